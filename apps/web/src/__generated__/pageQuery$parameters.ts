/**
 * @generated SignedSource<<7a0215e883230628f3449e6594a3b36b>>
 * @relayHash fb3c1542b09685d962e2a5ac2cf413b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f47efbcc8bc3ba814c33d2c9888d003689458ff523ce641ed01406d31cb5e3b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f47efbcc8bc3ba814c33d2c9888d003689458ff523ce641ed01406d31cb5e3b8",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
