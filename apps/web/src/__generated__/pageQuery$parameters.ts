/**
 * @generated SignedSource<<48349a91199ea47008244cf55791be41>>
 * @relayHash 4e75e252634800875b6f34ea8dc603fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58804d8c9a924890b987efb4fca9523e557e4107b8046fdadf94af9f096f4a0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58804d8c9a924890b987efb4fca9523e557e4107b8046fdadf94af9f096f4a0d",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
