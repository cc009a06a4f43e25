/**
 * @generated SignedSource<<058029fedb210b36ffdb106216dab877>>
 * @relayHash 72dad919a695f8ac9745e30acee413d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f758f1e7b12e97270b9ed6a77180d98870cbcf49bd939f9a69a6fc1d08cc3da

import type { ConcreteRequest } from 'relay-runtime';
export type LiveStreamErrorCode = "ERROR" | "EVENT_CANCELLED" | "EVENT_CLOSED" | "EVENT_PENDING" | "NO_BET_PLACED_ON_EVENT" | "PATRON_ANONYMOUS" | "PATRON_BALANCE" | "RATE_LIMITED" | "STREAM_CANCELLED" | "STREAM_CLOSED" | "STREAM_PENDING";
export type openStreamMutation$variables = {
  eventId: string;
};
export type openStreamMutation$data = {
  readonly openLiveStream: {
    readonly __typename: "LiveStream";
    readonly url: string;
  } | {
    readonly __typename: "LiveStreamError";
    readonly liveStreamErrorCode: LiveStreamErrorCode;
    readonly message: string;
    readonly retryAfterSeconds: number | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type openStreamMutation = {
  response: openStreamMutation$data;
  variables: openStreamMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "eventId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "eventId",
        "variableName": "eventId"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "openLiveStream",
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
            "name": "url",
            "storageKey": null
          }
        ],
        "type": "LiveStream",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "liveStreamErrorCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfterSeconds",
            "storageKey": null
          }
        ],
        "type": "LiveStreamError",
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
    "name": "openStreamMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "openStreamMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0f758f1e7b12e97270b9ed6a77180d98870cbcf49bd939f9a69a6fc1d08cc3da",
    "metadata": {},
    "name": "openStreamMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "afde69d342910e150e11b0cc86b49f80";

export default node;
