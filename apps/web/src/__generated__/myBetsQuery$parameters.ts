/**
 * @generated SignedSource<<87ca9e237bd82228e423ef288a4f95fb>>
 * @relayHash b0a8c46f0f41a2f4e514121513f1826f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1860aa270e7974aaa6963952424b96f316677899a20193b3108343ef578e3723

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1860aa270e7974aaa6963952424b96f316677899a20193b3108343ef578e3723",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
