/**
 * @generated SignedSource<<3cd03f07ad5ea419bd577d4b92fa2657>>
 * @relayHash 137cba60eca7992bf909779ca0c177dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fab12f0ef8b36a668b7edd8369c5d9057113763283c35888e9f9d6d2a0a3b9b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fab12f0ef8b36a668b7edd8369c5d9057113763283c35888e9f9d6d2a0a3b9b6",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
