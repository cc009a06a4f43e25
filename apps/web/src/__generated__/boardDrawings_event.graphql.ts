/**
 * @generated SignedSource<<d49648e40dff1db6e4d22bf94d12da5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
import type { FragmentRefs } from "relay-runtime";
export type boardDrawings_event$data = {
  readonly sport: {
    readonly slug: string;
  };
  readonly startTime: string;
  readonly statistics: {
    readonly awayScore: number;
    readonly homeScore: number;
    readonly isInPlay: boolean;
    readonly progress: string;
    readonly target?: number | null | undefined;
  };
  readonly status: EventStatus;
  readonly " $fragmentSpreads": FragmentRefs<"lineScore_event" | "scoringList_event" | "sportDrawing_event" | "winProbability_event">;
  readonly " $fragmentType": "boardDrawings_event";
};
export type boardDrawings_event$key = {
  readonly " $data"?: boardDrawings_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"boardDrawings_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "boardDrawings_event",
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
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "target",
              "storageKey": null
            }
          ],
          "type": "CricketStatistics",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "sportDrawing_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "lineScore_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "scoringList_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "winProbability_event"
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};

(node as any).hash = "713500e119e86a5da5735ee50aa987f0";

export default node;
