/**
 * @generated SignedSource<<1934db4df6907271e75cb4c67bd35e11>>
 * @relayHash 7762c35ec0bfebda445fe30540b2b95b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 235d64d25911071f568d76ec6ff441dceeca2e734c98cbd9ac6a8cf4167c77e2

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "235d64d25911071f568d76ec6ff441dceeca2e734c98cbd9ac6a8cf4167c77e2",
    "metadata": {},
    "name": "cashOutOffersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dafd945295a9bf1018691aa11ab09fff";

export default node;
