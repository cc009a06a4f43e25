/**
 * @generated SignedSource<<562ab92b8ef1806042911f3583aee207>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type SoccerMomentKind = "GOAL" | "RED_CARD";
export type TeamSide = "AWAY" | "HOME";
import type { FragmentRefs } from "relay-runtime";
export type scoreLine_event$data = {
  readonly awayParticipant: {
    readonly mediumName: string;
  };
  readonly homeParticipant: {
    readonly mediumName: string;
  };
  readonly id: string;
  readonly sport: {
    readonly slug: string;
  };
  readonly startTime: string;
  readonly statistics: {
    readonly away: {
      readonly score: string;
      readonly segmentScore: number | null | undefined;
    };
    readonly awayScore: number;
    readonly home: {
      readonly score: string;
      readonly segmentScore: number | null | undefined;
    };
    readonly homeScore: number;
    readonly isInPlay: boolean;
    readonly moments?: ReadonlyArray<{
      readonly isOwnGoal: boolean;
      readonly kind: SoccerMomentKind;
      readonly player: string;
      readonly side: TeamSide | null | undefined;
    }>;
    readonly progress: string;
    readonly scoring?: ReadonlyArray<{
      readonly player: string;
      readonly side: TeamSide | null | undefined;
      readonly what: string;
    }>;
  };
  readonly status: EventStatus;
  readonly " $fragmentSpreads": FragmentRefs<"scoreMiddle_event" | "scoreSide_event">;
  readonly " $fragmentType": "scoreLine_event";
};
export type scoreLine_event$key = {
  readonly " $data"?: scoreLine_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"scoreLine_event">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediumName",
    "storageKey": null
  }
],
v1 = [
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
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "player",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ScoringPlay",
    "kind": "LinkedField",
    "name": "scoring",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "what",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v5 = [
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "scoreLine_event",
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
      "concreteType": "Sport",
      "kind": "LinkedField",
      "name": "sport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "concreteType": "SideStatistics",
          "kind": "LinkedField",
          "name": "away",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SideStatistics",
          "kind": "LinkedField",
          "name": "home",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v4/*:: as any*/),
          "type": "FootballStatistics",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v4/*:: as any*/),
          "type": "HockeyStatistics",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v5/*:: as any*/),
          "type": "SoccerStatistics",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v5/*:: as any*/),
          "type": "FutsalStatistics",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "scoreMiddle_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "scoreSide_event"
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};
})();

(node as any).hash = "a625dbfd908d22fb738f3e13383eaadd";

export default node;
