/**
 * @generated SignedSource<<7afa33a26e76b6d6babfc0971a222ca8>>
 * @relayHash 03bf134457a1592e568e1bc5da3d534f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff56258136c5fa91c07adba33acd2fe058026f9919af5e3d7a1d851c91b7aefb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff56258136c5fa91c07adba33acd2fe058026f9919af5e3d7a1d851c91b7aefb",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
