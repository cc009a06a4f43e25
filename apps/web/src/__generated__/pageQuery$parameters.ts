/**
 * @generated SignedSource<<80abe9541d335f5fffd3520c384cfceb>>
 * @relayHash efd9a7be37c94b34a0956c742cf37d4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 718da6be40d2362b11b3935f3ce7c044ff37724597b0f7a36e5d244b154c73c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "718da6be40d2362b11b3935f3ce7c044ff37724597b0f7a36e5d244b154c73c6",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
