/**
 * @generated SignedSource<<784dc017c279af2c8d9ae0912611fef7>>
 * @relayHash 4501081cb78cf861eafbce210325d07a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0fcbe5a0fe08eeec3602bb4750c3aabdb6903420fa8f1f79e067e45760b16fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0fcbe5a0fe08eeec3602bb4750c3aabdb6903420fa8f1f79e067e45760b16fc",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
