/**
 * @generated SignedSource<<aa0e743c6836fba6a3c2c645c1222b21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashoutOffReason = "AS_GOOD_AS_LOST" | "BET_CLOSED" | "BONUS_STAKE" | "PROFIT_BOOST" | "SETTLING" | "SUSPENDED" | "TOO_LITTLE_VALUE" | "UNPRICED";
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
  readonly offReason: CashoutOffReason | null | undefined;
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
      "name": "offReason",
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

(node as any).hash = "3da073d601f5c3e146d6827c1b993d7f";

export default node;
