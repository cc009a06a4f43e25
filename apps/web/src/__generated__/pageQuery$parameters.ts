/**
 * @generated SignedSource<<a9a82239e16d1c8f2e49a13a131bf0bf>>
 * @relayHash b244956b7b704fdf1501b4bd5631d402
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b19f5cb7e59ec47168ef1e9fec6ab22bd780bc4806f76cf1031d18ad11fc1c9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b19f5cb7e59ec47168ef1e9fec6ab22bd780bc4806f76cf1031d18ad11fc1c9c",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
