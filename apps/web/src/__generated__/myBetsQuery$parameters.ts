/**
 * @generated SignedSource<<e453573e24a87d815ecdb7b0d1b32ae3>>
 * @relayHash 48203daa5f100df03f141c57aa57525d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f0f3581cb83b0db5a003642c6abb87ecfee4feb8d21eb5940b756706f4a0276

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f0f3581cb83b0db5a003642c6abb87ecfee4feb8d21eb5940b756706f4a0276",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
