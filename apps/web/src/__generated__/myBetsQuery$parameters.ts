/**
 * @generated SignedSource<<666c4aa71a03c89d41d7fc362ec6963e>>
 * @relayHash c486e031519c3efb3309ed37d45917b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fb61ed07fae56846d679e4dfa93fc9a38d8877770fc958009bc64ffd3eeef96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fb61ed07fae56846d679e4dfa93fc9a38d8877770fc958009bc64ffd3eeef96",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
