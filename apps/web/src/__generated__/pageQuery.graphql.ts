/**
 * @generated SignedSource<<99fc2ba2275a62ad42885e894a823a55>>
 * @relayHash 8faf4f35b58c0104ae15cf5afd068b0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5358126fc32cf01a2f86779c36e98878174c16083519866fe0fcdd83d9ce821e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageFlags = {
  includeAdhocCarousel?: boolean | null | undefined;
  includeBranding?: boolean | null | undefined;
  includeCarouselHeader?: boolean | null | undefined;
  includeCfpRanking?: boolean | null | undefined;
  includeCombatRedesign?: boolean | null | undefined;
  includeFeaturedBetLogo?: boolean | null | undefined;
  includeParlayLoungeHeader?: boolean | null | undefined;
  onlyFirstScreen?: boolean | null | undefined;
  useDsModel?: boolean | null | undefined;
};
export type pageQuery$variables = {
  canonicalUrl: string;
  flags?: PageFlags | null | undefined;
};
export type pageQuery$data = {
  readonly page: {
    readonly __typename: string;
    readonly found: {
      readonly " $fragmentSpreads": FragmentRefs<"marketplacePage_page">;
    } | null | undefined;
    readonly message?: string;
  };
};
export type pageQuery = {
  response: pageQuery$data;
  variables: pageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "canonicalUrl"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "flags"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "canonicalUrl",
    "variableName": "canonicalUrl"
  },
  {
    "kind": "Variable",
    "name": "flags",
    "variableName": "flags"
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "NotFoundError",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "round",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "series",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isInPlay",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeScore",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayScore",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPlayOffs",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
},
v19 = [
  (v18/*:: as any*/),
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
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "SideStatistics",
  "kind": "LinkedField",
  "name": "away",
  "plural": false,
  "selections": (v19/*:: as any*/),
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "SideStatistics",
  "kind": "LinkedField",
  "name": "home",
  "plural": false,
  "selections": (v19/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "player",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "ScoringPlay",
  "kind": "LinkedField",
  "name": "scoring",
  "plural": true,
  "selections": [
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "what",
      "storageKey": null
    },
    (v15/*:: as any*/),
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "when",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ballOn",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "driveStart",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineToGain",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "possession",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "redZone",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yardLine",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "downAndDistance",
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awaySkaters",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeSkaters",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayPlayersInBox",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homePlayersInBox",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayNetEmpty",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeNetEmpty",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayShots",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeShots",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shotsTold",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "powerPlay",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "powerPlayClock",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOwnGoal",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stoppage",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minute",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "concreteType": "SoccerMoment",
  "kind": "LinkedField",
  "name": "moments",
  "plural": true,
  "selections": [
    (v44/*:: as any*/),
    (v23/*:: as any*/),
    (v22/*:: as any*/),
    (v45/*:: as any*/),
    (v46/*:: as any*/),
    (v47/*:: as any*/)
  ],
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayRedCards",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeRedCards",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gameMinutes",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayCorners",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeCorners",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayShotsOnTarget",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeShotsOnTarget",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayYellowCards",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeYellowCards",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awaySuspensions",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeSuspensions",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "situation",
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alert",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "target",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ballsLeft",
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentBatter",
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scoreText",
  "storageKey": null
},
v66 = {
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
    (v65/*:: as any*/),
    (v23/*:: as any*/)
  ],
  "storageKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "runRate",
  "storageKey": null
},
v68 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wickets",
  "storageKey": null
},
v69 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isEventStatistics"
},
v70 = {
  "kind": "InlineFragment",
  "selections": [
    (v28/*:: as any*/),
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
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "balls",
  "storageKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "batter",
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstBaseOccupied",
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outs",
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondBaseOccupied",
  "storageKey": null
},
v76 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "strikes",
  "storageKey": null
},
v77 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thirdBaseOccupied",
  "storageKey": null
},
v78 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentServer",
  "storageKey": null
},
v79 = [
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
  (v78/*:: as any*/),
  (v32/*:: as any*/)
],
v80 = {
  "kind": "InlineFragment",
  "selections": (v79/*:: as any*/),
  "type": "TennisStatistics",
  "abstractKey": null
},
v81 = {
  "kind": "InlineFragment",
  "selections": (v79/*:: as any*/),
  "type": "TableTennisStatistics",
  "abstractKey": null
},
v82 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "away",
  "storageKey": null
},
v83 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "home",
  "storageKey": null
},
v84 = [
  (v82/*:: as any*/),
  (v83/*:: as any*/)
],
v85 = {
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
      "selections": (v84/*:: as any*/),
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
v86 = [
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
  (v78/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "roundWinners",
    "storageKey": null
  },
  (v32/*:: as any*/)
],
v87 = {
  "kind": "InlineFragment",
  "selections": (v86/*:: as any*/),
  "type": "CounterStrikeStatistics",
  "abstractKey": null
},
v88 = {
  "kind": "InlineFragment",
  "selections": (v86/*:: as any*/),
  "type": "ValorantStatistics",
  "abstractKey": null
},
v89 = {
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
      "selections": (v84/*:: as any*/),
      "storageKey": null
    },
    (v10/*:: as any*/),
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
v90 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canonicalUrl",
  "storageKey": null
},
v91 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v92 = {
  "alias": null,
  "args": null,
  "concreteType": "Sport",
  "kind": "LinkedField",
  "name": "sport",
  "plural": false,
  "selections": [
    (v91/*:: as any*/)
  ],
  "storageKey": null
},
v93 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mediumName",
  "storageKey": null
},
v94 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v95 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countryUrl",
  "storageKey": null
},
v96 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rank",
  "storageKey": null
},
v97 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "record",
  "storageKey": null
},
v98 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "primaryColour",
  "storageKey": null
},
v99 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondaryColour",
  "storageKey": null
},
v100 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countryName",
  "storageKey": null
},
v101 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headshotUrl",
  "storageKey": null
},
v102 = [
  (v93/*:: as any*/),
  (v4/*:: as any*/),
  (v94/*:: as any*/),
  (v95/*:: as any*/),
  (v96/*:: as any*/),
  (v97/*:: as any*/),
  (v98/*:: as any*/),
  (v99/*:: as any*/),
  (v100/*:: as any*/),
  (v9/*:: as any*/),
  (v5/*:: as any*/),
  (v101/*:: as any*/)
],
v103 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v104 = {
  "alias": null,
  "args": null,
  "concreteType": "KeyStarter",
  "kind": "LinkedField",
  "name": "awayKeyStarter",
  "plural": false,
  "selections": (v103/*:: as any*/),
  "storageKey": null
},
v105 = {
  "alias": null,
  "args": null,
  "concreteType": "KeyStarter",
  "kind": "LinkedField",
  "name": "homeKeyStarter",
  "plural": false,
  "selections": (v103/*:: as any*/),
  "storageKey": null
},
v106 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leaderboardColumns",
  "storageKey": null
},
v107 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "team",
  "storageKey": null
},
v108 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
},
v109 = {
  "alias": null,
  "args": null,
  "concreteType": "LeaderboardRow",
  "kind": "LinkedField",
  "name": "leaderboard",
  "plural": true,
  "selections": [
    (v22/*:: as any*/),
    (v9/*:: as any*/),
    (v100/*:: as any*/),
    (v95/*:: as any*/),
    (v107/*:: as any*/),
    (v108/*:: as any*/),
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
v110 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceState",
  "storageKey": null
},
v111 = {
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
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v112 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sequence",
  "storageKey": null
},
v113 = [
  (v4/*:: as any*/)
],
v114 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "webUrl",
  "storageKey": null
},
v115 = [
  (v114/*:: as any*/)
],
v116 = {
  "alias": null,
  "args": null,
  "concreteType": "DeepLink",
  "kind": "LinkedField",
  "name": "deepLink",
  "plural": false,
  "selections": (v115/*:: as any*/),
  "storageKey": null
},
v117 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeratorLong",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "denominatorLong",
    "storageKey": null
  }
],
v118 = {
  "alias": null,
  "args": null,
  "concreteType": "Odds",
  "kind": "LinkedField",
  "name": "odds",
  "plural": false,
  "selections": (v117/*:: as any*/),
  "storageKey": null
},
v119 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketName",
  "storageKey": null
},
v120 = {
  "alias": null,
  "args": null,
  "concreteType": "Sport",
  "kind": "LinkedField",
  "name": "sport",
  "plural": false,
  "selections": [
    (v91/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v121 = [
  (v4/*:: as any*/),
  (v98/*:: as any*/),
  (v99/*:: as any*/),
  (v94/*:: as any*/),
  (v5/*:: as any*/),
  (v101/*:: as any*/)
],
v122 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDisabled",
  "storageKey": null
},
v123 = {
  "alias": null,
  "args": null,
  "concreteType": "SelectionName",
  "kind": "LinkedField",
  "name": "name",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v124 = [
  (v6/*:: as any*/)
],
v125 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "statistics",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "storageKey": null
},
v126 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isMarketCard"
},
v127 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "variant",
  "storageKey": null
},
v128 = {
  "alias": null,
  "args": null,
  "concreteType": "SoccerMoment",
  "kind": "LinkedField",
  "name": "moments",
  "plural": true,
  "selections": [
    (v45/*:: as any*/),
    (v46/*:: as any*/),
    (v44/*:: as any*/),
    (v47/*:: as any*/),
    (v22/*:: as any*/),
    (v23/*:: as any*/)
  ],
  "storageKey": null
},
v129 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "statistics",
  "plural": false,
  "selections": [
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v60/*:: as any*/),
    (v61/*:: as any*/),
    (v69/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v27/*:: as any*/),
        (v28/*:: as any*/),
        (v29/*:: as any*/),
        (v30/*:: as any*/),
        (v31/*:: as any*/),
        (v32/*:: as any*/)
      ],
      "type": "FootballStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v49/*:: as any*/),
        (v50/*:: as any*/),
        (v47/*:: as any*/),
        (v51/*:: as any*/),
        (v128/*:: as any*/),
        (v52/*:: as any*/),
        (v53/*:: as any*/),
        (v39/*:: as any*/),
        (v40/*:: as any*/),
        (v54/*:: as any*/),
        (v55/*:: as any*/),
        (v56/*:: as any*/),
        (v57/*:: as any*/),
        (v32/*:: as any*/)
      ],
      "type": "SoccerStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v58/*:: as any*/),
        (v59/*:: as any*/),
        (v47/*:: as any*/),
        (v51/*:: as any*/),
        (v128/*:: as any*/),
        (v52/*:: as any*/),
        (v53/*:: as any*/),
        (v39/*:: as any*/),
        (v40/*:: as any*/),
        (v54/*:: as any*/),
        (v55/*:: as any*/),
        (v56/*:: as any*/),
        (v57/*:: as any*/),
        (v32/*:: as any*/)
      ],
      "type": "FutsalStatistics",
      "abstractKey": null
    },
    (v70/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        (v33/*:: as any*/),
        (v34/*:: as any*/),
        (v35/*:: as any*/),
        (v36/*:: as any*/),
        (v37/*:: as any*/),
        (v38/*:: as any*/),
        (v39/*:: as any*/),
        (v40/*:: as any*/),
        (v41/*:: as any*/),
        (v42/*:: as any*/),
        (v43/*:: as any*/),
        (v32/*:: as any*/)
      ],
      "type": "HockeyStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v71/*:: as any*/),
        (v72/*:: as any*/),
        (v73/*:: as any*/),
        (v32/*:: as any*/),
        (v74/*:: as any*/),
        (v75/*:: as any*/),
        (v76/*:: as any*/),
        (v77/*:: as any*/)
      ],
      "type": "BaseballStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v63/*:: as any*/),
        (v64/*:: as any*/),
        (v66/*:: as any*/),
        (v32/*:: as any*/),
        (v67/*:: as any*/),
        (v65/*:: as any*/),
        (v62/*:: as any*/),
        (v68/*:: as any*/)
      ],
      "type": "CricketStatistics",
      "abstractKey": null
    },
    (v80/*:: as any*/),
    (v81/*:: as any*/),
    (v85/*:: as any*/),
    (v87/*:: as any*/),
    (v88/*:: as any*/),
    (v89/*:: as any*/)
  ],
  "storageKey": null
},
v130 = [
  (v94/*:: as any*/),
  (v93/*:: as any*/),
  (v98/*:: as any*/),
  (v99/*:: as any*/),
  (v5/*:: as any*/),
  (v101/*:: as any*/),
  (v4/*:: as any*/),
  (v96/*:: as any*/),
  (v97/*:: as any*/),
  (v100/*:: as any*/),
  (v95/*:: as any*/),
  (v9/*:: as any*/)
],
v131 = {
  "alias": null,
  "args": null,
  "concreteType": "Participant",
  "kind": "LinkedField",
  "name": "awayParticipant",
  "plural": false,
  "selections": (v130/*:: as any*/),
  "storageKey": null
},
v132 = {
  "alias": null,
  "args": null,
  "concreteType": "Participant",
  "kind": "LinkedField",
  "name": "homeParticipant",
  "plural": false,
  "selections": (v130/*:: as any*/),
  "storageKey": null
},
v133 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suspension",
  "storageKey": null
},
v134 = {
  "alias": null,
  "args": null,
  "concreteType": "Competition",
  "kind": "LinkedField",
  "name": "competition",
  "plural": false,
  "selections": [
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v135 = {
  "alias": null,
  "args": null,
  "concreteType": "PlayOff",
  "kind": "LinkedField",
  "name": "playOff",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortSeries",
      "storageKey": null
    },
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v136 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketCount",
  "storageKey": null
},
v137 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "classification",
  "storageKey": null
},
v138 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formattedPoints",
  "storageKey": null
},
v139 = {
  "alias": null,
  "args": null,
  "concreteType": "Points",
  "kind": "LinkedField",
  "name": "points",
  "plural": false,
  "selections": [
    (v138/*:: as any*/)
  ],
  "storageKey": null
},
v140 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketSelection",
  "kind": "LinkedField",
  "name": "selections",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    (v8/*:: as any*/),
    (v4/*:: as any*/),
    (v122/*:: as any*/),
    (v118/*:: as any*/),
    (v139/*:: as any*/),
    (v123/*:: as any*/)
  ],
  "storageKey": null
},
v141 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "featuredTitle",
  "storageKey": null
},
v142 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketCardAttributes",
  "kind": "LinkedField",
  "name": "attributes",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v143 = {
  "alias": null,
  "args": null,
  "concreteType": "RecommendedPropsDrawer",
  "kind": "LinkedField",
  "name": "recommendedPropsDrawer",
  "plural": false,
  "selections": (v124/*:: as any*/),
  "storageKey": null
},
v144 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMain",
  "storageKey": null
},
v145 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketSelection",
  "kind": "LinkedField",
  "name": "selections",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v8/*:: as any*/),
    (v122/*:: as any*/),
    (v118/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Points",
      "kind": "LinkedField",
      "name": "points",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decimalPoints",
          "storageKey": null
        },
        (v138/*:: as any*/)
      ],
      "storageKey": null
    },
    (v5/*:: as any*/),
    (v123/*:: as any*/)
  ],
  "storageKey": null
},
v146 = {
  "alias": null,
  "args": null,
  "concreteType": "Market",
  "kind": "LinkedField",
  "name": "markets",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketSelection",
      "kind": "LinkedField",
      "name": "selections",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v8/*:: as any*/),
        (v122/*:: as any*/),
        (v118/*:: as any*/),
        (v139/*:: as any*/),
        (v123/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v147 = {
  "kind": "InlineFragment",
  "selections": [
    (v146/*:: as any*/)
  ],
  "type": "ThreeWayMoneylineMarketCard",
  "abstractKey": null
},
v148 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "columns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v9/*:: as any*/),
        (v137/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketSelection",
          "kind": "LinkedField",
          "name": "selections",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v8/*:: as any*/),
            (v118/*:: as any*/),
            (v123/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Participant",
              "kind": "LinkedField",
              "name": "participant",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                (v94/*:: as any*/),
                (v93/*:: as any*/)
              ],
              "storageKey": null
            },
            (v122/*:: as any*/),
            (v5/*:: as any*/),
            (v139/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TiledListMarketCard",
  "abstractKey": null
},
v149 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketSelection",
          "kind": "LinkedField",
          "name": "selections",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v8/*:: as any*/),
            (v123/*:: as any*/),
            (v122/*:: as any*/),
            (v5/*:: as any*/),
            (v118/*:: as any*/),
            (v139/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ListMarketCard",
  "abstractKey": null
},
v150 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "labels",
  "storageKey": null
},
v151 = [
  (v4/*:: as any*/),
  (v94/*:: as any*/),
  (v93/*:: as any*/),
  (v98/*:: as any*/),
  (v99/*:: as any*/),
  (v5/*:: as any*/),
  (v101/*:: as any*/)
],
v152 = {
  "alias": null,
  "args": null,
  "concreteType": "Participant",
  "kind": "LinkedField",
  "name": "awayParticipant",
  "plural": false,
  "selections": (v151/*:: as any*/),
  "storageKey": null
},
v153 = {
  "alias": null,
  "args": null,
  "concreteType": "Participant",
  "kind": "LinkedField",
  "name": "homeParticipant",
  "plural": false,
  "selections": (v151/*:: as any*/),
  "storageKey": null
},
v154 = {
  "alias": null,
  "args": null,
  "concreteType": "Market",
  "kind": "LinkedField",
  "name": "markets",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketSelection",
      "kind": "LinkedField",
      "name": "selections",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v8/*:: as any*/),
        (v123/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Participant",
          "kind": "LinkedField",
          "name": "participant",
          "plural": false,
          "selections": (v113/*:: as any*/),
          "storageKey": null
        },
        (v122/*:: as any*/),
        (v5/*:: as any*/),
        (v118/*:: as any*/),
        (v139/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v155 = {
  "kind": "InlineFragment",
  "selections": [
    (v150/*:: as any*/),
    (v146/*:: as any*/)
  ],
  "type": "CompactMultipleMarketCard",
  "abstractKey": null
},
v156 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketSelection",
  "kind": "LinkedField",
  "name": "selections",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v8/*:: as any*/),
    (v122/*:: as any*/),
    (v5/*:: as any*/),
    (v118/*:: as any*/),
    (v139/*:: as any*/),
    (v123/*:: as any*/)
  ],
  "storageKey": null
},
v157 = {
  "alias": null,
  "args": null,
  "concreteType": "Market",
  "kind": "LinkedField",
  "name": "markets",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    (v156/*:: as any*/)
  ],
  "storageKey": null
},
v158 = {
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
      "concreteType": "SideCount",
      "kind": "LinkedField",
      "name": "counts",
      "plural": true,
      "selections": [
        (v6/*:: as any*/),
        (v82/*:: as any*/),
        (v83/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v159 = [
  (v93/*:: as any*/),
  (v98/*:: as any*/),
  (v99/*:: as any*/),
  (v94/*:: as any*/),
  (v5/*:: as any*/),
  (v101/*:: as any*/),
  (v4/*:: as any*/)
],
v160 = {
  "alias": null,
  "args": null,
  "concreteType": "Participant",
  "kind": "LinkedField",
  "name": "awayParticipant",
  "plural": false,
  "selections": (v159/*:: as any*/),
  "storageKey": null
},
v161 = {
  "alias": null,
  "args": null,
  "concreteType": "Participant",
  "kind": "LinkedField",
  "name": "homeParticipant",
  "plural": false,
  "selections": (v159/*:: as any*/),
  "storageKey": null
},
v162 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headers",
  "storageKey": null
},
v163 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowHeader",
  "storageKey": null
},
v164 = {
  "alias": null,
  "args": null,
  "concreteType": "TableRow",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v107/*:: as any*/),
    (v108/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StatisticAccrued",
      "kind": "LinkedField",
      "name": "statisticAccrued",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accrued",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v94/*:: as any*/),
    (v22/*:: as any*/),
    (v18/*:: as any*/),
    (v156/*:: as any*/)
  ],
  "storageKey": null
},
v165 = {
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
        (v60/*:: as any*/)
      ],
      "storageKey": null
    },
    (v9/*:: as any*/),
    (v136/*:: as any*/)
  ],
  "storageKey": null
},
v166 = {
  "alias": null,
  "args": null,
  "concreteType": "TableRow",
  "kind": "LinkedField",
  "name": "withoutBets",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v94/*:: as any*/),
    (v108/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "storageKey": null
},
v167 = [
  (v150/*:: as any*/)
],
v168 = {
  "kind": "InlineFragment",
  "selections": (v113/*:: as any*/),
  "type": "Node",
  "abstractKey": "__isNode"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "pageQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "marketplacePage_page"
                }
              ],
              "type": "Page",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "found"
          },
          (v3/*:: as any*/)
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
    "name": "pageQuery",
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PageHeader",
                "kind": "LinkedField",
                "name": "header",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "imageUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "animationUrl",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ParlayLoungeAssets",
                "kind": "LinkedField",
                "name": "parlayLoungeAssets",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
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
                    "kind": "ScalarField",
                    "name": "hasField",
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "extraInformation",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlayOff",
                    "kind": "LinkedField",
                    "name": "playOff",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "statistics",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v17/*:: as any*/)
                        ],
                        "type": "FuturesStatistics",
                        "abstractKey": null
                      },
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v24/*:: as any*/),
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
                          },
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/)
                        ],
                        "type": "FootballStatistics",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v24/*:: as any*/),
                          (v33/*:: as any*/),
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
                          (v43/*:: as any*/),
                          (v32/*:: as any*/)
                        ],
                        "type": "HockeyStatistics",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v48/*:: as any*/),
                          (v49/*:: as any*/),
                          (v50/*:: as any*/),
                          (v47/*:: as any*/),
                          (v51/*:: as any*/),
                          (v52/*:: as any*/),
                          (v53/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v54/*:: as any*/),
                          (v55/*:: as any*/),
                          (v56/*:: as any*/),
                          (v57/*:: as any*/),
                          (v32/*:: as any*/)
                        ],
                        "type": "SoccerStatistics",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v48/*:: as any*/),
                          (v58/*:: as any*/),
                          (v59/*:: as any*/),
                          (v47/*:: as any*/),
                          (v51/*:: as any*/),
                          (v52/*:: as any*/),
                          (v53/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v54/*:: as any*/),
                          (v55/*:: as any*/),
                          (v56/*:: as any*/),
                          (v57/*:: as any*/),
                          (v32/*:: as any*/)
                        ],
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
                      (v60/*:: as any*/),
                      (v61/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v62/*:: as any*/),
                          (v63/*:: as any*/),
                          (v64/*:: as any*/),
                          (v66/*:: as any*/),
                          (v32/*:: as any*/),
                          (v67/*:: as any*/),
                          (v65/*:: as any*/),
                          (v68/*:: as any*/)
                        ],
                        "type": "CricketStatistics",
                        "abstractKey": null
                      },
                      (v69/*:: as any*/),
                      (v70/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v71/*:: as any*/),
                          (v72/*:: as any*/),
                          (v73/*:: as any*/),
                          (v32/*:: as any*/),
                          (v74/*:: as any*/),
                          (v75/*:: as any*/),
                          (v76/*:: as any*/),
                          (v77/*:: as any*/),
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
                      (v80/*:: as any*/),
                      (v81/*:: as any*/),
                      (v85/*:: as any*/),
                      (v87/*:: as any*/),
                      (v88/*:: as any*/),
                      (v89/*:: as any*/),
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
                          (v14/*:: as any*/),
                          (v15/*:: as any*/),
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
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Competition",
                    "kind": "LinkedField",
                    "name": "competition",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v90/*:: as any*/),
                      (v91/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v92/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Participant",
                    "kind": "LinkedField",
                    "name": "awayParticipant",
                    "plural": false,
                    "selections": (v102/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Participant",
                    "kind": "LinkedField",
                    "name": "homeParticipant",
                    "plural": false,
                    "selections": (v102/*:: as any*/),
                    "storageKey": null
                  },
                  (v104/*:: as any*/),
                  (v105/*:: as any*/),
                  {
                    "alias": "board",
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "statistics",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v69/*:: as any*/),
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
                          (v17/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "participant",
                            "storageKey": null
                          },
                          (v32/*:: as any*/),
                          (v106/*:: as any*/),
                          (v109/*:: as any*/)
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
                          (v106/*:: as any*/),
                          (v109/*:: as any*/)
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
                          (v106/*:: as any*/),
                          (v109/*:: as any*/)
                        ],
                        "type": "MotorRacingStatistics",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v110/*:: as any*/),
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
                      (v83/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "draw",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v111/*:: as any*/),
                  (v90/*:: as any*/),
                  (v112/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageChild",
                "kind": "LinkedField",
                "name": "defaultChild",
                "plural": false,
                "selections": (v113/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageChild",
                "kind": "LinkedField",
                "name": "pageChildren",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v94/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasContent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isComing",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DeepLink",
                    "kind": "LinkedField",
                    "name": "deepLink",
                    "plural": false,
                    "selections": [
                      (v114/*:: as any*/),
                      (v90/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageFilter",
                    "kind": "LinkedField",
                    "name": "filter",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v94/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "selectedFilterId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DeepLink",
                        "kind": "LinkedField",
                        "name": "clearLink",
                        "plural": false,
                        "selections": (v115/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PageFilterOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v94/*:: as any*/),
                          (v116/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "sections",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Chip",
                            "kind": "LinkedField",
                            "name": "chips",
                            "plural": true,
                            "selections": [
                              (v4/*:: as any*/),
                              (v94/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "icon",
                                "storageKey": null
                              },
                              (v116/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SportsMenuItem",
                                "kind": "LinkedField",
                                "name": "menuItem",
                                "plural": false,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "liveCount",
                                    "storageKey": null
                                  },
                                  (v4/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "ChipsCarousel",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "bets",
                            "plural": true,
                            "selections": [
                              (v2/*:: as any*/),
                              (v4/*:: as any*/),
                              {
                                "kind": "TypeDiscriminator",
                                "abstractKey": "__isFeaturedBetCard"
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "featuredBetId",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "header",
                                "storageKey": null
                              },
                              (v6/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "numberOfWagers",
                                "storageKey": null
                              },
                              (v118/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "estimatedPayout",
                                "plural": false,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "formattedAmount",
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "FeaturedLeg",
                                "kind": "LinkedField",
                                "name": "legs",
                                "plural": true,
                                "selections": [
                                  (v119/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "StandardEvent",
                                    "kind": "LinkedField",
                                    "name": "event",
                                    "plural": false,
                                    "selections": [
                                      (v9/*:: as any*/),
                                      (v8/*:: as any*/),
                                      (v90/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Competition",
                                        "kind": "LinkedField",
                                        "name": "competition",
                                        "plural": false,
                                        "selections": [
                                          (v9/*:: as any*/),
                                          (v90/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      },
                                      (v120/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Participant",
                                        "kind": "LinkedField",
                                        "name": "homeParticipant",
                                        "plural": false,
                                        "selections": (v121/*:: as any*/),
                                        "storageKey": null
                                      },
                                      (v4/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "MarketSelection",
                                    "kind": "LinkedField",
                                    "name": "selection",
                                    "plural": false,
                                    "selections": [
                                      (v4/*:: as any*/),
                                      (v8/*:: as any*/),
                                      (v122/*:: as any*/),
                                      (v118/*:: as any*/),
                                      (v123/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Participant",
                                        "kind": "LinkedField",
                                        "name": "participant",
                                        "plural": false,
                                        "selections": (v121/*:: as any*/),
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v7/*:: as any*/),
                                  (v119/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "selectionName",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Odds",
                                    "kind": "LinkedField",
                                    "name": "previousOdds",
                                    "plural": false,
                                    "selections": (v117/*:: as any*/),
                                    "storageKey": null
                                  }
                                ],
                                "type": "FeaturedStraightCard",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CarouselHeader",
                            "kind": "LinkedField",
                            "name": "header",
                            "plural": false,
                            "selections": (v124/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "FeaturedBetsShelf",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v4/*:: as any*/),
                          (v44/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "cardCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "cards",
                            "plural": true,
                            "selections": [
                              (v2/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "StandardEvent",
                                "kind": "LinkedField",
                                "name": "event",
                                "plural": false,
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v4/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v125/*:: as any*/),
                                  (v120/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v4/*:: as any*/),
                              (v126/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Market",
                                "kind": "LinkedField",
                                "name": "markets",
                                "plural": true,
                                "selections": [
                                  (v4/*:: as any*/),
                                  (v112/*:: as any*/)
                                ],
                                "storageKey": null
                              },
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
                                        "concreteType": "Participant",
                                        "kind": "LinkedField",
                                        "name": "awayParticipant",
                                        "plural": false,
                                        "selections": (v113/*:: as any*/),
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Participant",
                                        "kind": "LinkedField",
                                        "name": "homeParticipant",
                                        "plural": false,
                                        "selections": (v113/*:: as any*/),
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Market",
                                    "kind": "LinkedField",
                                    "name": "markets",
                                    "plural": true,
                                    "selections": [
                                      (v5/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "type": "GridMarketCard",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v127/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "StandardEvent",
                                    "kind": "LinkedField",
                                    "name": "event",
                                    "plural": false,
                                    "selections": [
                                      (v129/*:: as any*/),
                                      (v110/*:: as any*/),
                                      (v131/*:: as any*/),
                                      (v132/*:: as any*/),
                                      (v9/*:: as any*/),
                                      (v133/*:: as any*/),
                                      (v134/*:: as any*/),
                                      (v135/*:: as any*/),
                                      (v104/*:: as any*/),
                                      (v105/*:: as any*/),
                                      (v136/*:: as any*/),
                                      (v111/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Market",
                                    "kind": "LinkedField",
                                    "name": "markets",
                                    "plural": true,
                                    "selections": [
                                      (v5/*:: as any*/),
                                      (v137/*:: as any*/),
                                      (v140/*:: as any*/),
                                      (v9/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v141/*:: as any*/),
                                  (v116/*:: as any*/),
                                  (v142/*:: as any*/),
                                  (v143/*:: as any*/)
                                ],
                                "type": "GridMarketCard",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Market",
                                    "kind": "LinkedField",
                                    "name": "markets",
                                    "plural": true,
                                    "selections": [
                                      (v9/*:: as any*/),
                                      (v8/*:: as any*/),
                                      (v144/*:: as any*/),
                                      (v145/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "type": "LineSelectorMarketCard",
                                "abstractKey": null
                              },
                              (v147/*:: as any*/),
                              (v148/*:: as any*/),
                              (v149/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v150/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "StandardEvent",
                                    "kind": "LinkedField",
                                    "name": "event",
                                    "plural": false,
                                    "selections": [
                                      (v152/*:: as any*/),
                                      (v153/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v154/*:: as any*/)
                                ],
                                "type": "ParticipantAlignedMarketCard",
                                "abstractKey": null
                              },
                              (v155/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v141/*:: as any*/),
                                  (v150/*:: as any*/),
                                  (v157/*:: as any*/)
                                ],
                                "type": "MultipleMarketCard",
                                "abstractKey": null
                              },
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
                                      (v158/*:: as any*/),
                                      (v160/*:: as any*/),
                                      (v161/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "type": "EventStatisticsMarketCard",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v141/*:: as any*/),
                                  (v162/*:: as any*/),
                                  (v163/*:: as any*/),
                                  (v164/*:: as any*/),
                                  (v165/*:: as any*/),
                                  (v116/*:: as any*/),
                                  (v166/*:: as any*/)
                                ],
                                "type": "TableMarketCard",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v6/*:: as any*/)
                        ],
                        "type": "MarketplaceShelf",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "autoExpand",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "cards",
                            "plural": true,
                            "selections": [
                              (v2/*:: as any*/),
                              (v4/*:: as any*/),
                              (v126/*:: as any*/),
                              (v141/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "StandardEvent",
                                "kind": "LinkedField",
                                "name": "event",
                                "plural": false,
                                "selections": [
                                  (v110/*:: as any*/),
                                  (v133/*:: as any*/),
                                  (v4/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v125/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Market",
                                "kind": "LinkedField",
                                "name": "markets",
                                "plural": true,
                                "selections": [
                                  (v4/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v133/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "family",
                                    "storageKey": null
                                  },
                                  (v5/*:: as any*/),
                                  (v112/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v167/*:: as any*/),
                                "type": "CompactMultipleMarketCard",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v167/*:: as any*/),
                                "type": "ParticipantAlignedMarketCard",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v127/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "StandardEvent",
                                    "kind": "LinkedField",
                                    "name": "event",
                                    "plural": false,
                                    "selections": [
                                      (v129/*:: as any*/),
                                      (v92/*:: as any*/),
                                      (v131/*:: as any*/),
                                      (v132/*:: as any*/),
                                      (v9/*:: as any*/),
                                      (v134/*:: as any*/),
                                      (v135/*:: as any*/),
                                      (v104/*:: as any*/),
                                      (v105/*:: as any*/),
                                      (v136/*:: as any*/),
                                      (v111/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Market",
                                    "kind": "LinkedField",
                                    "name": "markets",
                                    "plural": true,
                                    "selections": [
                                      (v137/*:: as any*/),
                                      (v140/*:: as any*/),
                                      (v9/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v116/*:: as any*/),
                                  (v142/*:: as any*/),
                                  (v143/*:: as any*/)
                                ],
                                "type": "GridMarketCard",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Market",
                                    "kind": "LinkedField",
                                    "name": "markets",
                                    "plural": true,
                                    "selections": [
                                      (v9/*:: as any*/),
                                      (v144/*:: as any*/),
                                      (v145/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "type": "LineSelectorMarketCard",
                                "abstractKey": null
                              },
                              (v147/*:: as any*/),
                              (v148/*:: as any*/),
                              (v149/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v150/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "StandardEvent",
                                    "kind": "LinkedField",
                                    "name": "event",
                                    "plural": false,
                                    "selections": [
                                      (v92/*:: as any*/),
                                      (v152/*:: as any*/),
                                      (v153/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v154/*:: as any*/)
                                ],
                                "type": "ParticipantAlignedMarketCard",
                                "abstractKey": null
                              },
                              (v155/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v150/*:: as any*/),
                                  (v157/*:: as any*/)
                                ],
                                "type": "MultipleMarketCard",
                                "abstractKey": null
                              },
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
                                      (v92/*:: as any*/),
                                      (v158/*:: as any*/),
                                      (v160/*:: as any*/),
                                      (v161/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "type": "EventStatisticsMarketCard",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v162/*:: as any*/),
                                  (v163/*:: as any*/),
                                  (v164/*:: as any*/),
                                  (v165/*:: as any*/),
                                  (v116/*:: as any*/),
                                  (v166/*:: as any*/)
                                ],
                                "type": "TableMarketCard",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v6/*:: as any*/)
                        ],
                        "type": "Drawer",
                        "abstractKey": null
                      },
                      (v168/*:: as any*/)
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
          (v3/*:: as any*/),
          (v168/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5358126fc32cf01a2f86779c36e98878174c16083519866fe0fcdd83d9ce821e",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "700aa3f9ca00f40af1b8e3a3a7690172";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
