/**
 * @generated SignedSource<<458798b4a59f963ae2b63a6e9d9b6cc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type balances_balances$data = {
  readonly bonusBalance: {
    readonly amountLong: string;
    readonly formattedAmount: string;
  };
  readonly globalBalance: {
    readonly formattedAmount: string;
  };
  readonly playableBalance: {
    readonly amountLong: string;
    readonly formattedAmount: string;
  };
  readonly restrictedBalance: {
    readonly amountLong: string;
    readonly formattedAmount: string;
  };
  readonly withdrawableBalance: {
    readonly formattedAmount: string;
  };
  readonly " $fragmentType": "balances_balances";
};
export type balances_balances$key = {
  readonly " $data"?: balances_balances$data;
  readonly " $fragmentSpreads": FragmentRefs<"balances_balances">;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountLong",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "balances_balances",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "globalBalance",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "playableBalance",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "withdrawableBalance",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "bonusBalance",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "restrictedBalance",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Balances",
  "abstractKey": null
};
})();

(node as any).hash = "2e382e4f239e329ab6a1e25690530e23";

export default node;
