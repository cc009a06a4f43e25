/**
 * @generated SignedSource<<b465b51fc70fa9b85be97bace23b37e1>>
 * @relayHash 647c3f11855f5ee6e2d6dce339ebb68d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7e3fe7d9616328dd8b73d8bee7b3c017d2cbe47b2d480ef611b55692918420b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7e3fe7d9616328dd8b73d8bee7b3c017d2cbe47b2d480ef611b55692918420b",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
