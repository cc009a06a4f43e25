/**
 * @generated SignedSource<<1cbb0b0b0ed103a49605d1ecb7881b8b>>
 * @relayHash 1f0b93c1129abb9eed5eaaaf16dfafa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65035328c7c4d590069b561d197382acc183694cb542110b4dbd311b27bc2778

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65035328c7c4d590069b561d197382acc183694cb542110b4dbd311b27bc2778",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
