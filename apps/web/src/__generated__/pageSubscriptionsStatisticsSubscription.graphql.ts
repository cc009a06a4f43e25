/**
 * @generated SignedSource<<c98b9c97cab3e98455f12ead1a4ebacf>>
 * @relayHash 088fdf21afae3e46f4a28a5a471270c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6a6ee0e4d89f3588b1196e72acf36031bf25bc14c6ba6ac4ca8a1b16bf0e980

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type EventWinner = "AWAY" | "HOME" | "TIE";
export type LiveStreamStatus = "LIVE" | "SCHEDULED";
export type PriceState = "FIRST_AWAITED" | "NEW_AWAITED" | "PRESENT";
export type SideMarker = "ATTACK" | "BALL" | "BAT" | "POWER_PLAY" | "SERVE" | "THROW";
export type SoccerMomentKind = "GOAL" | "RED_CARD";
export type Suspension = "DATA_AWAITED" | "HOUSE" | "ODDS_IN_THE_MAKING" | "ODDS_UNSETTLED" | "PLAY_UNDER_WAY" | "POSTPONED" | "START_OVERDUE";
export type TeamSide = "AWAY" | "HOME";
export type VictoryType = "DECISION" | "DISQUALIFICATION" | "DRAW" | "KNOCKOUT" | "NO_CONTEST" | "SUBMISSION";
export type pageSubscriptionsStatisticsSubscription$variables = {
  board: boolean;
  canonicalPath: string;
  segments: boolean;
};
export type pageSubscriptionsStatisticsSubscription$data = {
  readonly eventStatisticsUpdated: {
    readonly events: ReadonlyArray<{
      readonly awayKeyStarter: {
        readonly fullName: string;
      } | null | undefined;
      readonly awayParticipant?: {
        readonly id: string;
        readonly record: string | null | undefined;
      };
      readonly eventLiveStream?: {
        readonly dmas: ReadonlyArray<string>;
        readonly status: LiveStreamStatus;
      } | null | undefined;
      readonly homeKeyStarter: {
        readonly fullName: string;
      } | null | undefined;
      readonly homeParticipant?: {
        readonly id: string;
        readonly record: string | null | undefined;
      };
      readonly id: string;
      readonly marketCount: number;
      readonly priceState: PriceState;
      readonly sequence?: number;
      readonly startTime: string;
      readonly statistics: {
        readonly __typename: string;
        readonly alert: string;
        readonly away: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly awayAverage?: number;
        readonly awayBonus?: boolean;
        readonly awayCorners?: number;
        readonly awayErrors?: number;
        readonly awayFouls?: number;
        readonly awayGameScore?: string;
        readonly awayHits?: number;
        readonly awayKnockdowns?: number;
        readonly awayMaximums?: number;
        readonly awayMoney?: number;
        readonly awayNetEmpty?: boolean;
        readonly awayPlayersInBox?: number;
        readonly awayRedCards?: number;
        readonly awayRounds?: number;
        readonly awayScore: number;
        readonly awayShots?: number;
        readonly awayShotsOnTarget?: number;
        readonly awaySkaters?: number;
        readonly awayStrikes?: number;
        readonly awaySuspensions?: number;
        readonly awayTakedowns?: number;
        readonly awayTimeouts?: number;
        readonly awayYellowCards?: number;
        readonly ballOn?: number | null | undefined;
        readonly balls?: number;
        readonly ballsLeft?: number | null | undefined;
        readonly batter?: string | null | undefined;
        readonly board?: {
          readonly " $fragmentSpreads": FragmentRefs<"sportStatistics_leaderboard">;
        } | null | undefined;
        readonly counts?: ReadonlyArray<{
          readonly away: number;
          readonly home: number;
          readonly title: string;
        }>;
        readonly currentBatter?: string | null | undefined;
        readonly currentServer?: TeamSide | null | undefined;
        readonly downAndDistance?: string | null | undefined;
        readonly driveStart?: number | null | undefined;
        readonly fightRounds?: ReadonlyArray<{
          readonly away: number;
          readonly home: number;
        }>;
        readonly firstBaseOccupied?: boolean;
        readonly gameMinutes?: number;
        readonly home: {
          readonly marker: SideMarker | null | undefined;
          readonly note: string;
          readonly score: string;
          readonly segmentScore: number | null | undefined;
        };
        readonly homeAverage?: number;
        readonly homeBonus?: boolean;
        readonly homeCorners?: number;
        readonly homeErrors?: number;
        readonly homeFouls?: number;
        readonly homeGameScore?: string;
        readonly homeHits?: number;
        readonly homeKnockdowns?: number;
        readonly homeMaximums?: number;
        readonly homeMoney?: number;
        readonly homeNetEmpty?: boolean;
        readonly homePlayersInBox?: number;
        readonly homeRedCards?: number;
        readonly homeRounds?: number;
        readonly homeScore: number;
        readonly homeShots?: number;
        readonly homeShotsOnTarget?: number;
        readonly homeSkaters?: number;
        readonly homeStrikes?: number;
        readonly homeSuspensions?: number;
        readonly homeTakedowns?: number;
        readonly homeTimeouts?: number;
        readonly homeYellowCards?: number;
        readonly innings?: ReadonlyArray<{
          readonly isSuperOver: boolean;
          readonly scoreText: string;
          readonly side: TeamSide | null | undefined;
        }>;
        readonly isInPlay: boolean;
        readonly lastPlay?: string | null | undefined;
        readonly legscore?: {
          readonly away: number;
          readonly home: number;
        };
        readonly lineToGain?: number | null | undefined;
        readonly minute?: number;
        readonly moments?: ReadonlyArray<{
          readonly isOwnGoal: boolean;
          readonly kind: SoccerMomentKind;
          readonly minute: number;
          readonly player: string;
          readonly side: TeamSide | null | undefined;
          readonly stoppage: number;
        }>;
        readonly outs?: number;
        readonly possession?: TeamSide | null | undefined;
        readonly powerPlay?: TeamSide | null | undefined;
        readonly powerPlayClock?: string | null | undefined;
        readonly progress: string;
        readonly redZone?: boolean;
        readonly round?: number;
        readonly roundWinners?: ReadonlyArray<TeamSide>;
        readonly rounds?: number;
        readonly runRate?: string | null | undefined;
        readonly scoreText?: string;
        readonly scoring?: {
          readonly " $fragmentSpreads": FragmentRefs<"sportStatistics_scoring">;
        } | null | undefined;
        readonly second?: number;
        readonly secondBaseOccupied?: boolean;
        readonly segments?: ReadonlyArray<{
          readonly awayScore: number | null | undefined;
          readonly awayTieBreak: number | null | undefined;
          readonly homeScore: number | null | undefined;
          readonly homeTieBreak: number | null | undefined;
          readonly shortName: string;
        }>;
        readonly shotsTold?: boolean;
        readonly situation: string;
        readonly strikes?: number;
        readonly target?: number | null | undefined;
        readonly thirdBaseOccupied?: boolean;
        readonly throw?: TeamSide | null | undefined;
        readonly victoryTypeEnum?: VictoryType | null | undefined;
        readonly wickets?: number;
        readonly winner: EventWinner | null | undefined;
        readonly winningFighter?: TeamSide | null | undefined;
        readonly yardLine?: string | null | undefined;
      };
      readonly status: EventStatus;
      readonly suspension: Suspension | null | undefined;
      readonly winProbability?: ReadonlyArray<{
        readonly draw: number;
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
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "segments"
},
v3 = [
  {
    "kind": "Variable",
    "name": "canonicalPath",
    "variableName": "canonicalPath"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sequence",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceState",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suspension",
  "storageKey": null
},
v11 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "record",
    "storageKey": null
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "home",
  "storageKey": null
},
v13 = {
  "condition": "board",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Participant",
      "kind": "LinkedField",
      "name": "awayParticipant",
      "plural": false,
      "selections": (v11/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Participant",
      "kind": "LinkedField",
      "name": "homeParticipant",
      "plural": false,
      "selections": (v11/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventLiveStream",
      "kind": "LinkedField",
      "name": "eventLiveStream",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dmas",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
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
        (v12/*:: as any*/),
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
  ]
},
v14 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "KeyStarter",
  "kind": "LinkedField",
  "name": "awayKeyStarter",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "KeyStarter",
  "kind": "LinkedField",
  "name": "homeKeyStarter",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeScore",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayScore",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "winner",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isInPlay",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "situation",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alert",
  "storageKey": null
},
v24 = [
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
    "name": "marker",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "note",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "segmentScore",
    "storageKey": null
  }
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "SideStatistics",
  "kind": "LinkedField",
  "name": "away",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "SideStatistics",
  "kind": "LinkedField",
  "name": "home",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "away",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "SideCount",
  "kind": "LinkedField",
  "name": "counts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v27/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v29 = {
  "condition": "segments",
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
        (v17/*:: as any*/),
        (v18/*:: as any*/),
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
    }
  ]
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "possession",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastPlay",
  "storageKey": null
},
v33 = {
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
    (v31/*:: as any*/),
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
    (v32/*:: as any*/),
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
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minute",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gameMinutes",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "player",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v38 = {
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
      "name": "isOwnGoal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stoppage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v34/*:: as any*/),
    (v36/*:: as any*/),
    (v37/*:: as any*/)
  ],
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayCorners",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeCorners",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayShots",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeShots",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayShotsOnTarget",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeShotsOnTarget",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayYellowCards",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeYellowCards",
  "storageKey": null
},
v47 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayRedCards",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeRedCards",
      "storageKey": null
    },
    (v34/*:: as any*/),
    (v35/*:: as any*/),
    (v38/*:: as any*/),
    (v39/*:: as any*/),
    (v40/*:: as any*/),
    (v41/*:: as any*/),
    (v42/*:: as any*/),
    (v43/*:: as any*/),
    (v44/*:: as any*/),
    (v45/*:: as any*/),
    (v46/*:: as any*/),
    (v32/*:: as any*/)
  ],
  "type": "SoccerStatistics",
  "abstractKey": null
},
v48 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaySuspensions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeSuspensions",
      "storageKey": null
    },
    (v34/*:: as any*/),
    (v35/*:: as any*/),
    (v38/*:: as any*/),
    (v39/*:: as any*/),
    (v40/*:: as any*/),
    (v41/*:: as any*/),
    (v42/*:: as any*/),
    (v43/*:: as any*/),
    (v44/*:: as any*/),
    (v45/*:: as any*/),
    (v46/*:: as any*/),
    (v32/*:: as any*/)
  ],
  "type": "FutsalStatistics",
  "abstractKey": null
},
v49 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayFouls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeFouls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayBonus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeBonus",
      "storageKey": null
    },
    (v32/*:: as any*/)
  ],
  "type": "BasketballStatistics",
  "abstractKey": null
},
v50 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaySkaters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeSkaters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayPlayersInBox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homePlayersInBox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayNetEmpty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeNetEmpty",
      "storageKey": null
    },
    (v41/*:: as any*/),
    (v42/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shotsTold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "powerPlay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "powerPlayClock",
      "storageKey": null
    },
    (v32/*:: as any*/)
  ],
  "type": "HockeyStatistics",
  "abstractKey": null
},
v51 = {
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
    (v32/*:: as any*/),
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
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scoreText",
  "storageKey": null
},
v53 = {
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
    {
      "alias": null,
      "args": null,
      "concreteType": "CricketInnings",
      "kind": "LinkedField",
      "name": "innings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSuperOver",
          "storageKey": null
        },
        (v52/*:: as any*/),
        (v37/*:: as any*/)
      ],
      "storageKey": null
    },
    (v32/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runRate",
      "storageKey": null
    },
    (v52/*:: as any*/),
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
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentServer",
  "storageKey": null
},
v55 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "awayGameScore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "homeGameScore",
    "storageKey": null
  },
  (v54/*:: as any*/),
  (v32/*:: as any*/)
],
v56 = {
  "kind": "InlineFragment",
  "selections": (v55/*:: as any*/),
  "type": "TennisStatistics",
  "abstractKey": null
},
v57 = {
  "kind": "InlineFragment",
  "selections": (v55/*:: as any*/),
  "type": "TableTennisStatistics",
  "abstractKey": null
},
v58 = [
  (v27/*:: as any*/),
  (v12/*:: as any*/)
],
v59 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayAverage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeAverage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayMaximums",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeMaximums",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DartsLegscore",
      "kind": "LinkedField",
      "name": "legscore",
      "plural": false,
      "selections": (v58/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "throw",
      "storageKey": null
    },
    (v32/*:: as any*/)
  ],
  "type": "DartsStatistics",
  "abstractKey": null
},
v60 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "awayMoney",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "homeMoney",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "awayRounds",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "homeRounds",
    "storageKey": null
  },
  (v54/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "roundWinners",
    "storageKey": null
  },
  (v32/*:: as any*/)
],
v61 = {
  "kind": "InlineFragment",
  "selections": (v60/*:: as any*/),
  "type": "CounterStrikeStatistics",
  "abstractKey": null
},
v62 = {
  "kind": "InlineFragment",
  "selections": (v60/*:: as any*/),
  "type": "ValorantStatistics",
  "abstractKey": null
},
v63 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayKnockdowns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeKnockdowns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayStrikes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeStrikes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayTakedowns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeTakedowns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FightRound",
      "kind": "LinkedField",
      "name": "fightRounds",
      "plural": true,
      "selections": (v58/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "round",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rounds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "second",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "winningFighter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "victoryTypeEnum",
      "storageKey": null
    },
    (v32/*:: as any*/)
  ],
  "type": "CombatStatistics",
  "abstractKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leaderboardColumns",
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "concreteType": "LeaderboardRow",
  "kind": "LinkedField",
  "name": "leaderboard",
  "plural": true,
  "selections": [
    (v36/*:: as any*/),
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
},
v66 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ScoringPlay",
    "kind": "LinkedField",
    "name": "scoring",
    "plural": true,
    "selections": [
      (v18/*:: as any*/),
      (v17/*:: as any*/),
      (v36/*:: as any*/),
      (v37/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "what",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "when",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "pageSubscriptionsStatisticsSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "EventsUpdate",
        "kind": "LinkedField",
        "name": "eventStatisticsUpdated",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StandardEvent",
            "kind": "LinkedField",
            "name": "events",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v13/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "statistics",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  {
                    "condition": "board",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v28/*:: as any*/),
                      {
                        "fragment": {
                          "kind": "InlineFragment",
                          "selections": [
                            {
                              "args": null,
                              "kind": "FragmentSpread",
                              "name": "sportStatistics_leaderboard"
                            }
                          ],
                          "type": "EventStatistics",
                          "abstractKey": "__isEventStatistics"
                        },
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "board"
                      },
                      {
                        "fragment": {
                          "kind": "InlineFragment",
                          "selections": [
                            {
                              "args": null,
                              "kind": "FragmentSpread",
                              "name": "sportStatistics_scoring"
                            }
                          ],
                          "type": "EventStatistics",
                          "abstractKey": "__isEventStatistics"
                        },
                        "kind": "AliasedInlineFragmentSpread",
                        "name": "scoring"
                      }
                    ]
                  },
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v33/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v53/*:: as any*/),
                  (v56/*:: as any*/),
                  (v57/*:: as any*/),
                  (v59/*:: as any*/),
                  (v61/*:: as any*/),
                  (v62/*:: as any*/),
                  (v63/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "pageSubscriptionsStatisticsSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "EventsUpdate",
        "kind": "LinkedField",
        "name": "eventStatisticsUpdated",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StandardEvent",
            "kind": "LinkedField",
            "name": "events",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "statistics",
                "plural": false,
                "selections": [
                  (v30/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isEventStatistics"
                  },
                  {
                    "condition": "board",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v28/*:: as any*/),
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
                          (v32/*:: as any*/),
                          (v64/*:: as any*/),
                          (v65/*:: as any*/)
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
                          (v64/*:: as any*/),
                          (v65/*:: as any*/)
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
                          (v32/*:: as any*/),
                          (v64/*:: as any*/),
                          (v65/*:: as any*/)
                        ],
                        "type": "MotorRacingStatistics",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v66/*:: as any*/),
                        "type": "FootballStatistics",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v66/*:: as any*/),
                        "type": "HockeyStatistics",
                        "abstractKey": null
                      }
                    ]
                  },
                  (v29/*:: as any*/),
                  (v33/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v53/*:: as any*/),
                  (v56/*:: as any*/),
                  (v57/*:: as any*/),
                  (v59/*:: as any*/),
                  (v61/*:: as any*/),
                  (v62/*:: as any*/),
                  (v63/*:: as any*/)
                ],
                "storageKey": null
              },
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b6a6ee0e4d89f3588b1196e72acf36031bf25bc14c6ba6ac4ca8a1b16bf0e980",
    "metadata": {},
    "name": "pageSubscriptionsStatisticsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "847d67589af1ee42858a740cdf5e99f6";

export default node;
