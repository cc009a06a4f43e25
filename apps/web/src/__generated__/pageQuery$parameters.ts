/**
 * @generated SignedSource<<0a7564a0644e2e3c418cc68b2a5bb82f>>
 * @relayHash 344680a109d9a3f7ca867201ce93f174
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1400a182bcb6b25d8224b402165384bedcef05730cd1d41ec4fa4199efce395

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1400a182bcb6b25d8224b402165384bedcef05730cd1d41ec4fa4199efce395",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
