/**
 * @generated SignedSource<<0f1c3b4166faec39e809cc2c475f91b0>>
 * @relayHash dfd948057389da18983aafbcef38951b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fb463349bf2a52cdbd583db071c86d6d440115170a71ab1e94c470bf4454ea4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fb463349bf2a52cdbd583db071c86d6d440115170a71ab1e94c470bf4454ea4",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
