/**
 * @generated SignedSource<<0c20f36a1c1263ee02c7ab1cb3ae2dd4>>
 * @relayHash 8faf4f35b58c0104ae15cf5afd068b0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5358126fc32cf01a2f86779c36e98878174c16083519866fe0fcdd83d9ce821e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5358126fc32cf01a2f86779c36e98878174c16083519866fe0fcdd83d9ce821e",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
