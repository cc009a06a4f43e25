/**
 * @generated SignedSource<<cb468b1de83c30583138dc49d06d6366>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type GridMarketCardVariant = "COMBAT" | "CRICKET" | "PLAIN" | "SIMPLE" | "SOCCER" | "TENNIS";
import type { FragmentRefs } from "relay-runtime";
export type gridCard_card$data = {
  readonly event: {
    readonly startTime: string;
    readonly statistics: {
      readonly awayScore: number;
      readonly homeScore: number;
      readonly isInPlay: boolean;
      readonly progress: string;
    };
    readonly status: EventStatus;
  };
  readonly variant: GridMarketCardVariant;
  readonly " $fragmentSpreads": FragmentRefs<"linesTable_card" | "liveRow_card" | "upcomingRow_card">;
  readonly " $fragmentType": "gridCard_card";
};
export type gridCard_card$key = {
  readonly " $data"?: gridCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"gridCard_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "gridCard_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variant",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "linesTable_card"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "liveRow_card"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "upcomingRow_card"
    }
  ],
  "type": "GridMarketCard",
  "abstractKey": null
};

(node as any).hash = "dfc028fc38f55ec97f2ca529e32016b7";

export default node;
