/**
 * @generated SignedSource<<254a1472472d9e3aac3fd0ac7f300c8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type gridOdds_markets$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly selections: ReadonlyArray<{
    readonly id: string;
    readonly type: string;
    readonly " $fragmentSpreads": FragmentRefs<"selectionButton_selection">;
  }>;
  readonly type: string;
  readonly " $fragmentType": "gridOdds_markets";
}>;
export type gridOdds_markets$key = ReadonlyArray<{
  readonly " $data"?: gridOdds_markets$data;
  readonly " $fragmentSpreads": FragmentRefs<"gridOdds_markets">;
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
  "name": "gridOdds_markets",
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

(node as any).hash = "c1b02588bc77bbd4263902763d548470";

export default node;
