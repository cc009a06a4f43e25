/**
 * @generated SignedSource<<88d7c6268d3b0d8d76676871e3e18583>>
 * @relayHash f2474b5da9f058777ff2297705963cf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60b26e7eace8b10e26e8669eeaf5e3d46932092c6778a42b68824ff4a71c97ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60b26e7eace8b10e26e8669eeaf5e3d46932092c6778a42b68824ff4a71c97ec",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
