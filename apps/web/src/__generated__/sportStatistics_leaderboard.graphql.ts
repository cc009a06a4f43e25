/**
 * @generated SignedSource<<ea7b61a2e8e6fc942a2e0578f257f102>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sportStatistics_leaderboard$data = {
  readonly cutLine?: string | null | undefined;
  readonly isPlayOffs?: boolean;
  readonly isSafetyCar?: boolean;
  readonly lap?: number;
  readonly laps?: number;
  readonly lastPlay?: string | null | undefined;
  readonly leaderboard?: ReadonlyArray<{
    readonly countryName: string | null | undefined;
    readonly countryUrl: string | null | undefined;
    readonly name: string;
    readonly place: string;
    readonly player: number;
    readonly team: string;
    readonly values: ReadonlyArray<string>;
  }>;
  readonly leaderboardColumns?: ReadonlyArray<string>;
  readonly participant?: string;
  readonly played?: number;
  readonly scheduled?: number;
  readonly " $fragmentType": "sportStatistics_leaderboard";
};
export type sportStatistics_leaderboard$key = {
  readonly " $data"?: sportStatistics_leaderboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"sportStatistics_leaderboard">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastPlay",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leaderboardColumns",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "LeaderboardRow",
  "kind": "LinkedField",
  "name": "leaderboard",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "player",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "team",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sportStatistics_leaderboard",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "played",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scheduled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPlayOffs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "participant",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "type": "FuturesStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cutLine",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "type": "GolfStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lap",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "laps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSafetyCar",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "type": "MotorRacingStatistics",
      "abstractKey": null
    }
  ],
  "type": "EventStatistics",
  "abstractKey": "__isEventStatistics"
};
})();

(node as any).hash = "a9f8133141a7b1b19e3462deb4f028c0";

export default node;
