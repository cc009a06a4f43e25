/**
 * @generated SignedSource<<5d71d9bf9c94a3894ea83fd0ff84b5da>>
 * @relayHash d3c5f183f2ad37bbbcc5200e5ebc7c7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28881bd1945d2ee0fe7c291f9dd267203b202fa42f121f7efcbf24c87b9cc00d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28881bd1945d2ee0fe7c291f9dd267203b202fa42f121f7efcbf24c87b9cc00d",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
