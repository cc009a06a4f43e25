/**
 * @generated SignedSource<<cc37b12dd4a7ce629ad275bb2bb79332>>
 * @relayHash e309d0e28a2ec88bd355d16febf72ecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51bc6d3678acbfa6e505990b61edfbe302a41822f9844c4797adae9a9755d58f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51bc6d3678acbfa6e505990b61edfbe302a41822f9844c4797adae9a9755d58f",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
