/**
 * @generated SignedSource<<37576b17ea27d041efdc325f26bb1b8f>>
 * @relayHash 2bbadbcdceeebb537609a8881b40cf6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2397fe2daf261dc3fce7e3bcd0273bfdfb6f1239a5537d11827669948473f59a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2397fe2daf261dc3fce7e3bcd0273bfdfb6f1239a5537d11827669948473f59a",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
