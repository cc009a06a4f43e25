/**
 * @generated SignedSource<<0f547a6fbcd36dac8e38991d33381eeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type betsTotals_totals$data = {
  readonly openCount: number;
  readonly openStake: {
    readonly formattedAmount: string;
  };
  readonly settledCount: number;
  readonly settledReturn: {
    readonly amountLong: string;
    readonly formattedAmount: string;
  };
  readonly settledStake: {
    readonly amountLong: string;
    readonly currency: Currency;
    readonly formattedAmount: string;
  };
  readonly " $fragmentType": "betsTotals_totals";
};
export type betsTotals_totals$key = {
  readonly " $data"?: betsTotals_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"betsTotals_totals">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formattedAmount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountLong",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "betsTotals_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "openStake",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "settledStake",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "settledReturn",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BetHistoryTotals",
  "abstractKey": null
};
})();

(node as any).hash = "184fc0aedaa71dc5f1fc7536673640a7";

export default node;
