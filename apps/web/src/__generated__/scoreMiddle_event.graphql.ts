/**
 * @generated SignedSource<<a6fe551d2d093384d8bec568d4500dd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type EventWinner = "AWAY" | "HOME" | "TIE";
export type SideMarker = "ATTACK" | "BALL" | "BAT" | "POWER_PLAY" | "SERVE" | "THROW";
import type { FragmentRefs } from "relay-runtime";
export type scoreMiddle_event$data = {
  readonly awayParticipant: {
    readonly label: string;
    readonly mediumName: string;
  };
  readonly homeParticipant: {
    readonly label: string;
    readonly mediumName: string;
  };
  readonly sport: {
    readonly slug: string;
  };
  readonly startTime: string;
  readonly statistics: {
    readonly alert: string;
    readonly away: {
      readonly marker: SideMarker | null | undefined;
      readonly segmentScore: number | null | undefined;
    };
    readonly awayScore: number;
    readonly home: {
      readonly marker: SideMarker | null | undefined;
      readonly segmentScore: number | null | undefined;
    };
    readonly homeScore: number;
    readonly isInPlay: boolean;
    readonly progress: string;
    readonly situation: string;
    readonly winner: EventWinner | null | undefined;
  };
  readonly status: EventStatus;
  readonly " $fragmentSpreads": FragmentRefs<"eventMoment_event">;
  readonly " $fragmentType": "scoreMiddle_event";
};
export type scoreMiddle_event$key = {
  readonly " $data"?: scoreMiddle_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"scoreMiddle_event">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
],
v1 = [
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
    "name": "segmentScore",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "scoreMiddle_event",
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
          "name": "winner",
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
      "name": "eventMoment_event"
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};
})();

(node as any).hash = "94313026c5fe9e3314cf998335dc78b4";

export default node;
