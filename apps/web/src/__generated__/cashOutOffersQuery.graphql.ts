/**
 * @generated SignedSource<<ef50e6c878474ffe1c6874bb2fd78de6>>
 * @relayHash 58232d4fcc06ebaa218a1ad67f673244
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2308bfc883895297d9a1f5758865a2ca83048290c9bf3ead4df4f0b1cd82d5d4

import type { ConcreteRequest } from 'relay-runtime';
export type BetOutcome = "DEAD_HEAT" | "INVALID" | "LOSS" | "PENDING" | "PUSH" | "UNAVAILABLE" | "VOID" | "WIN";
export type CashoutOffReason = "AS_GOOD_AS_LOST" | "BET_CLOSED" | "BONUS_STAKE" | "LOST" | "PROFIT_BOOST" | "SETTLING" | "SUSPENDED" | "TOO_LITTLE_VALUE" | "UNPRICED";
export type Currency = "CAD" | "USD";
export type cashOutOffersQuery$variables = Record<PropertyKey, never>;
export type cashOutOffersQuery$data = {
  readonly cashouts: {
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
export type cashOutOffersQuery = {
  response: cashOutOffersQuery$data;
  variables: cashOutOffersQuery$variables;
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
    "name": "cashOutOffersQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "cashOutOffersQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "2308bfc883895297d9a1f5758865a2ca83048290c9bf3ead4df4f0b1cd82d5d4",
    "metadata": {},
    "name": "cashOutOffersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dafd945295a9bf1018691aa11ab09fff";

export default node;
