/**
 * @generated SignedSource<<303e991fd64531c7776ee3bec8d504f0>>
 * @relayHash 837d9f37d9add22ada08cc13b71049d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8de5508875fc8bc3a6f0c7e4cba8baeac761a00e44e897b243035c851e0b57b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8de5508875fc8bc3a6f0c7e4cba8baeac761a00e44e897b243035c851e0b57b",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
