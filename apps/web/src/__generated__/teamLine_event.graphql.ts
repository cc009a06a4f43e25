/**
 * @generated SignedSource<<ef784e75c22b6523cd565806f3f7f9dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type SideMarker = "ATTACK" | "BALL" | "BAT" | "POWER_PLAY" | "SERVE" | "THROW";
import type { FragmentRefs } from "relay-runtime";
export type teamLine_event$data = {
  readonly awayKeyStarter: {
    readonly fullName: string;
  } | null | undefined;
  readonly awayParticipant: {
    readonly label: string;
    readonly mediumName: string;
    readonly primaryColour: string;
    readonly rank: number | null | undefined;
    readonly record: string | null | undefined;
    readonly secondaryColour: string;
    readonly " $fragmentSpreads": FragmentRefs<"participantFlag_participant" | "teamCrest_participant">;
  };
  readonly homeKeyStarter: {
    readonly fullName: string;
  } | null | undefined;
  readonly homeParticipant: {
    readonly label: string;
    readonly mediumName: string;
    readonly primaryColour: string;
    readonly rank: number | null | undefined;
    readonly record: string | null | undefined;
    readonly secondaryColour: string;
    readonly " $fragmentSpreads": FragmentRefs<"participantFlag_participant" | "teamCrest_participant">;
  };
  readonly sport: {
    readonly slug: string;
  };
  readonly startTime: string;
  readonly statistics: {
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
  };
  readonly status: EventStatus;
  readonly " $fragmentType": "teamLine_event";
};
export type teamLine_event$key = {
  readonly " $data"?: teamLine_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"teamLine_event">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v1 = [
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
    "name": "mediumName",
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
    "args": null,
    "kind": "FragmentSpread",
    "name": "participantFlag_participant"
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "teamCrest_participant"
  }
],
v2 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "teamLine_event",
  "selections": [
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
      "concreteType": "KeyStarter",
      "kind": "LinkedField",
      "name": "awayKeyStarter",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "KeyStarter",
      "kind": "LinkedField",
      "name": "homeKeyStarter",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Participant",
      "kind": "LinkedField",
      "name": "awayParticipant",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Participant",
      "kind": "LinkedField",
      "name": "homeParticipant",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SideStatistics",
          "kind": "LinkedField",
          "name": "home",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};
})();

(node as any).hash = "0a241b30ac9a6c9143c1c6540c8988d5";

export default node;
