/**
 * @generated SignedSource<<2bcbe44218bee716eb15b3b04b5f6e1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type TeamSide = "AWAY" | "HOME";
import type { FragmentRefs } from "relay-runtime";
export type pageSubscriptionsEvent_event$data = {
  readonly id: string;
  readonly marketCount: number;
  readonly startTime: string;
  readonly statistics: {
    readonly __typename: string;
    readonly awayScore: number;
    readonly awayTimeouts?: number;
    readonly ballOn?: number | null | undefined;
    readonly downAndDistance?: string | null | undefined;
    readonly driveStart?: number | null | undefined;
    readonly homeScore: number;
    readonly homeTimeouts?: number;
    readonly isInPlay: boolean;
    readonly lastPlay?: string | null | undefined;
    readonly lineToGain?: number | null | undefined;
    readonly possession?: TeamSide | null | undefined;
    readonly progress: string;
    readonly redZone?: boolean;
    readonly segments?: ReadonlyArray<{
      readonly awayScore: number | null | undefined;
      readonly homeScore: number | null | undefined;
      readonly shortName: string;
    }>;
    readonly yardLine?: string | null | undefined;
  };
  readonly status: EventStatus;
  readonly winProbability?: ReadonlyArray<{
    readonly elapsed: number;
    readonly home: number;
  }>;
  readonly " $fragmentType": "pageSubscriptionsEvent_event";
};
export type pageSubscriptionsEvent_event$key = {
  readonly " $data"?: pageSubscriptionsEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageSubscriptionsEvent_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeScore",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayScore",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "board"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "pageSubscriptionsEvent_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "marketCount",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "condition": "board",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Segment",
              "kind": "LinkedField",
              "name": "segments",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "shortName",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ]
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastPlay",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "homeTimeouts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "awayTimeouts",
              "storageKey": null
            }
          ],
          "type": "FootballStatistics",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "condition": "board",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WinProbabilityPoint",
          "kind": "LinkedField",
          "name": "winProbability",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "elapsed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "home",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};
})();

(node as any).hash = "e1da5a07e8f268f42793e09d7ede1f0c";

export default node;
