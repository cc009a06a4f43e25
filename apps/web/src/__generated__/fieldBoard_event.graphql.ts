/**
 * @generated SignedSource<<034b04f9392cf952dae4aa87b8ddd2b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
import type { FragmentRefs } from "relay-runtime";
export type fieldBoard_event$data = {
  readonly board: {
    readonly __typename: "FuturesStatistics";
    readonly isPlayOffs: boolean;
    readonly lastPlay: string | null | undefined;
    readonly leaderboard: ReadonlyArray<{
      readonly countryName: string | null | undefined;
      readonly countryUrl: string | null | undefined;
      readonly name: string;
      readonly place: string;
      readonly player: number;
      readonly team: string;
      readonly values: ReadonlyArray<string>;
    }>;
    readonly leaderboardColumns: ReadonlyArray<string>;
    readonly participant: string;
    readonly played: number;
    readonly scheduled: number;
  } | {
    readonly __typename: "GolfStatistics";
    readonly cutLine: string | null | undefined;
    readonly leaderboard: ReadonlyArray<{
      readonly countryName: string | null | undefined;
      readonly countryUrl: string | null | undefined;
      readonly name: string;
      readonly place: string;
      readonly player: number;
      readonly team: string;
      readonly values: ReadonlyArray<string>;
    }>;
    readonly leaderboardColumns: ReadonlyArray<string>;
  } | {
    readonly __typename: "MotorRacingStatistics";
    readonly isSafetyCar: boolean;
    readonly lap: number;
    readonly laps: number;
    readonly lastPlay: string | null | undefined;
    readonly leaderboard: ReadonlyArray<{
      readonly countryName: string | null | undefined;
      readonly countryUrl: string | null | undefined;
      readonly name: string;
      readonly place: string;
      readonly player: number;
      readonly team: string;
      readonly values: ReadonlyArray<string>;
    }>;
    readonly leaderboardColumns: ReadonlyArray<string>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly name: string;
  readonly startTime: string;
  readonly statistics: {
    readonly alert: string;
    readonly awayScore: number;
    readonly homeScore: number;
    readonly isInPlay: boolean;
    readonly progress: string;
    readonly situation: string;
  };
  readonly status: EventStatus;
  readonly " $fragmentSpreads": FragmentRefs<"eventMoment_event">;
  readonly " $fragmentType": "fieldBoard_event";
};
export type fieldBoard_event$key = {
  readonly " $data"?: fieldBoard_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"fieldBoard_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastPlay",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leaderboardColumns",
  "storageKey": null
},
v3 = {
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
    (v0/*:: as any*/),
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
  "name": "fieldBoard_event",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
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
          "name": "homeScore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awayScore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInPlay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "progress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "situation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alert",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "board",
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
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
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
            (v2/*:: as any*/),
            (v3/*:: as any*/)
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
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "type": "MotorRacingStatistics",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "eventMoment_event"
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};
})();

(node as any).hash = "90d5341544f7a5ac557119a08114cbd4";

export default node;
