/**
 * @generated SignedSource<<7a3acc91eb2a270be590963c29645dc1>>
 * @relayHash 496e03085a81c914630c96bccec6c190
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74312657168f3dd92e9f6ac58d68671a43f3b8873d1fc4908a3e0d5e2e96fbca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74312657168f3dd92e9f6ac58d68671a43f3b8873d1fc4908a3e0d5e2e96fbca",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
