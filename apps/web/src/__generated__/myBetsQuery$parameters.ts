/**
 * @generated SignedSource<<ec64b5c71260c9fcd37385e8e62304ba>>
 * @relayHash 2f78d0d55c668a49f7ee62d165364f9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 944be0fd7df38cdde624b234a5a06a0d430fda703d792a3c72e65850c930d71a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "944be0fd7df38cdde624b234a5a06a0d430fda703d792a3c72e65850c930d71a",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
