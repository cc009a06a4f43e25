/**
 * @generated SignedSource<<71e5f6d9f90e8ef06aeaf6abf3698776>>
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
  readonly openRewardStake: {
    readonly amountLong: string;
    readonly formattedAmount: string;
  };
  readonly openStake: {
    readonly formattedAmount: string;
  };
  readonly settledCount: number;
  readonly settledNet: {
    readonly amountLong: string;
    readonly currency: Currency;
  };
  readonly settledReturn: {
    readonly formattedAmount: string;
  };
  readonly settledRewardStake: {
    readonly amountLong: string;
    readonly formattedAmount: string;
  };
  readonly settledStake: {
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
},
v3 = [
  (v2/*:: as any*/),
  (v0/*:: as any*/)
];
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
      "name": "openRewardStake",
      "plural": false,
      "selections": (v3/*:: as any*/),
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "settledRewardStake",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "settledReturn",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "settledNet",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BetHistoryTotals",
  "abstractKey": null
};
})();

(node as any).hash = "769e143082772bfa5482873622166fa5";

export default node;
