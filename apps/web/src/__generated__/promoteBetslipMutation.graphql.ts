/**
 * @generated SignedSource<<ca5a2f571c37ee0ce22d4920d542c627>>
 * @relayHash 5f1f88c373f4fe433694d764f2542955
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee4745c94cad96c1c91c5a167f121bc9bc755e28cb54d562caf0934eb0de4e34

import type { ConcreteRequest } from 'relay-runtime';
export type promoteBetslipMutation$variables = {
  mergeBetslip: boolean;
  visitorToken: string;
};
export type promoteBetslipMutation$data = {
  readonly promoteBetslip: {
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
export type promoteBetslipMutation = {
  response: promoteBetslipMutation$data;
  variables: promoteBetslipMutation$variables;
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
    "name": "promoteBetslip",
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
    "name": "promoteBetslipMutation",
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
    "name": "promoteBetslipMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "ee4745c94cad96c1c91c5a167f121bc9bc755e28cb54d562caf0934eb0de4e34",
    "metadata": {},
    "name": "promoteBetslipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "22821a34fce3ef9f51fc73498c2befb4";

export default node;
