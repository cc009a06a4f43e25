/**
 * @generated SignedSource<<79a1eb445bd5896d892043add1b04fcb>>
 * @relayHash 0c710e75e9b3fc47ce01ae700aca02c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cba77402766911f5fc216563252509ceefbff0a3f9c43a83784edc62a38c6937

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cba77402766911f5fc216563252509ceefbff0a3f9c43a83784edc62a38c6937",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
