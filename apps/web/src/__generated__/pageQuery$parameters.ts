/**
 * @generated SignedSource<<69b1af1c0db0212b6cf94df3341f52d8>>
 * @relayHash 12d640dc12326eed0aef7e37d8683457
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cc9a60af00c5ba11546cd4bfb2a36302f6131e68bb357f1bede2f354cbb11f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8cc9a60af00c5ba11546cd4bfb2a36302f6131e68bb357f1bede2f354cbb11f8",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
