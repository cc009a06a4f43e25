/**
 * @generated SignedSource<<62b9565eaae04292b01dd4d788d6dd7e>>
 * @relayHash 0223fbdf9a3ca302fe90178645f93cf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0129168a9f5d7cf06bc49ddf1fbf16da44360cc563eff52ef0a1ad95eaa4dd21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0129168a9f5d7cf06bc49ddf1fbf16da44360cc563eff52ef0a1ad95eaa4dd21",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
