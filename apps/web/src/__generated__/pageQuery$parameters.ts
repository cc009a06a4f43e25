/**
 * @generated SignedSource<<3e2b1f34cfd6cb4a3cb5e2da8fe30784>>
 * @relayHash 9e47669240df270227132efc41a40828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6605146827402e7d81a4c15c95b06e50b47cdb1fd299d62d44f15d48c74de51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6605146827402e7d81a4c15c95b06e50b47cdb1fd299d62d44f15d48c74de51",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
