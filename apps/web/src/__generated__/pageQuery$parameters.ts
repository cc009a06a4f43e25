/**
 * @generated SignedSource<<225c65ea901a663cc0277cff69de1acb>>
 * @relayHash 985c81ed1f391f30bd4387d7211f43da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 857ce4c37d1a021a7a36896cc43b1be8f302c577f30fe9a71ada3e798d1d8e52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "857ce4c37d1a021a7a36896cc43b1be8f302c577f30fe9a71ada3e798d1d8e52",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
