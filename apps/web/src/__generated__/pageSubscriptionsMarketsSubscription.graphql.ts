/**
 * @generated SignedSource<<ee9036972bf6b62fbe10b98798751e47>>
 * @relayHash bb9d984f251e100f8b35b193fdecaafa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcb94f02f605e00e9a42664fb56fc291e2b894732db31639604a7d702bf6c591

import type { ConcreteRequest } from 'relay-runtime';
export type MarketStatus = "CLOSED" | "OPEN" | "SETTLED" | "SUSPENDED";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
export type pageSubscriptionsMarketsSubscription$variables = {
  canonicalPath: string;
};
export type pageSubscriptionsMarketsSubscription$data = {
  readonly marketUpdated: {
    readonly markets: ReadonlyArray<{
      readonly id: string;
      readonly isMain: boolean;
      readonly selections: ReadonlyArray<{
        readonly id: string;
        readonly isDisabled: boolean;
        readonly odds: {
          readonly denominatorLong: string;
          readonly numeratorLong: string;
        } | null | undefined;
        readonly status: SelectionStatus;
      }>;
      readonly sequence: number;
      readonly status: MarketStatus;
    }>;
    readonly sequence: number;
  };
};
export type pageSubscriptionsMarketsSubscription = {
  response: pageSubscriptionsMarketsSubscription$data;
  variables: pageSubscriptionsMarketsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "canonicalPath"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sequence",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "canonicalPath",
        "variableName": "canonicalPath"
      }
    ],
    "concreteType": "MarketsUpdate",
    "kind": "LinkedField",
    "name": "marketUpdated",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "markets",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMain",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketSelection",
            "kind": "LinkedField",
            "name": "selections",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDisabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Odds",
                "kind": "LinkedField",
                "name": "odds",
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
    "name": "pageSubscriptionsMarketsSubscription",
    "selections": (v4/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pageSubscriptionsMarketsSubscription",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "fcb94f02f605e00e9a42664fb56fc291e2b894732db31639604a7d702bf6c591",
    "metadata": {},
    "name": "pageSubscriptionsMarketsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "99e1cb5775429197c328b4873a7aaed4";

export default node;
