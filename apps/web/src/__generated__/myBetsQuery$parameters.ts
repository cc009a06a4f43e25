/**
 * @generated SignedSource<<6a201592ae1737c59592599fe76ef092>>
 * @relayHash 569bc767ca0b85537fc5ba0e65ed3174
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a82262017c6063dd97c04cf6337d2b71be5c599b2e9dfbccbd7313cac91aaf94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a82262017c6063dd97c04cf6337d2b71be5c599b2e9dfbccbd7313cac91aaf94",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
