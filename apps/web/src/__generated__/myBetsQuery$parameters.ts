/**
 * @generated SignedSource<<4954a8c89529d6d6f96c3ff219caad5f>>
 * @relayHash ba97289fd71f23745e39cdd05423934b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13e13fa5e3729c7f4d2d347b9f9c818ea213c77f3206ee0fa4567881bbd2e6c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13e13fa5e3729c7f4d2d347b9f9c818ea213c77f3206ee0fa4567881bbd2e6c6",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
