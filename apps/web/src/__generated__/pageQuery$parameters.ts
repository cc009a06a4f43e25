/**
 * @generated SignedSource<<091006baa00bb6d9df0b3538e579a808>>
 * @relayHash 4797130420a47468f3842abe0c358f0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1b70bd908dd37d970737d0b2547151ad8003d3d4f8b4f70d6cc3d6861676c8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1b70bd908dd37d970737d0b2547151ad8003d3d4f8b4f70d6cc3d6861676c8f",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
