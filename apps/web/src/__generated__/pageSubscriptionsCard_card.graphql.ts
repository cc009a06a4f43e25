/**
 * @generated SignedSource<<4374e8fb3ce5f516dde9f61d1ca3962c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MarketStatus = "CLOSED" | "OPEN" | "SETTLED" | "SUSPENDED";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type pageSubscriptionsCard_card$data = {
  readonly __typename: string;
  readonly id: string;
  readonly markets: ReadonlyArray<{
    readonly id: string;
    readonly isMain: boolean;
    readonly selections: ReadonlyArray<{
      readonly id: string;
      readonly isDisabled: boolean;
      readonly odds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
      readonly status: SelectionStatus;
    }>;
    readonly sequence: number;
    readonly status: MarketStatus;
  }>;
  readonly " $fragmentType": "pageSubscriptionsCard_card";
};
export type pageSubscriptionsCard_card$key = {
  readonly " $data"?: pageSubscriptionsCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageSubscriptionsCard_card">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "pageSubscriptionsCard_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sequence",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMain",
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDisabled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Odds",
              "kind": "LinkedField",
              "name": "odds",
              "plural": false,
              "selections": [
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
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketCard",
  "abstractKey": "__isMarketCard"
};
})();

(node as any).hash = "94783a7f73c68d64ab636fa0eae7be9a";

export default node;
