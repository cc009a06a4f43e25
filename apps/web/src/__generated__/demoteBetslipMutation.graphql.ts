/**
 * @generated SignedSource<<22923f4681d4dc1d3d159020c8a087b2>>
 * @relayHash a09ef35ab77ed4caa15eb745ff0af1ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 288dbecfae7c904fdb46c5f280ab4f8d333f248d19f04ab7c9758afdfb805b9d

import type { ConcreteRequest } from 'relay-runtime';
export type demoteBetslipMutation$variables = {
  mergeBetslip: boolean;
  visitorToken: string;
};
export type demoteBetslipMutation$data = {
  readonly demoteBetslip: {
    readonly __typename: "BetslipMutationError";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "InvalidInputError";
    readonly code: string;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type demoteBetslipMutation = {
  response: demoteBetslipMutation$data;
  variables: demoteBetslipMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mergeBetslip"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visitorToken"
},
v2 = [
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
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "mergeBetslip",
        "variableName": "mergeBetslip"
      },
      {
        "kind": "Variable",
        "name": "visitorToken",
        "variableName": "visitorToken"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "demoteBetslip",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "BetslipMutationError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "demoteBetslipMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "demoteBetslipMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "288dbecfae7c904fdb46c5f280ab4f8d333f248d19f04ab7c9758afdfb805b9d",
    "metadata": {},
    "name": "demoteBetslipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94c8ac7a3d182f233585846cb6b5a6ce";

export default node;
