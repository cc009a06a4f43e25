/**
 * @generated SignedSource<<c64cd03e1074097dae4e547e3f2355a4>>
 * @relayHash b32686aa579b58a710415ca748d2e689
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6aa59c550a52bca21c943fff4515ef7fde8696dd12392bcf79f8476d797309a

import type { ConcreteRequest } from 'relay-runtime';
export type accountDataBalanceSubscription$variables = Record<PropertyKey, never>;
export type accountDataBalanceSubscription$data = {
  readonly accountBalance: {
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
    readonly id: string;
    readonly openBetCount: number;
  };
};
export type accountDataBalanceSubscription = {
  response: accountDataBalanceSubscription$data;
  variables: accountDataBalanceSubscription$variables;
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
    "name": "accountBalance",
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
    "name": "accountDataBalanceSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "accountDataBalanceSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d6aa59c550a52bca21c943fff4515ef7fde8696dd12392bcf79f8476d797309a",
    "metadata": {},
    "name": "accountDataBalanceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8392a9e8cbcf814610b0120d03a52d37";

export default node;
