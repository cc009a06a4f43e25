/**
 * @generated SignedSource<<0aad80e1073a08511c85100f54f044f1>>
 * @relayHash 7f8138077027e2a3f1a611d7f7c9163d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cf44f8af0edbc64f3ee3daaaa752a0009b38c8767781e96797489fa76ee6668

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8cf44f8af0edbc64f3ee3daaaa752a0009b38c8767781e96797489fa76ee6668",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
