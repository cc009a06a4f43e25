/**
 * @generated SignedSource<<97e44bd316ef60b88b8f463576abfc7b>>
 * @relayHash d9debbe76e2fc01499d522ab567e8511
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54018907c247bd4e6150b82214ce27a7e7a231e49798d015a8534a6587cd52c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54018907c247bd4e6150b82214ce27a7e7a231e49798d015a8534a6587cd52c9",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
