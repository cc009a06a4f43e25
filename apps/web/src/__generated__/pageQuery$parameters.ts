/**
 * @generated SignedSource<<bd08f7978c71a9fbb8ade00fc06d5ad8>>
 * @relayHash 00cfa6963d4826e97116127e1ab389e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43f39db22fa2abd172b54d51bc07b60aacb5e40b342085f21e1886311b0fa9af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43f39db22fa2abd172b54d51bc07b60aacb5e40b342085f21e1886311b0fa9af",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
