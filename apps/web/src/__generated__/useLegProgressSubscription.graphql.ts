/**
 * @generated SignedSource<<da1a48cf1d6652203354d7628145cedb>>
 * @relayHash dd3fc66c90a86e4f281ab67d5b6cfd07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09d59809c173b804b7c4cbf6ba8836a5c484680d09e972d5170a45a0fa63b9bf

import type { ConcreteRequest } from 'relay-runtime';
export type useLegProgressSubscription$variables = {
  ids: ReadonlyArray<string>;
};
export type useLegProgressSubscription$data = {
  readonly marketProgressUpdated: {
    readonly progress: ReadonlyArray<{
      readonly id: string;
      readonly now: number | null | undefined;
    }>;
  };
};
export type useLegProgressSubscription = {
  response: useLegProgressSubscription$data;
  variables: useLegProgressSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "concreteType": "MarketProgressUpdate",
    "kind": "LinkedField",
    "name": "marketProgressUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MarketProgress",
        "kind": "LinkedField",
        "name": "progress",
        "plural": true,
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
            "name": "now",
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
    "name": "useLegProgressSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLegProgressSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "09d59809c173b804b7c4cbf6ba8836a5c484680d09e972d5170a45a0fa63b9bf",
    "metadata": {},
    "name": "useLegProgressSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d33b808267d275221e6370b372de5658";

export default node;
