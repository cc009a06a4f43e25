/**
 * @generated SignedSource<<7bbb9c95ef4353cf526d164f3750312b>>
 * @relayHash b11fa96b1471b51ceb5f40449988797b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 345fb13a907ddf7106bb6de2929af73dffdde3177f0787d1f1d761d2b3c3b3b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "345fb13a907ddf7106bb6de2929af73dffdde3177f0787d1f1d761d2b3c3b3b3",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
