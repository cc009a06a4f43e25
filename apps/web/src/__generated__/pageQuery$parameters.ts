/**
 * @generated SignedSource<<ca823dff45504af082e5182fccc45508>>
 * @relayHash a914041bbc2932a0dfb3eaa9dc05c5ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee3a2eb09bc15d536e4b6ee4eb4160571133160f83d6874dc1d9bc4e4e782bca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee3a2eb09bc15d536e4b6ee4eb4160571133160f83d6874dc1d9bc4e4e782bca",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
