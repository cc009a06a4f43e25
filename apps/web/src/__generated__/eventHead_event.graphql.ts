/**
 * @generated SignedSource<<264d30ce940a31198e2ecc69c42e2656>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
import type { FragmentRefs } from "relay-runtime";
export type eventHead_event$data = {
  readonly competition: {
    readonly canonicalUrl: string;
    readonly name: string;
  };
  readonly extraInformation: string | null | undefined;
  readonly hasField: boolean;
  readonly name: string;
  readonly playOff: {
    readonly round: string;
    readonly series: string | null | undefined;
  } | null | undefined;
  readonly startTime: string;
  readonly statistics: {
    readonly awayScore: number;
    readonly homeScore: number;
    readonly isInPlay: boolean;
    readonly isPlayOffs?: boolean;
    readonly progress: string;
  };
  readonly status: EventStatus;
  readonly " $fragmentSpreads": FragmentRefs<"boardDrawings_event" | "fieldBoard_event" | "foldedHead_event" | "scoreLine_event" | "watchPanel_event">;
  readonly " $fragmentType": "eventHead_event";
};
export type eventHead_event$key = {
  readonly " $data"?: eventHead_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"eventHead_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "eventHead_event",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "series",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasField",
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
      "selections": [
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
              "name": "isPlayOffs",
              "storageKey": null
            }
          ],
          "type": "FuturesStatistics",
          "abstractKey": null
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canonicalUrl",
          "storageKey": null
        }
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
      "name": "fieldBoard_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "foldedHead_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "boardDrawings_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "watchPanel_event"
    }
  ],
  "type": "StandardEvent",
  "abstractKey": null
};
})();

(node as any).hash = "b3f288596498c2cd20766c022e8acf3e";

export default node;
