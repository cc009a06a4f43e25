/**
 * @generated SignedSource<<98a8ace5d49567bb49695390c0b13e30>>
 * @relayHash e798250a565e18731fbe723aa5a474d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5946fec1fb596f7539db9c0b0d7542192dc541815a9c53f0f1da8ceb0d2479e9

import type { ConcreteRequest } from 'relay-runtime';
export type BetOutcome = "DEAD_HEAT" | "INVALID" | "LOSS" | "PENDING" | "PUSH" | "UNAVAILABLE" | "VOID" | "WIN";
export type CashoutOffReason = "AS_GOOD_AS_LOST" | "BET_CLOSED" | "BONUS_STAKE" | "LOST" | "PROFIT_BOOST" | "SETTLING" | "SUSPENDED" | "TOO_LITTLE_VALUE" | "UNPRICED";
export type Currency = "CAD" | "USD";
export type cashOutOffersSubscription$variables = Record<PropertyKey, never>;
export type cashOutOffersSubscription$data = {
  readonly cashoutsUpdated: {
    readonly cashouts: ReadonlyArray<{
      readonly amount: {
        readonly amountLong: string;
        readonly currency: Currency;
      } | null | undefined;
      readonly bet: {
        readonly id: string;
        readonly legs: ReadonlyArray<{
          readonly id: string;
          readonly outcome: BetOutcome;
          readonly outcomeLabel: string;
        }>;
        readonly totalPotentialReturn: {
          readonly amountLong: string;
        };
      };
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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountLong",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
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
            "concreteType": "Bet",
            "kind": "LinkedField",
            "name": "bet",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "totalPotentialReturn",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BetLeg",
                "kind": "LinkedField",
                "name": "legs",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "outcome",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "outcomeLabel",
                    "storageKey": null
                  }
                ],
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
            "name": "amount",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "openLineAmount",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "leastLineAmount",
            "plural": false,
            "selections": (v2/*:: as any*/),
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
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "cashOutOffersSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "5946fec1fb596f7539db9c0b0d7542192dc541815a9c53f0f1da8ceb0d2479e9",
    "metadata": {},
    "name": "cashOutOffersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0e65c9ead666f2b5255b5cac4ac1654a";

export default node;
