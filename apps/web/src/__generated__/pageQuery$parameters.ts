/**
 * @generated SignedSource<<8573134136b012b8a0b03edd9421046a>>
 * @relayHash 1d4dbe2483bbf0d6a6a6c125b013edf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d22da33b433d5ab86114cd062ebcf808a326a06cf003a8a76da63dc637431453

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d22da33b433d5ab86114cd062ebcf808a326a06cf003a8a76da63dc637431453",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
