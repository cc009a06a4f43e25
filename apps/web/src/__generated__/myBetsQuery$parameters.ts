/**
 * @generated SignedSource<<4108310541eb27a853f90d17f6cc9c5c>>
 * @relayHash f9071451a3230d15ac474ea591a88e08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 179a911c761259fd28c6981f35ab4a34948f4999c88caabae4061d10c9e7c57f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "179a911c761259fd28c6981f35ab4a34948f4999c88caabae4061d10c9e7c57f",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
