/**
 * @generated SignedSource<<7ed3b4ec371c6e6389380221828b40ed>>
 * @relayHash e717324260c0b28e7fd98764d15e0693
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47bb56bfadd4dd13a0e546dfa515a90a12ce8335e6dcde25bb937a632d8198a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47bb56bfadd4dd13a0e546dfa515a90a12ce8335e6dcde25bb937a632d8198a9",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
