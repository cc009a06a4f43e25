/**
 * @generated SignedSource<<15c638776e5d9e1caa41d693ff502f3b>>
 * @relayHash eeb4fcc3aa4b60752972719aa838c739
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9c62873748bfe0ab27ea571ee6b3da0234ce04527f6d6f9757e561a9b7843d9

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "CAD" | "USD";
export type OddsFormat = "AMERICAN" | "EURO";
export type accountDataQuery$variables = Record<PropertyKey, never>;
export type accountDataQuery$data = {
  readonly account: {
    readonly balances: {
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
    };
    readonly currency: Currency;
    readonly email: string;
    readonly firstName: string;
    readonly id: string;
    readonly lastLoginAt: string | null | undefined;
    readonly lastName: string;
    readonly openBetCount: number;
    readonly userPreferences: {
      readonly autoAcceptOddsChanges: boolean;
      readonly oddsFormat: OddsFormat;
    };
  } | null | undefined;
};
export type accountDataQuery = {
  response: accountDataQuery$data;
  variables: accountDataQuery$variables;
};

const node: ConcreteRequest = (function(){
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
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Account",
    "kind": "LinkedField",
    "name": "account",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastLoginAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "openBetCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Balances",
        "kind": "LinkedField",
        "name": "balances",
        "plural": false,
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
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserPreferences",
        "kind": "LinkedField",
        "name": "userPreferences",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "oddsFormat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "autoAcceptOddsChanges",
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
    "name": "accountDataQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "accountDataQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d9c62873748bfe0ab27ea571ee6b3da0234ce04527f6d6f9757e561a9b7843d9",
    "metadata": {},
    "name": "accountDataQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8c0e0e81eb610d3557ff41ca4bb59c01";

export default node;
