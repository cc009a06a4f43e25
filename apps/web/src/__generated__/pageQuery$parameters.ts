/**
 * @generated SignedSource<<674f343650fc52e2b6fc9d660593415d>>
 * @relayHash 42166d51414341e317426291feb160c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46aaedd3a87cbb48f1a1fab44e81d9d6c0b4a50b2d1287bee1baf096e16b8853

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46aaedd3a87cbb48f1a1fab44e81d9d6c0b4a50b2d1287bee1baf096e16b8853",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
