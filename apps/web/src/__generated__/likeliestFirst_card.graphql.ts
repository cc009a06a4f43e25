/**
 * @generated SignedSource<<8ab5432b8581b539280968665f6e33b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type likeliestFirst_card$data = {
  readonly rows: ReadonlyArray<{
    readonly id: string;
    readonly selections: ReadonlyArray<{
      readonly id: string;
      readonly odds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "likeliestFirst_card";
};
export type likeliestFirst_card$key = {
  readonly " $data"?: likeliestFirst_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"likeliestFirst_card">;
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
  "name": "likeliestFirst_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TableRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "TableMarketCard",
  "abstractKey": null
};
})();

(node as any).hash = "219bf35818ad795781a8019a1682494a";

export default node;
