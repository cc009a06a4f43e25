/**
 * @generated SignedSource<<1cbc3621f363c0412172d68cc0d1ffef>>
 * @relayHash 2206b735d9b5f3227484b748d1ef0d28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b842fb76473a95e6d1a9387b3a1fc6d91f6c0ab96786e386d3b0a6e5e769139f

import type { ConcreteRequest } from 'relay-runtime';
export type useBoostsSubscription$variables = {
  markets: ReadonlyArray<string>;
};
export type useBoostsSubscription$data = {
  readonly marketUpdated: {
    readonly markets: ReadonlyArray<{
      readonly id: string;
      readonly selections: ReadonlyArray<{
        readonly id: string;
        readonly was: {
          readonly denominatorLong: string;
          readonly numeratorLong: string;
        } | null | undefined;
      }>;
    }>;
    readonly sequence: number;
  };
};
export type useBoostsSubscription = {
  response: useBoostsSubscription$data;
  variables: useBoostsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "markets"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "markets"
      }
    ],
    "concreteType": "MarketsUpdate",
    "kind": "LinkedField",
    "name": "marketUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sequence",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "markets",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketSelection",
            "kind": "LinkedField",
            "name": "selections",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Odds",
                "kind": "LinkedField",
                "name": "was",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "numeratorLong",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "denominatorLong",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBoostsSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBoostsSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b842fb76473a95e6d1a9387b3a1fc6d91f6c0ab96786e386d3b0a6e5e769139f",
    "metadata": {},
    "name": "useBoostsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6f7223a7e5164e493994854151641f49";

export default node;
