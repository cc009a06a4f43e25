/**
 * @generated SignedSource<<0f5dfc859578376152a1ba7191db60c9>>
 * @relayHash 7231634fd8d223ad307dec626852632d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3385dca155436fbb35fe3e4cb6dd6e6ec1b1091cb7d35a4b94500663c4cf468e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3385dca155436fbb35fe3e4cb6dd6e6ec1b1091cb7d35a4b94500663c4cf468e",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
