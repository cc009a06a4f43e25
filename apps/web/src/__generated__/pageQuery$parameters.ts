/**
 * @generated SignedSource<<60214623289fd5985b34ce218cfe249d>>
 * @relayHash 6a97f9ee2a32715d11acef3d2e7b5ca5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 313e34217d1af86c46a7d6ab1eadfa2effa0b15293299a525c9750ad1a59502b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "313e34217d1af86c46a7d6ab1eadfa2effa0b15293299a525c9750ad1a59502b",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
