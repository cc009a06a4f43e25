/**
 * @generated SignedSource<<704d888b42c9256401cb7972ba45746d>>
 * @relayHash 6922cb27a46943106811623fca2a2378
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60fa912c9722ef00c1923d5525c2fa8d7908f07a578d0cf99541836a4a33f7de

import type { ConcreteRequest } from 'relay-runtime';
export type followMutation$variables = {
  isFavourite: boolean;
  participantId: string;
};
export type followMutation$data = {
  readonly setFavouriteParticipant: {
    readonly __typename: "FavouritesPayload";
    readonly favouriteParticipantIds: ReadonlyArray<string>;
  } | {
    readonly __typename: "InvalidInputError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type followMutation = {
  response: followMutation$data;
  variables: followMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isFavourite"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "participantId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isFavourite",
        "variableName": "isFavourite"
      },
      {
        "kind": "Variable",
        "name": "participantId",
        "variableName": "participantId"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "setFavouriteParticipant",
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
            "name": "favouriteParticipantIds",
            "storageKey": null
          }
        ],
        "type": "FavouritesPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "followMutation",
    "selections": (v2/*:: as any*/),
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
    "name": "followMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "60fa912c9722ef00c1923d5525c2fa8d7908f07a578d0cf99541836a4a33f7de",
    "metadata": {},
    "name": "followMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3c9f06903d893d2aa75299d3f559149d";

export default node;
