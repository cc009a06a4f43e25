/**
 * @generated SignedSource<<aeb0097f81db6dca2b4e5ac92d3fc11a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type multipleCard_card$data = {
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
  readonly featuredTitle: string | null | undefined;
  readonly labels: ReadonlyArray<string>;
  readonly markets: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly selections: ReadonlyArray<{
      readonly id: string;
      readonly status: SelectionStatus;
      readonly " $fragmentSpreads": FragmentRefs<"selectionButton_selection">;
    }>;
  }>;
  readonly " $fragmentType": "multipleCard_card";
};
export type multipleCard_card$key = {
  readonly " $data"?: multipleCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"multipleCard_card">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "multipleCard_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "featuredTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labels",
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
        (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketSelection",
          "kind": "LinkedField",
          "name": "selections",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "selectionButton_selection"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MultipleMarketCard",
  "abstractKey": null
};
})();

(node as any).hash = "716a1cd37447258fb68b6539b869ad53";

export default node;
