/**
 * @generated SignedSource<<30541dac859dac9b850a26e45814e2ed>>
 * @relayHash c6d3f3a9dd320ab566c8a53471c686a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34f5e92a54eb6b66b348e9f455026bea15d1f3b53f7fd5b7f49b71b98cf2b6f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34f5e92a54eb6b66b348e9f455026bea15d1f3b53f7fd5b7f49b71b98cf2b6f6",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
