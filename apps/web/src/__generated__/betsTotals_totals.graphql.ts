/**
 * @generated SignedSource<<a23174f943d4b1e06c211db2c552048f>>
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
  readonly openReturn: {
    readonly formattedAmount: string;
  };
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
v1 = [
  (v0/*:: as any*/)
],
v2 = {
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "openReturn",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
        (v2/*:: as any*/),
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
        (v2/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BetHistoryTotals",
  "abstractKey": null
};
})();

(node as any).hash = "a2ff500801513af3126b5e9478ca9d48";

export default node;
