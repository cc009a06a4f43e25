/**
 * @generated SignedSource<<2b42b90871d0e647dcf1ce18c0c31dae>>
 * @relayHash 429d2a80380cb0505579aa15f5c9223a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f320c2a8e50f11f292e33f445e8987743e1037e3bb9e7fe0384f184881a674b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f320c2a8e50f11f292e33f445e8987743e1037e3bb9e7fe0384f184881a674b",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
