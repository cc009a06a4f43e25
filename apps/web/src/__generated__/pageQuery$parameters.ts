/**
 * @generated SignedSource<<0d00f9332b89ebca3e2db4e8796bb6ce>>
 * @relayHash b726b0a531af64825f3dc8c4dd6e4936
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27b4f19c6bcda28c8cbcdb707ba1b11a09af71f7eb6fd1a1a6b1c561bded4327

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27b4f19c6bcda28c8cbcdb707ba1b11a09af71f7eb6fd1a1a6b1c561bded4327",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
