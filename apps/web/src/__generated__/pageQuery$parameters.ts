/**
 * @generated SignedSource<<2d17af899c2fda673f9d8a3a79819d04>>
 * @relayHash 476f42919abe03ce62d34497ad229441
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9deb5e7f399f2ee9d89957a623ff885ae5b10c2f25e5cee7de0ea17b959fb853

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9deb5e7f399f2ee9d89957a623ff885ae5b10c2f25e5cee7de0ea17b959fb853",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
