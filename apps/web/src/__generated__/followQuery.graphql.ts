/**
 * @generated SignedSource<<df053c7d595b01259ce5f77d62b150af>>
 * @relayHash e5437a445fba11757ef95d17c87309a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27071d15703c8b04b148a1565c0419395bba866202ac84596a3da2fc479ff632

import type { ConcreteRequest } from 'relay-runtime';
export type followQuery$variables = Record<PropertyKey, never>;
export type followQuery$data = {
  readonly account: {
    readonly favouriteParticipantIds: ReadonlyArray<string>;
    readonly id: string;
  } | null | undefined;
};
export type followQuery = {
  response: followQuery$data;
  variables: followQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Account",
    "kind": "LinkedField",
    "name": "account",
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
        "name": "favouriteParticipantIds",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "followQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "followQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "27071d15703c8b04b148a1565c0419395bba866202ac84596a3da2fc479ff632",
    "metadata": {},
    "name": "followQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "581b54041fce1db01203be7a4766372d";

export default node;
