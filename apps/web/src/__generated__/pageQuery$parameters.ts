/**
 * @generated SignedSource<<35cce5bf8003aabc5f6276b5832e2af2>>
 * @relayHash 1d404008b2b753bc32443e9a2cf73cd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7eef747e802fa16f85496669ab371ae99aceafb0dbb5d9b25daad3c2c1ee0bf1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7eef747e802fa16f85496669ab371ae99aceafb0dbb5d9b25daad3c2c1ee0bf1",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
