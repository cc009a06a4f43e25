/**
 * @generated SignedSource<<360b518cbdca487a04a0d2ddd8c6e420>>
 * @relayHash f4433528da5edb3c6dc9af460c270b13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7acb912f2dc91bb3c873dc109f502ba335aa9120cc53904ea71a0d9edf668236

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7acb912f2dc91bb3c873dc109f502ba335aa9120cc53904ea71a0d9edf668236",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
