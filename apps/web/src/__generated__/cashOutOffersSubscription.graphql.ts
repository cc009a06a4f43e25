/**
 * @generated SignedSource<<fe8004426b90ac4a0bf0b7848da2957a>>
 * @relayHash d643624f7706d4757989c7dbc9138538
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 559cc523acd12e98a1bfeca818882acafbc583494572bd52bf7a3cb32b753f31

import type { ConcreteRequest } from 'relay-runtime';
export type CashoutOffReason = "AS_GOOD_AS_LOST" | "BET_CLOSED" | "BONUS_STAKE" | "PROFIT_BOOST" | "SETTLING" | "SUSPENDED" | "TOO_LITTLE_VALUE" | "UNPRICED";
export type Currency = "CAD" | "USD";
export type cashOutOffersSubscription$variables = Record<PropertyKey, never>;
export type cashOutOffersSubscription$data = {
  readonly cashoutsUpdated: {
    readonly cashouts: ReadonlyArray<{
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
    }>;
    readonly processingCashoutId: string | null | undefined;
  };
};
export type cashOutOffersSubscription = {
  response: cashOutOffersSubscription$data;
  variables: cashOutOffersSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountLong",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Cashouts",
    "kind": "LinkedField",
    "name": "cashoutsUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "processingCashoutId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Cashout",
        "kind": "LinkedField",
        "name": "cashouts",
        "plural": true,
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
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "cashOutOffersSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "cashOutOffersSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "559cc523acd12e98a1bfeca818882acafbc583494572bd52bf7a3cb32b753f31",
    "metadata": {},
    "name": "cashOutOffersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0e65c9ead666f2b5255b5cac4ac1654a";

export default node;
