/**
 * @generated SignedSource<<6241cc0893a38a091182a747430224c2>>
 * @relayHash b6634cfb74e3920b0166faa9b0f7174a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe07efcf92d7c5ceb5bd8f4d673ea2321ce8cf9666f9843605b4ee77bed5b51a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe07efcf92d7c5ceb5bd8f4d673ea2321ce8cf9666f9843605b4ee77bed5b51a",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
