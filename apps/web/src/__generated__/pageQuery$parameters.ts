/**
 * @generated SignedSource<<0b6f936c1165ad7a89ef23b8c204fb8e>>
 * @relayHash 0d837d3241d96b77d08254c7f6f9ba70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61da566279b0c3262cdad9e380339b342023bf16a2101be6f3bc07b0c879f598

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61da566279b0c3262cdad9e380339b342023bf16a2101be6f3bc07b0c879f598",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
