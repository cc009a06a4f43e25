/**
 * @generated SignedSource<<4565c2161a8590574251d9d6452427e9>>
 * @relayHash 0ba10bfd0ab8087c77f53f677240ffb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0edafcf00fcfa323ba7e456ef44c3a07c682406eb250193e6f905d2dbdce7f9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0edafcf00fcfa323ba7e456ef44c3a07c682406eb250193e6f905d2dbdce7f9f",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
