/**
 * @generated SignedSource<<29c3abb6e91c62b37e834aa042a9591c>>
 * @relayHash 5190868a85401b003ae5bb2a16924278
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 237e183bb4a044f8750430c07bb69d63ba9ff426a55bf27c9f734728e2c9d039

import type { ConcreteRequest } from 'relay-runtime';
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
export type slipClientQuery$variables = Record<PropertyKey, never>;
export type slipClientQuery$data = {
  readonly betslip: {
    readonly marketSelections: ReadonlyArray<{
      readonly id: string;
      readonly isDisabled: boolean;
      readonly name: {
        readonly defaultName: string;
      };
      readonly odds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
      readonly status: SelectionStatus;
    }>;
    readonly version: number;
  };
};
export type slipClientQuery = {
  response: slipClientQuery$data;
  variables: slipClientQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketSelection",
  "kind": "LinkedField",
  "name": "marketSelections",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SelectionName",
      "kind": "LinkedField",
      "name": "name",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "slipClientQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Betslip",
        "kind": "LinkedField",
        "name": "betslip",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "slipClientQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Betslip",
        "kind": "LinkedField",
        "name": "betslip",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "237e183bb4a044f8750430c07bb69d63ba9ff426a55bf27c9f734728e2c9d039",
    "metadata": {},
    "name": "slipClientQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ccc45b2b204d909059108caf9741883";

export default node;
