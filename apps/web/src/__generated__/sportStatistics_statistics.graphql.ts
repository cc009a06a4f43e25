/**
 * @generated SignedSource<<84ab11545859e2e83fbbc74c57ec5389>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SoccerMomentKind = "GOAL" | "RED_CARD";
export type TeamSide = "AWAY" | "HOME";
export type VictoryType = "DECISION" | "DISQUALIFICATION" | "DRAW" | "KNOCKOUT" | "NO_CONTEST" | "SUBMISSION";
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
  readonly __typename: "BasketballStatistics";
  readonly awayBonus: boolean;
  readonly awayFouls: number;
  readonly homeBonus: boolean;
  readonly homeFouls: number;
  readonly lastPlay: string | null | undefined;
  readonly possession: TeamSide | null | undefined;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  readonly __typename: "CombatStatistics";
  readonly awayKnockdowns: number;
  readonly awayStrikes: number;
  readonly awayTakedowns: number;
  readonly fightRounds: ReadonlyArray<{
    readonly away: number;
    readonly home: number;
  }>;
  readonly homeKnockdowns: number;
  readonly homeStrikes: number;
  readonly homeTakedowns: number;
  readonly lastPlay: string | null | undefined;
  readonly round: number;
  readonly rounds: number;
  readonly second: number;
  readonly victoryTypeEnum: VictoryType | null | undefined;
  readonly winningFighter: TeamSide | null | undefined;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  readonly __typename: "CounterStrikeStatistics";
  readonly awayMoney: number;
  readonly awayRounds: number;
  readonly currentServer: TeamSide | null | undefined;
  readonly homeMoney: number;
  readonly homeRounds: number;
  readonly lastPlay: string | null | undefined;
  readonly roundWinners: ReadonlyArray<TeamSide>;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  readonly __typename: "CricketStatistics";
  readonly ballsLeft: number | null | undefined;
  readonly currentBatter: string | null | undefined;
  readonly innings: ReadonlyArray<{
    readonly isSuperOver: boolean;
    readonly scoreText: string;
    readonly side: TeamSide | null | undefined;
  }>;
  readonly lastPlay: string | null | undefined;
  readonly runRate: string | null | undefined;
  readonly scoreText: string;
  readonly target: number | null | undefined;
  readonly wickets: number;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  readonly __typename: "DartsStatistics";
  readonly awayAverage: number;
  readonly awayMaximums: number;
  readonly homeAverage: number;
  readonly homeMaximums: number;
  readonly lastPlay: string | null | undefined;
  readonly legscore: {
    readonly away: number;
    readonly home: number;
  };
  readonly throw: TeamSide | null | undefined;
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
  readonly __typename: "FutsalStatistics";
  readonly awayCorners: number;
  readonly awayShots: number;
  readonly awayShotsOnTarget: number;
  readonly awaySuspensions: number;
  readonly awayYellowCards: number;
  readonly gameMinutes: number;
  readonly homeCorners: number;
  readonly homeShots: number;
  readonly homeShotsOnTarget: number;
  readonly homeSuspensions: number;
  readonly homeYellowCards: number;
  readonly lastPlay: string | null | undefined;
  readonly minute: number;
  readonly moments: ReadonlyArray<{
    readonly isOwnGoal: boolean;
    readonly kind: SoccerMomentKind;
    readonly minute: number;
    readonly player: string;
    readonly side: TeamSide | null | undefined;
    readonly stoppage: number;
  }>;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  readonly __typename: "HockeyStatistics";
  readonly awayNetEmpty: boolean;
  readonly awayPlayersInBox: number;
  readonly awayShots: number;
  readonly awaySkaters: number;
  readonly homeNetEmpty: boolean;
  readonly homePlayersInBox: number;
  readonly homeShots: number;
  readonly homeSkaters: number;
  readonly lastPlay: string | null | undefined;
  readonly powerPlay: TeamSide | null | undefined;
  readonly powerPlayClock: string | null | undefined;
  readonly shotsTold: boolean;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  readonly __typename: "SoccerStatistics";
  readonly awayCorners: number;
  readonly awayRedCards: number;
  readonly awayShots: number;
  readonly awayShotsOnTarget: number;
  readonly awayYellowCards: number;
  readonly gameMinutes: number;
  readonly homeCorners: number;
  readonly homeRedCards: number;
  readonly homeShots: number;
  readonly homeShotsOnTarget: number;
  readonly homeYellowCards: number;
  readonly lastPlay: string | null | undefined;
  readonly minute: number;
  readonly moments: ReadonlyArray<{
    readonly isOwnGoal: boolean;
    readonly kind: SoccerMomentKind;
    readonly minute: number;
    readonly player: string;
    readonly side: TeamSide | null | undefined;
    readonly stoppage: number;
  }>;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  readonly __typename: "TableTennisStatistics";
  readonly awayGameScore: string;
  readonly currentServer: TeamSide | null | undefined;
  readonly homeGameScore: string;
  readonly lastPlay: string | null | undefined;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  readonly __typename: "TennisStatistics";
  readonly awayGameScore: string;
  readonly currentServer: TeamSide | null | undefined;
  readonly homeGameScore: string;
  readonly lastPlay: string | null | undefined;
  readonly " $fragmentType": "sportStatistics_statistics";
} | {
  readonly __typename: "ValorantStatistics";
  readonly awayMoney: number;
  readonly awayRounds: number;
  readonly currentServer: TeamSide | null | undefined;
  readonly homeMoney: number;
  readonly homeRounds: number;
  readonly lastPlay: string | null | undefined;
  readonly roundWinners: ReadonlyArray<TeamSide>;
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
  "name": "possession",
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
  "name": "minute",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gameMinutes",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v5 = {
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
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "player",
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayCorners",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeCorners",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayShots",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeShots",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayShotsOnTarget",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeShotsOnTarget",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayYellowCards",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeYellowCards",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scoreText",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentServer",
  "storageKey": null
},
v16 = [
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
  (v15/*:: as any*/),
  (v1/*:: as any*/)
],
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "away",
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
v18 = [
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
  (v15/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "roundWinners",
    "storageKey": null
  },
  (v1/*:: as any*/)
];
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
        (v0/*:: as any*/),
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
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "type": "SoccerStatistics",
      "abstractKey": null
    },
    {
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
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "type": "FutsalStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
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
        (v1/*:: as any*/)
      ],
      "type": "BasketballStatistics",
      "abstractKey": null
    },
    {
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
        (v8/*:: as any*/),
        (v9/*:: as any*/),
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
        (v1/*:: as any*/)
      ],
      "type": "HockeyStatistics",
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
            (v14/*:: as any*/),
            (v4/*:: as any*/)
          ],
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
        (v14/*:: as any*/),
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
    {
      "kind": "InlineFragment",
      "selections": (v16/*:: as any*/),
      "type": "TennisStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v16/*:: as any*/),
      "type": "TableTennisStatistics",
      "abstractKey": null
    },
    {
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
          "selections": (v17/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "throw",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "type": "DartsStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v18/*:: as any*/),
      "type": "CounterStrikeStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v18/*:: as any*/),
      "type": "ValorantStatistics",
      "abstractKey": null
    },
    {
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
          "selections": (v17/*:: as any*/),
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
        (v1/*:: as any*/)
      ],
      "type": "CombatStatistics",
      "abstractKey": null
    }
  ],
  "type": "EventStatistics",
  "abstractKey": "__isEventStatistics"
};
})();

(node as any).hash = "3326f67165a130d1b4b59b1e5cee3221";

export default node;
