/**
 * @generated SignedSource<<cbfea702b609b5420d2e392a7c9678af>>
 * @relayHash 0939cbf96358b9988a0d00ef3ef27d14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f851f4269a2a9171404c8a904dedced5b036aadb40cb3262e71eb8bce02a99fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f851f4269a2a9171404c8a904dedced5b036aadb40cb3262e71eb8bce02a99fe",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
