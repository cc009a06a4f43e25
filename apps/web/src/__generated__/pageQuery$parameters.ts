/**
 * @generated SignedSource<<059b0e91ba36ff575fbf4ea4f6de0c5a>>
 * @relayHash 3f75bb014e84a0604f84410edb2d615d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9d4afb2efe368a7a4f7ea21a30d8bfedd138fe631b435bac592e19ac672a480

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9d4afb2efe368a7a4f7ea21a30d8bfedd138fe631b435bac592e19ac672a480",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
