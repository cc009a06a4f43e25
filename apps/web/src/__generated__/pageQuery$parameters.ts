/**
 * @generated SignedSource<<bcf9ab29e19053b51cc3a29a7ce02360>>
 * @relayHash d49adcd83def010350900e7e0bc13833
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b9510d08896e27427dc586528494149eec560f7ce3b0d008219072700d32c5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b9510d08896e27427dc586528494149eec560f7ce3b0d008219072700d32c5a",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
