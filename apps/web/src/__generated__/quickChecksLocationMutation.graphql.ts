/**
 * @generated SignedSource<<f57e2f41a7f0810afb92b9fb1eb76d6d>>
 * @relayHash f4708e7da858c9bc3e78f7758245d447
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38356b13d804a7c4a7f549e57541badd8ffe567a51124fe5ccea979e6d81bf58

import type { ConcreteRequest } from 'relay-runtime';
export type quickChecksLocationMutation$variables = Record<PropertyKey, never>;
export type quickChecksLocationMutation$data = {
  readonly checkLocation: {
    readonly authorized: boolean;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type quickChecksLocationMutation = {
  response: quickChecksLocationMutation$data;
  variables: quickChecksLocationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "reason",
        "value": "manual_check"
      }
    ],
    "concreteType": "LocationCheck",
    "kind": "LinkedField",
    "name": "checkLocation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "authorized",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LocationError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "checkLocation(reason:\"manual_check\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "quickChecksLocationMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "quickChecksLocationMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "38356b13d804a7c4a7f549e57541badd8ffe567a51124fe5ccea979e6d81bf58",
    "metadata": {},
    "name": "quickChecksLocationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6d546741ac4a536261e09dc4afddb400";

export default node;
