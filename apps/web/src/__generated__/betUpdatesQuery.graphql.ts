/**
 * @generated SignedSource<<66d76b1b618513f8ee1e1f5e9c420e90>>
 * @relayHash 5432882c58fc9a9ddbd7bf87db699535
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13a6a6da1f77666cc7b53afc7659f2a11fa0220bd9a016c54c62e14197fd6449

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type betUpdatesQuery$variables = Record<PropertyKey, never>;
export type betUpdatesQuery$data = {
  readonly betHistoryTotals: {
    readonly " $fragmentSpreads": FragmentRefs<"betsTotals_totals">;
  };
};
export type betUpdatesQuery = {
  response: betUpdatesQuery$data;
  variables: betUpdatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formattedAmount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountLong",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "betUpdatesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BetHistoryTotals",
        "kind": "LinkedField",
        "name": "betHistoryTotals",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "betsTotals_totals"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "betUpdatesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BetHistoryTotals",
        "kind": "LinkedField",
        "name": "betHistoryTotals",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "openStake",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "settledCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "settledStake",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
            "name": "settledReturn",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "13a6a6da1f77666cc7b53afc7659f2a11fa0220bd9a016c54c62e14197fd6449",
    "metadata": {},
    "name": "betUpdatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "28db765a2fb80eb191c5975d51c3fd1e";

export default node;
