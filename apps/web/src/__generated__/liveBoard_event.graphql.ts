/**
 * @generated SignedSource<<3774a2e8e6b4a6a7a86001e6341e18b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TeamSide = "AWAY" | "HOME";
import type { FragmentRefs } from "relay-runtime";
export type liveBoard_event$data = {
  readonly awayParticipant: {
    readonly mediumName: string;
    readonly primaryColour: string;
  };
  readonly homeParticipant: {
    readonly mediumName: string;
    readonly primaryColour: string;
  };
  readonly statistics: {
    readonly __typename: "BaseballStatistics";
    readonly balls: number;
    readonly batter: string | null | undefined;
    readonly firstBaseOccupied: boolean;
    readonly lastPlay: string | null | undefined;
    readonly outs: number;
    readonly secondBaseOccupied: boolean;
    readonly strikes: number;
    readonly thirdBaseOccupied: boolean;
  } | {
    readonly __typename: "CricketStatistics";
    readonly ballsLeft: number | null | undefined;
    readonly currentBatter: string | null | undefined;
    readonly lastPlay: string | null | undefined;
    readonly runRate: string | null | undefined;
    readonly scoreText: string;
    readonly target: number | null | undefined;
    readonly wickets: number;
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
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly " $fragmentType": "liveBoard_event";
};
export type liveBoard_event$key = {
  readonly " $data"?: liveBoard_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"liveBoard_event">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediumName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "primaryColour",
    "storageKey": null
  }
],
v1 = {
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
  "name": "liveBoard_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Participant",
      "kind": "LinkedField",
      "name": "awayParticipant",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Participant",
      "kind": "LinkedField",
      "name": "homeParticipant",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
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
            (v1/*:: as any*/)
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
            (v1/*:: as any*/),
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
            (v1/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};
})();

(node as any).hash = "457ec8a01307fd8bd7b5d5a77593812e";

export default node;
