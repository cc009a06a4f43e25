/**
 * @generated SignedSource<<fc1688cc0d30d071d758485c164c6269>>
 * @relayHash 71c444ef087283faebbf968a8574fcbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc207107a8aab5eb72b7351d1e5e44bbac7f8c828caed0732a679a980ea13de8

import type { ConcreteRequest } from 'relay-runtime';
export type depositPageQuery$variables = Record<PropertyKey, never>;
export type depositPageQuery$data = {
  readonly account: {
    readonly balances: {
      readonly playableBalance: {
        readonly formattedAmount: string;
      };
    };
    readonly id: string;
  } | null | undefined;
  readonly paymentProviders: ReadonlyArray<{
    readonly code: string;
    readonly description: string;
    readonly id: string;
    readonly maximumAmount: {
      readonly formattedAmount: string;
    };
    readonly methods: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly id: string;
      readonly name: string;
    }>;
    readonly minimumAmount: {
      readonly formattedAmount: string;
    };
    readonly name: string;
    readonly preferredMethod: boolean;
    readonly supportsMethods: boolean;
  }>;
};
export type depositPageQuery = {
  response: depositPageQuery$data;
  variables: depositPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formattedAmount",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Account",
    "kind": "LinkedField",
    "name": "account",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
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
            "name": "playableBalance",
            "plural": false,
            "selections": (v1/*:: as any*/),
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
    "concreteType": "PaymentProvider",
    "kind": "LinkedField",
    "name": "paymentProviders",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "preferredMethod",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "supportsMethods",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "minimumAmount",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "maximumAmount",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentMethod",
        "kind": "LinkedField",
        "name": "methods",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "depositPageQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "depositPageQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "bc207107a8aab5eb72b7351d1e5e44bbac7f8c828caed0732a679a980ea13de8",
    "metadata": {},
    "name": "depositPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "15942692449f7cb38200f5a78c69b63b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
