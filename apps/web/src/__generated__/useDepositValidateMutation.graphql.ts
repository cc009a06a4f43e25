/**
 * @generated SignedSource<<8ae50665c73a72b4b8d7320a385ea8d3>>
 * @relayHash 9909e26b11ab81c6667b3e9dc3c12f23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d444a71c27101fa20f54d2da8bd861eb585737e700eab6e2ff4875b3755c443

import type { ConcreteRequest } from 'relay-runtime';
export type ValidateDepositInput = {
  amountCents?: number | null | undefined;
  paymentMethodId?: string | null | undefined;
  paymentProviderId: string;
};
export type useDepositValidateMutation$variables = {
  input: ValidateDepositInput;
};
export type useDepositValidateMutation$data = {
  readonly validateDeposit: {
    readonly permitted: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useDepositValidateMutation = {
  response: useDepositValidateMutation$data;
  variables: useDepositValidateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ValidateDepositResult",
    "kind": "LinkedField",
    "name": "validateDeposit",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "permitted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentUserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "useDepositValidateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDepositValidateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3d444a71c27101fa20f54d2da8bd861eb585737e700eab6e2ff4875b3755c443",
    "metadata": {},
    "name": "useDepositValidateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e4df0974947c44688c23faca3d692dc";

export default node;
