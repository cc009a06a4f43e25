/**
 * @generated SignedSource<<33dfadb836f3af7d8ea2baf6ff8f0bae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SoccerMomentKind = "GOAL" | "RED_CARD";
export type TeamSide = "AWAY" | "HOME";
import type { FragmentRefs } from "relay-runtime";
export type sportStatistics_statistics$data = {
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
    readonly kind: SoccerMomentKind;
    readonly minute: number;
    readonly side: TeamSide | null | undefined;
  }>;
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
    readonly kind: SoccerMomentKind;
    readonly minute: number;
    readonly side: TeamSide | null | undefined;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minute",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gameMinutes",
  "storageKey": null
},
v3 = {
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "side",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayCorners",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeCorners",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayShots",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeShots",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayShotsOnTarget",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeShotsOnTarget",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "awayYellowCards",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homeYellowCards",
  "storageKey": null
},
v12 = [
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currentServer",
    "storageKey": null
  },
  (v0/*:: as any*/)
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v0/*:: as any*/)
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "type": "FutsalStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v12/*:: as any*/),
      "type": "TennisStatistics",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v12/*:: as any*/),
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
          "selections": [
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
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "throw",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "type": "DartsStatistics",
      "abstractKey": null
    }
  ],
  "type": "EventStatistics",
  "abstractKey": "__isEventStatistics"
};
})();

(node as any).hash = "3a6d33539ec0cb4dab5629440e791395";

export default node;
