/**
 * @generated SignedSource<<0565d9b9ddaa0712f913c62e95175e58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TeamSide = "AWAY" | "HOME";
import type { FragmentRefs } from "relay-runtime";
export type sportStatistics_statistics$data = {
  readonly __typename: "BaseballStatistics";
  readonly balls: number;
  readonly batter: string | null | undefined;
  readonly firstBaseOccupied: boolean;
  readonly lastPlay: string | null | undefined;
  readonly outs: number;
  readonly secondBaseOccupied: boolean;
  readonly strikes: number;
  readonly thirdBaseOccupied: boolean;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  readonly __typename: "CricketStatistics";
  readonly ballsLeft: number | null | undefined;
  readonly currentBatter: string | null | undefined;
  readonly lastPlay: string | null | undefined;
  readonly runRate: string | null | undefined;
  readonly scoreText: string;
  readonly target: number | null | undefined;
  readonly wickets: number;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  readonly __typename: "FootballStatistics";
  readonly ballOn: number | null | undefined;
  readonly downAndDistance: string | null | undefined;
  readonly driveStart: number | null | undefined;
  readonly lastPlay: string | null | undefined;
  readonly lineToGain: number | null | undefined;
  readonly possession: TeamSide | null | undefined;
  readonly redZone: boolean;
  readonly yardLine: string | null | undefined;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "sportStatistics_statistics";
};
export type sportStatistics_statistics$key = {
  readonly " $data"?: sportStatistics_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"sportStatistics_statistics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastPlay",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sportStatistics_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ballOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "driveStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineToGain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "possession",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "redZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yardLine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downAndDistance",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "type": "FootballStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "batter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstBaseOccupied",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondBaseOccupied",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "strikes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thirdBaseOccupied",
          "storageKey": null
        }
      ],
      "type": "BaseballStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ballsLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentBatter",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scoreText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "target",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wickets",
          "storageKey": null
        }
      ],
      "type": "CricketStatistics",
      "abstractKey": null
    }
  ],
  "type": "EventStatistics",
  "abstractKey": "__isEventStatistics"
};
})();

(node as any).hash = "c8cb6b83d7fa31f2a9f25d8c1317be67";

export default node;
