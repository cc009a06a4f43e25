/**
 * @generated SignedSource<<69653d8cfaef8b4c6ab930fe9852b9f1>>
 * @relayHash ed7c331a644983e944295b34aacdcdcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 057ab9b324e0d9508ceb6b83091ac103fa3c5ea1a30e64492695191f8349ed5e

import type { ConcreteRequest } from 'relay-runtime';
export type slipClientQuery$variables = Record<PropertyKey, never>;
export type slipClientQuery$data = {
  readonly betslip: {
    readonly marketSelections: ReadonlyArray<{
      readonly id: string;
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
    (v1/*:: as any*/)
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
    "id": "057ab9b324e0d9508ceb6b83091ac103fa3c5ea1a30e64492695191f8349ed5e",
    "metadata": {},
    "name": "slipClientQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d2535a62f766f3354ad83d998da15d0a";

export default node;
