/**
 * @generated SignedSource<<49db719c312d30745b72ac36abcdf2fe>>
 * @relayHash c6d03820274d17159b8c716e83ae12f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48ffb970442ceb7fa791b7c990e89f9724d1497a0442d2f1666cd2a9fc227360

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48ffb970442ceb7fa791b7c990e89f9724d1497a0442d2f1666cd2a9fc227360",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
