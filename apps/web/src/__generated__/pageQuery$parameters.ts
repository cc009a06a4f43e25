/**
 * @generated SignedSource<<abfa43475cbd3e29e0a65a111461103f>>
 * @relayHash e6ff550d9af81c9de5b871ebe0f7f4dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4babb0438deaf97ec88ce1157ef67bf44ce355bbd9497643c4fbd0f2cdf2d674

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4babb0438deaf97ec88ce1157ef67bf44ce355bbd9497643c4fbd0f2cdf2d674",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
