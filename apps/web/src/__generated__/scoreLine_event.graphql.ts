/**
 * @generated SignedSource<<2ab0c41695e8139fbaa2d050f16848b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
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
    readonly progress: string;
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

(node as any).hash = "09e2fffa3ee42988ea4dfb8cebd7b6eb";

export default node;
