/**
 * @generated SignedSource<<cc77eba3e14c2ed70eee2a35ff106aa3>>
 * @relayHash b8122f5d6a890f6006717f55c18927bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d7ba9aaba946b14d02d05941013ed54d9d2e6d944107edc710f2f3c1105b628

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d7ba9aaba946b14d02d05941013ed54d9d2e6d944107edc710f2f3c1105b628",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
