/**
 * @generated SignedSource<<382b21dab5cd1677385a672fe1d58056>>
 * @relayHash 772acb142da8877cae3ba160fe0a3821
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b571d3df605972a88fef01ba0fb33b52bf3862dc9cfeaa48ba7798b5ece49741

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b571d3df605972a88fef01ba0fb33b52bf3862dc9cfeaa48ba7798b5ece49741",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
