/**
 * @generated SignedSource<<cbea0677dc0b6312373c155f2bb111a6>>
 * @relayHash 336e9b81131f9aaed7c8379c25fc062f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 997eee2e1bc94572ab28aff323d71983db7b6e98d88554d6ac87b8133554e228

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "997eee2e1bc94572ab28aff323d71983db7b6e98d88554d6ac87b8133554e228",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
