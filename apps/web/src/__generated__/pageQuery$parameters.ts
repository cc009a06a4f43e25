/**
 * @generated SignedSource<<db9fd8cae518a9d00cf1a429c01d0138>>
 * @relayHash 031ba5ac4f48d3cf5ba42421fb1db4d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9075eb113e90f4a73586d0e0b422a2fd1b7d621053cd05b4c3caf54b95b1b2f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9075eb113e90f4a73586d0e0b422a2fd1b7d621053cd05b4c3caf54b95b1b2f9",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
