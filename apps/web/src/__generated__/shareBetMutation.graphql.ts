/**
 * @generated SignedSource<<f2a739d4c0379834a857c37318060601>>
 * @relayHash 310ddc7364b544bc8611942f31b4f909
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 305d656e6bdae4b4736f418af7bcaf6de78cfebf282cddca2838dcc88e14f3bd

import type { ConcreteRequest } from 'relay-runtime';
export type shareBetMutation$variables = {
  selectionIds: ReadonlyArray<string>;
};
export type shareBetMutation$data = {
  readonly shareBet: {
    readonly __typename: "BetslipMutationError";
    readonly message: string;
  } | {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    readonly __typename: "SharedBet";
    readonly shareBetUrl: string;
    readonly shareText: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type shareBetMutation = {
  response: shareBetMutation$data;
  variables: shareBetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "selectionIds"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "selectionIds",
        "variableName": "selectionIds"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "shareBet",
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
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shareBetUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shareText",
            "storageKey": null
          }
        ],
        "type": "SharedBet",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "BetslipMutationError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInputError",
        "abstractKey": null
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
    "name": "shareBetMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shareBetMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "305d656e6bdae4b4736f418af7bcaf6de78cfebf282cddca2838dcc88e14f3bd",
    "metadata": {},
    "name": "shareBetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "667dbb71c5512a498a078b4c7c09c4f2";

export default node;
