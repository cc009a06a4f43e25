/**
 * @generated SignedSource<<5cb6c32da00027084223afba4560b16e>>
 * @relayHash f9f9179496a039ca438354de20680be3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82b426ab481ca849f17d98cb9a688bbe90bf6fc2b128c715f62c9cd4e0bf0b89

import type { ConcreteRequest } from 'relay-runtime';
export type acceptanceDelayQuery$variables = {
  selectionIds: ReadonlyArray<string>;
};
export type acceptanceDelayQuery$data = {
  readonly acceptanceDelayMs: number;
};
export type acceptanceDelayQuery = {
  response: acceptanceDelayQuery$data;
  variables: acceptanceDelayQuery$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "selectionIds",
        "variableName": "selectionIds"
      }
    ],
    "kind": "ScalarField",
    "name": "acceptanceDelayMs",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "acceptanceDelayQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "acceptanceDelayQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "82b426ab481ca849f17d98cb9a688bbe90bf6fc2b128c715f62c9cd4e0bf0b89",
    "metadata": {},
    "name": "acceptanceDelayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d3efafb492a0ef32eb83bba2fdd71ed2";

export default node;
