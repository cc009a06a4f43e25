/**
 * @generated SignedSource<<adc50e40ed4da18e2803e802d026d37d>>
 * @relayHash aac522fcc5d21d4b45f09dbd65a5dbaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c551a852fdb0e753116755e2e41d6570e71dbbf492ed4a81927c3bc2c99cefa

import type { ConcreteRequest } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type TeamSide = "AWAY" | "HOME";
export type pageSubscriptionsStatisticsSubscription$variables = {
  board: boolean;
  canonicalPath: string;
};
export type pageSubscriptionsStatisticsSubscription$data = {
  readonly eventStatisticsUpdated: {
    readonly events: ReadonlyArray<{
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
    }>;
    readonly sequence: number;
  };
};
export type pageSubscriptionsStatisticsSubscription = {
  response: pageSubscriptionsStatisticsSubscription$data;
  variables: pageSubscriptionsStatisticsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "board"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "canonicalPath"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeScore",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayScore",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "canonicalPath",
        "variableName": "canonicalPath"
      }
    ],
    "concreteType": "EventsUpdate",
    "kind": "LinkedField",
    "name": "eventStatisticsUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sequence",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StandardEvent",
        "kind": "LinkedField",
        "name": "events",
        "plural": true,
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/)
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
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "pageSubscriptionsStatisticsSubscription",
    "selections": (v4/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "pageSubscriptionsStatisticsSubscription",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "1c551a852fdb0e753116755e2e41d6570e71dbbf492ed4a81927c3bc2c99cefa",
    "metadata": {},
    "name": "pageSubscriptionsStatisticsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c5b2079901d38bf43cb5532a66849420";

export default node;
