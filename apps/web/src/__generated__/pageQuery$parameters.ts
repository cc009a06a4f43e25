/**
 * @generated SignedSource<<640578808cefc09d55b5abbf28ddd05c>>
 * @relayHash 73676c51dc5a457ab81a38a051b7d176
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cca80355673412e5c88ef41f9e16723e8a42603cf628654d221b29675ecf64ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cca80355673412e5c88ef41f9e16723e8a42603cf628654d221b29675ecf64ff",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
