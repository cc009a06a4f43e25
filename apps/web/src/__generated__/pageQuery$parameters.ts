/**
 * @generated SignedSource<<eb4f3866acd01fe8d15c726ebbfa944e>>
 * @relayHash 8318374c4bf7584abf9a8bc2b6d87273
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76835a77916d16e70c7efee4bf3c5fa1cb481cb261987be77cd259c72474f890

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76835a77916d16e70c7efee4bf3c5fa1cb481cb261987be77cd259c72474f890",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
