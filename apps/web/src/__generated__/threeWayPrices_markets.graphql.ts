/**
 * @generated SignedSource<<6ef8c57900b9d8dbda104aa2cffce437>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type threeWayPrices_markets$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly selections: ReadonlyArray<{
    readonly id: string;
    readonly type: string;
    readonly " $fragmentSpreads": FragmentRefs<"selectionButton_selection">;
  }>;
  readonly type: string;
  readonly " $fragmentType": "threeWayPrices_markets";
}>;
export type threeWayPrices_markets$key = ReadonlyArray<{
  readonly " $data"?: threeWayPrices_markets$data;
  readonly " $fragmentSpreads": FragmentRefs<"threeWayPrices_markets">;
}>;

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
  "name": "type",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "threeWayPrices_markets",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "selectionButton_selection"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Market",
  "abstractKey": null
};
})();

(node as any).hash = "06b452044d7a173f82213acbaef77033";

export default node;
