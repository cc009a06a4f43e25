/**
 * @generated SignedSource<<64e3eed0edf51bdc59c21cf3f5560055>>
 * @relayHash 569b4e2eed384f0eecb62379675db215
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e3a6fcb89f0d1b11bcf0e3fc6d54c4462b0d80e3da7390ed486a3067b533467

import type { ConcreteRequest } from 'relay-runtime';
export type LocationCheckReason = "app_launch" | "authorization_refresh" | "ip_change" | "license_expired" | "log_in" | "manual_check";
export type checkLocationMutation$variables = {
  reason: LocationCheckReason;
};
export type checkLocationMutation$data = {
  readonly checkLocation: {
    readonly authorized: boolean;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  };
};
export type checkLocationMutation = {
  response: checkLocationMutation$data;
  variables: checkLocationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reason"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
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
            "name": "code",
            "storageKey": null
          },
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "checkLocationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "checkLocationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2e3a6fcb89f0d1b11bcf0e3fc6d54c4462b0d80e3da7390ed486a3067b533467",
    "metadata": {},
    "name": "checkLocationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6d3a3f8bb8d8a782f549dedac997e06f";

export default node;
