/**
 * @generated SignedSource<<4b183722384db916563ce00513c05e05>>
 * @relayHash 934ae1973a9933284e8fdd8f12ea59bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 327013ece6e17d81c427a27d3729de8bd2cc9ea53639f02d0ed2439c1bc3ce8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "327013ece6e17d81c427a27d3729de8bd2cc9ea53639f02d0ed2439c1bc3ce8c",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
