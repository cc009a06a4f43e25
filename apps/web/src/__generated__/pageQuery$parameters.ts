/**
 * @generated SignedSource<<0d59e862f9d4878f1cdc27bcb11d0076>>
 * @relayHash 9063b169dfe730b047857cca69ee4627
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 895ec7f86365bfc3d044b80124d1856168e64d5fa2dd16e9ca19f3078336eafe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "895ec7f86365bfc3d044b80124d1856168e64d5fa2dd16e9ca19f3078336eafe",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
