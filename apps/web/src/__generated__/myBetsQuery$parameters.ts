/**
 * @generated SignedSource<<c087cf06d0ea1cf9c2a559e7962fd82d>>
 * @relayHash 1c3e2ee7429b56b622bd11b6ac4cda1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b06b89face638519ef20fd3a0eaf145656ee4830865ca5f2d3b0dbdd3d0548e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b06b89face638519ef20fd3a0eaf145656ee4830865ca5f2d3b0dbdd3d0548e",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
