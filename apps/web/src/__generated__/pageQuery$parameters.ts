/**
 * @generated SignedSource<<73b3cac3de5c002678e996106fef0fd9>>
 * @relayHash 51d9a844d3cb0ad8bf3b0bd736e0b2ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4a1dd26878d0151f3852d5c86bd58cf85dd6fdcefcb481025bed97bec015c8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4a1dd26878d0151f3852d5c86bd58cf85dd6fdcefcb481025bed97bec015c8d",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
