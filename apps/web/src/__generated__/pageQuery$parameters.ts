/**
 * @generated SignedSource<<70265abac4a34955c91827e984e390f0>>
 * @relayHash b1a8ec7b38b2535cc71b8ebad84777d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8212cec777bdae420f59b77fb12c2bd888dde8db546137f5f58466c6c8fd260

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8212cec777bdae420f59b77fb12c2bd888dde8db546137f5f58466c6c8fd260",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
