/**
 * @generated SignedSource<<be0835e348893579bb258c5866e4ed24>>
 * @relayHash 604b8cfda0adb87b7755d7e48d69191d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f9ad7345ef394f6534303862ee980cacdfc5c804b5fb792e5e2e15b0e364963

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f9ad7345ef394f6534303862ee980cacdfc5c804b5fb792e5e2e15b0e364963",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
