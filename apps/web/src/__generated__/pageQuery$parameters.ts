/**
 * @generated SignedSource<<d4f8ee8b0e5a9ecf327ec5cc391429a1>>
 * @relayHash 4715ecc5a4bb8c2cc16b5fa4bad73ecb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db279d85e01f350d30c9a0cecac7f0d9757053a190069bad47903ad7c0ebabc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db279d85e01f350d30c9a0cecac7f0d9757053a190069bad47903ad7c0ebabc9",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
