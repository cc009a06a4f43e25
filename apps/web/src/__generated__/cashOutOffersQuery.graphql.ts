/**
 * @generated SignedSource<<ee91965b17b9eac1e246e3a75733e30b>>
 * @relayHash 497b53fa345f0822aee8ed4656580d87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b33691a163132caaa179e058cf02e6f1b2df04f9ca1f184d7182cefd55783a91

import type { ConcreteRequest } from 'relay-runtime';
export type CashoutOffReason = "AS_GOOD_AS_LOST" | "BET_CLOSED" | "BONUS_STAKE" | "PROFIT_BOOST" | "SETTLING" | "SUSPENDED" | "TOO_LITTLE_VALUE" | "UNPRICED";
export type Currency = "CAD" | "USD";
export type cashOutOffersQuery$variables = Record<PropertyKey, never>;
export type cashOutOffersQuery$data = {
  readonly cashouts: {
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
export type cashOutOffersQuery = {
  response: cashOutOffersQuery$data;
  variables: cashOutOffersQuery$variables;
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
    "name": "cashouts",
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
    "name": "cashOutOffersQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "cashOutOffersQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b33691a163132caaa179e058cf02e6f1b2df04f9ca1f184d7182cefd55783a91",
    "metadata": {},
    "name": "cashOutOffersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dafd945295a9bf1018691aa11ab09fff";

export default node;
