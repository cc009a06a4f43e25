/**
 * @generated SignedSource<<3b9741a177a980e1ed991007f235950e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type compactCard_card$data = {
  readonly labels: ReadonlyArray<string>;
  readonly markets: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly selections: ReadonlyArray<{
      readonly id: string;
      readonly type: string;
      readonly " $fragmentSpreads": FragmentRefs<"selectionButton_selection">;
    }>;
  }>;
  readonly " $fragmentType": "compactCard_card";
};
export type compactCard_card$key = {
  readonly " $data"?: compactCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"compactCard_card">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "compactCard_card",
  "selections": [
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
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
  "type": "CompactMultipleMarketCard",
  "abstractKey": null
};
})();

(node as any).hash = "2b1e1f17bb05d858462082baae9c5d86";

export default node;
