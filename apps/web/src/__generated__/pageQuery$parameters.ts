/**
 * @generated SignedSource<<fa0fdcc317d707243f6487f99c899b32>>
 * @relayHash b5a947dc2f4ad9adda3736a1e7393d52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f49bb7e3a0dbda13a9cc39f7f80cb967a0e4d35a7455a1009a0aa6433d672201

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f49bb7e3a0dbda13a9cc39f7f80cb967a0e4d35a7455a1009a0aa6433d672201",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
