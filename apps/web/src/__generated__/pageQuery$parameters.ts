/**
 * @generated SignedSource<<045f7380d550b8b2ad4ffe965a0670bc>>
 * @relayHash d12f66b7f01929fbab3debd16f7638de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47659c7d21754007cb4940b9107b1da52ac43da5f84c7d3a7a52746b9a77534f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47659c7d21754007cb4940b9107b1da52ac43da5f84c7d3a7a52746b9a77534f",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
