/**
 * @generated SignedSource<<cb4be702f3dcb5a2746b9a01b1782751>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type cashOutOffers_cashout$data = {
  readonly amount: {
    readonly amountLong: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly betId: string;
  readonly heldUntil: string | null | undefined;
  readonly leastLineAmount: {
    readonly amountLong: string;
  } | null | undefined;
  readonly offMessage: string | null | undefined;
  readonly offerId: string | null | undefined;
  readonly openAmount: {
    readonly amountLong: string;
  };
  readonly openLineAmount: {
    readonly amountLong: string;
  };
  readonly " $fragmentType": "cashOutOffers_cashout";
};
export type cashOutOffers_cashout$key = {
  readonly " $data"?: cashOutOffers_cashout$data;
  readonly " $fragmentSpreads": FragmentRefs<"cashOutOffers_cashout">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountLong",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cashOutOffers_cashout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "betId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
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
      "name": "openAmount",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "openLineAmount",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "leastLineAmount",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offMessage",
      "storageKey": null
    }
  ],
  "type": "Cashout",
  "abstractKey": null
};
})();

(node as any).hash = "71f48ee2f8a82e5f67646eb5b3aa2c33";

export default node;
