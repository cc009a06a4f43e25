/**
 * @generated SignedSource<<4cdf99efff53eaa3c3a3e716e1e11639>>
 * @relayHash a343d2fa181a692b3c6b94954ff8c8f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f5b390cc55fc3fcadab4593d519038b3093da2b50e44b6309f7b7357b41498c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f5b390cc55fc3fcadab4593d519038b3093da2b50e44b6309f7b7357b41498c",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
