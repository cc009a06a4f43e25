/**
 * @generated SignedSource<<e7ab2424da84f8d6247df2f775a35d74>>
 * @relayHash 7e5ff6ee0e8fe13b7c205b0c5123b2cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e94f04a16a1118f8bd2882e9fea53a020726947a3b97b8656955215024c93d6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e94f04a16a1118f8bd2882e9fea53a020726947a3b97b8656955215024c93d6c",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
