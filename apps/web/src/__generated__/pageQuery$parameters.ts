/**
 * @generated SignedSource<<92e5a0a01afbf0972e6f9c5bda329416>>
 * @relayHash 1bd935e86e6df16d9d01287ada362413
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eecc294f03d0fe94800d0ede62ef91ac9ed705dc9cb2e22dff5b7e3fc7bf51ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eecc294f03d0fe94800d0ede62ef91ac9ed705dc9cb2e22dff5b7e3fc7bf51ad",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
