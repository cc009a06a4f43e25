/**
 * @generated SignedSource<<976d32d5d7ee797f7bd9bb61a37eebea>>
 * @relayHash 30c2117656d8bd79978f432ea9c1e1e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15a7e4b836d3607c27553d78f8fd0fbfa92c67b6cefb14655ad4bdec3435206f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15a7e4b836d3607c27553d78f8fd0fbfa92c67b6cefb14655ad4bdec3435206f",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
