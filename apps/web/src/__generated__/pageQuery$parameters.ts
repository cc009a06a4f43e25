/**
 * @generated SignedSource<<3f8712c851e3d381363b4a7552f3f6a6>>
 * @relayHash 84b2074aadc3b1f65c7760348df10834
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f347596c17d290936b22c076aa9dba5be7de51e274405c50f9fdefce68d789a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f347596c17d290936b22c076aa9dba5be7de51e274405c50f9fdefce68d789a0",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
