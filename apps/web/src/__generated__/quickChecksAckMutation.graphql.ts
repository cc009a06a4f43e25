/**
 * @generated SignedSource<<b4d7348a2ef81775b00bb1de15ced54e>>
 * @relayHash a2f0ad24e07a18974ae6808511694cd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67c0127e1bcfcf6c6539275336259fa1259ac0683a3b8451e1c42eaec2fd960f

import type { ConcreteRequest } from 'relay-runtime';
export type quickChecksAckMutation$variables = Record<PropertyKey, never>;
export type quickChecksAckMutation$data = {
  readonly userAck: {
    readonly requiresResponsibleGamingAcknowledgement: boolean;
  };
};
export type quickChecksAckMutation = {
  response: quickChecksAckMutation$data;
  variables: quickChecksAckMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "ackType",
    "value": "RESPONSIBLE_GAMING"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiresResponsibleGamingAcknowledgement",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "quickChecksAckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "userAck",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": "userAck(ackType:\"RESPONSIBLE_GAMING\")"
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "quickChecksAckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "userAck",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "userAck(ackType:\"RESPONSIBLE_GAMING\")"
      }
    ]
  },
  "params": {
    "id": "67c0127e1bcfcf6c6539275336259fa1259ac0683a3b8451e1c42eaec2fd960f",
    "metadata": {},
    "name": "quickChecksAckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7583ac0fed6ff2dfa2532ffe556af73";

export default node;
