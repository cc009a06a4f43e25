/**
 * @generated SignedSource<<6c2c1b7b7f70d3bb69b1f85660227eb2>>
 * @relayHash fae00cd03d776ae2566ec4aa3a7992ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5370a61d68816078e2cd9986074a51bb94190b1b632ed34b43ac556a8d4b19a1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type EventWinner = "AWAY" | "HOME" | "TIE";
export type ParticipantType = "INVALID" | "PLAYER" | "TEAM";
export type PriceState = "FIRST_AWAITED" | "NEW_AWAITED" | "PRESENT";
export type SideMarker = "ATTACK" | "BALL" | "BAT" | "POWER_PLAY" | "SERVE" | "THROW";
export type SoccerMomentKind = "GOAL" | "RED_CARD";
export type TeamSide = "AWAY" | "HOME";
export type scoreboardScoresQuery$variables = {
  path: string;
};
export type scoreboardScoresQuery$data = {
  readonly page: {
    readonly __typename: "Page";
    readonly event: {
      readonly statistics: {
        readonly isInPlay: boolean;
      };
      readonly " $fragmentSpreads": FragmentRefs<"lineScore_event" | "scoreLine_event" | "winProbability_event">;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type scoreboardScoresQuery$rawResponse = {
  readonly page: {
    readonly __typename: "Page";
    readonly __isNode: "Page";
    readonly event: {
      readonly awayKeyStarter: {
        readonly fullName: string;
      } | null | undefined;
      readonly awayParticipant: {
        readonly countryName: string | null | undefined;
        readonly countryUrl: string | null | undefined;
        readonly headshotUrl: string | null | undefined;
        readonly id: string;
        readonly label: string;
        readonly mediumName: string;
        readonly name: string;
        readonly primaryColour: string;
        readonly rank: number | null | undefined;
        readonly record: string | null | undefined;
        readonly secondaryColour: string;
        readonly type: ParticipantType;
      };
      readonly competition: {
        readonly slug: string;
      };
      readonly homeKeyStarter: {
        readonly fullName: string;
      } | null | undefined;
      readonly homeParticipant: {
        readonly countryName: string | null | undefined;
        readonly countryUrl: string | null | undefined;
        readonly headshotUrl: string | null | undefined;
        readonly id: string;
        readonly label: string;
        readonly mediumName: string;
        readonly name: string;
        readonly primaryColour: string;
        readonly rank: number | null | undefined;
        readonly record: string | null | undefined;
        readonly secondaryColour: string;
        readonly type: ParticipantType;
      };
      readonly id: string;
      readonly priceState: PriceState;
      readonly sport: {
        readonly slug: string;
      };
      readonly startTime: string;
      readonly statistics: {
        readonly __typename: "BaseballStatistics";
        readonly alert: string;
        readonly away: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly awayErrors: number;
        readonly awayHits: number;
        readonly awayScore: number;
        readonly home: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly homeErrors: number;
        readonly homeHits: number;
        readonly homeScore: number;
        readonly isInPlay: boolean;
        readonly progress: string;
        readonly segments: ReadonlyArray<{
          readonly awayScore: number | null | undefined;
          readonly awayTieBreak: number | null | undefined;
          readonly homeScore: number | null | undefined;
          readonly homeTieBreak: number | null | undefined;
          readonly shortName: string;
        }>;
        readonly situation: string;
        readonly winner: EventWinner | null | undefined;
      } | {
        readonly __typename: "CombatStatistics";
        readonly alert: string;
        readonly away: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly awayScore: number;
        readonly home: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly homeScore: number;
        readonly isInPlay: boolean;
        readonly progress: string;
        readonly rounds: number;
        readonly segments: ReadonlyArray<{
          readonly awayScore: number | null | undefined;
          readonly awayTieBreak: number | null | undefined;
          readonly homeScore: number | null | undefined;
          readonly homeTieBreak: number | null | undefined;
          readonly shortName: string;
        }>;
        readonly situation: string;
        readonly winner: EventWinner | null | undefined;
      } | {
        readonly __typename: "FootballStatistics";
        readonly alert: string;
        readonly away: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly awayScore: number;
        readonly awayTimeouts: number;
        readonly home: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly homeScore: number;
        readonly homeTimeouts: number;
        readonly isInPlay: boolean;
        readonly progress: string;
        readonly scoring: ReadonlyArray<{
          readonly player: string;
          readonly side: TeamSide | null | undefined;
          readonly what: string;
        }>;
        readonly segments: ReadonlyArray<{
          readonly awayScore: number | null | undefined;
          readonly awayTieBreak: number | null | undefined;
          readonly homeScore: number | null | undefined;
          readonly homeTieBreak: number | null | undefined;
          readonly shortName: string;
        }>;
        readonly situation: string;
        readonly winner: EventWinner | null | undefined;
      } | {
        readonly __typename: "FutsalStatistics";
        readonly alert: string;
        readonly away: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly awayScore: number;
        readonly home: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly homeScore: number;
        readonly isInPlay: boolean;
        readonly moments: ReadonlyArray<{
          readonly isOwnGoal: boolean;
          readonly kind: SoccerMomentKind;
          readonly player: string;
          readonly side: TeamSide | null | undefined;
        }>;
        readonly progress: string;
        readonly segments: ReadonlyArray<{
          readonly awayScore: number | null | undefined;
          readonly awayTieBreak: number | null | undefined;
          readonly homeScore: number | null | undefined;
          readonly homeTieBreak: number | null | undefined;
          readonly shortName: string;
        }>;
        readonly situation: string;
        readonly winner: EventWinner | null | undefined;
      } | {
        readonly __typename: "HockeyStatistics";
        readonly alert: string;
        readonly away: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly awayScore: number;
        readonly home: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly homeScore: number;
        readonly isInPlay: boolean;
        readonly progress: string;
        readonly scoring: ReadonlyArray<{
          readonly player: string;
          readonly side: TeamSide | null | undefined;
          readonly what: string;
        }>;
        readonly segments: ReadonlyArray<{
          readonly awayScore: number | null | undefined;
          readonly awayTieBreak: number | null | undefined;
          readonly homeScore: number | null | undefined;
          readonly homeTieBreak: number | null | undefined;
          readonly shortName: string;
        }>;
        readonly situation: string;
        readonly winner: EventWinner | null | undefined;
      } | {
        readonly __typename: "SoccerStatistics";
        readonly alert: string;
        readonly away: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly awayScore: number;
        readonly home: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly homeScore: number;
        readonly isInPlay: boolean;
        readonly moments: ReadonlyArray<{
          readonly isOwnGoal: boolean;
          readonly kind: SoccerMomentKind;
          readonly player: string;
          readonly side: TeamSide | null | undefined;
        }>;
        readonly progress: string;
        readonly segments: ReadonlyArray<{
          readonly awayScore: number | null | undefined;
          readonly awayTieBreak: number | null | undefined;
          readonly homeScore: number | null | undefined;
          readonly homeTieBreak: number | null | undefined;
          readonly shortName: string;
        }>;
        readonly situation: string;
        readonly winner: EventWinner | null | undefined;
      } | {
        readonly __typename: string;
        readonly alert: string;
        readonly away: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly awayScore: number;
        readonly home: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly homeScore: number;
        readonly isInPlay: boolean;
        readonly progress: string;
        readonly segments: ReadonlyArray<{
          readonly awayScore: number | null | undefined;
          readonly awayTieBreak: number | null | undefined;
          readonly homeScore: number | null | undefined;
          readonly homeTieBreak: number | null | undefined;
          readonly shortName: string;
        }>;
        readonly situation: string;
        readonly winner: EventWinner | null | undefined;
      };
      readonly status: EventStatus;
      readonly winProbability: ReadonlyArray<{
        readonly draw: number;
        readonly elapsed: number;
        readonly home: number;
      }>;
    } | null | undefined;
    readonly id: string;
  } | {
    readonly __typename: string;
    readonly __isNode?: string;
    readonly id?: string;
  };
};
export type scoreboardScoresQuery = {
  rawResponse: scoreboardScoresQuery$rawResponse;
  response: scoreboardScoresQuery$data;
  variables: scoreboardScoresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "path"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "canonicalUrl",
    "variableName": "path"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isInPlay",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeScore",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayScore",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "score",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "segmentScore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "marker",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "note",
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "player",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "ScoringPlay",
  "kind": "LinkedField",
  "name": "scoring",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "what",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SoccerMoment",
    "kind": "LinkedField",
    "name": "moments",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      (v8/*:: as any*/),
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOwnGoal",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  }
],
v13 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediumName",
    "storageKey": null
  },
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
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
    "name": "rank",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "record",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "primaryColour",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "secondaryColour",
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
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "type",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "headshotUrl",
    "storageKey": null
  }
],
v14 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "scoreboardScoresQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "StandardEvent",
                "kind": "LinkedField",
                "name": "event",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "statistics",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "scoreLine_event"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "lineScore_event"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "winProbability_event"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Page",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "scoreboardScoresQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "page",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "StandardEvent",
                "kind": "LinkedField",
                "name": "event",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "statistics",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
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
                        "concreteType": "SideStatistics",
                        "kind": "LinkedField",
                        "name": "away",
                        "plural": false,
                        "selections": (v6/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SideStatistics",
                        "kind": "LinkedField",
                        "name": "home",
                        "plural": false,
                        "selections": (v6/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v9/*:: as any*/),
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
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v9/*:: as any*/)
                        ],
                        "type": "HockeyStatistics",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v10/*:: as any*/),
                        "type": "SoccerStatistics",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v10/*:: as any*/),
                        "type": "FutsalStatistics",
                        "abstractKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "winner",
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
                      },
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
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "homeTieBreak",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "awayTieBreak",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "homeHits",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "awayHits",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "homeErrors",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "awayErrors",
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
                            "name": "rounds",
                            "storageKey": null
                          }
                        ],
                        "type": "CombatStatistics",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
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
                    "concreteType": "Sport",
                    "kind": "LinkedField",
                    "name": "sport",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Participant",
                    "kind": "LinkedField",
                    "name": "awayParticipant",
                    "plural": false,
                    "selections": (v13/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Participant",
                    "kind": "LinkedField",
                    "name": "homeParticipant",
                    "plural": false,
                    "selections": (v13/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "KeyStarter",
                    "kind": "LinkedField",
                    "name": "awayKeyStarter",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "KeyStarter",
                    "kind": "LinkedField",
                    "name": "homeKeyStarter",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "priceState",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Competition",
                    "kind": "LinkedField",
                    "name": "competition",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "draw",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Page",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v11/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5370a61d68816078e2cd9986074a51bb94190b1b632ed34b43ac556a8d4b19a1",
    "metadata": {},
    "name": "scoreboardScoresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "220fb94d66d1e4c461a46d25b13764b3";

export default node;
