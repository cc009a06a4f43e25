/**
 * @generated SignedSource<<832a10b237bd18d78973668979b6ddf3>>
 * @relayHash b3837ee04c42e9596b485011c7f0f179
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e57ded2a685fdd63c392b177e7f54987411bab9bea9a1f51eae73ec253aa5f8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e57ded2a685fdd63c392b177e7f54987411bab9bea9a1f51eae73ec253aa5f8a",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
