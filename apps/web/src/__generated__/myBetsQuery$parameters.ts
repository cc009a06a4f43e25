/**
 * @generated SignedSource<<ae6fb9a54738342ef72b120eb538e4cc>>
 * @relayHash 3313469d51f7c048eed8d5f4b88a6660
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70ac46228d6c2b131bf3096a83b3e920141e81efdb47eed50df22f3be4c6b9d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70ac46228d6c2b131bf3096a83b3e920141e81efdb47eed50df22f3be4c6b9d0",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
