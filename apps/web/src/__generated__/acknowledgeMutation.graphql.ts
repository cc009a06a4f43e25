/**
 * @generated SignedSource<<4a3c23a8d54ea63b906a72be0da6bc49>>
 * @relayHash 7ae7a668c8d28ab61b26a8fc50059138
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22e34cc5fe8941c5084cdaf35b22e9fbb3b9da50cacf6162586814783ed6fd59

import type { ConcreteRequest } from 'relay-runtime';
export type UserAckType = "RESPONSIBLE_GAMING";
export type acknowledgeMutation$variables = {
  ackType: UserAckType;
};
export type acknowledgeMutation$data = {
  readonly userAck: {
    readonly id: string;
    readonly requiresResponsibleGamingAcknowledgement: boolean;
  };
};
export type acknowledgeMutation = {
  response: acknowledgeMutation$data;
  variables: acknowledgeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ackType"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ackType",
        "variableName": "ackType"
      }
    ],
    "concreteType": "Account",
    "kind": "LinkedField",
    "name": "userAck",
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
        "name": "requiresResponsibleGamingAcknowledgement",
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
    "name": "acknowledgeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "acknowledgeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "22e34cc5fe8941c5084cdaf35b22e9fbb3b9da50cacf6162586814783ed6fd59",
    "metadata": {},
    "name": "acknowledgeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76135886b05484bb11d5c9d588c886f6";

export default node;
