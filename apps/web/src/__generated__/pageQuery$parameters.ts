/**
 * @generated SignedSource<<a2dca7eb99b5039d24c7421f9db23b81>>
 * @relayHash 4307dd31f5697a3d433348d6cf86d064
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa1ae10963b10d4208a7287e01941489c0f6a2b5da5c2fe854fb54db8d919c18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa1ae10963b10d4208a7287e01941489c0f6a2b5da5c2fe854fb54db8d919c18",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
