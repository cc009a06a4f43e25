/**
 * @generated SignedSource<<d12118f33b6802cd14e33aa534a3d856>>
 * @relayHash 53b7aab1e5b3165f84ce0965876a2448
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df0e9b99a7791136469828c910a5283f652a0c0c2568d519f05c637e21474fc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df0e9b99a7791136469828c910a5283f652a0c0c2568d519f05c637e21474fc2",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
