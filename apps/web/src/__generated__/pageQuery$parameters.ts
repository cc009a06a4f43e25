/**
 * @generated SignedSource<<08042866e11efdc683c355e9a0ee9f56>>
 * @relayHash 529b6fe07a5e45e94eb4276571188e9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38100a8b6607bf00fbd26ebcde8585ee6a33c0a4f6987deeb5bab3dedb869657

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38100a8b6607bf00fbd26ebcde8585ee6a33c0a4f6987deeb5bab3dedb869657",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
