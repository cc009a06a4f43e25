/**
 * @generated SignedSource<<498b411a9339faa2df0c56f43fea119c>>
 * @relayHash 57d0aacef703c5517888c05afadfddc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2878c8d2ae17dfaaa232021c541a3da4d6bd0e90e1b41a56f3e1edc61d33e98b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2878c8d2ae17dfaaa232021c541a3da4d6bd0e90e1b41a56f3e1edc61d33e98b",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
