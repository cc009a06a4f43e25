/**
 * @generated SignedSource<<a288ec691bf21170cff626f9d15b2f99>>
 * @relayHash 46fe20615f51531ec732db62d5538306
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a03968ce264378cd77f19f4312fcbaa0a43070b5d001311674abcf8daf2c06c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a03968ce264378cd77f19f4312fcbaa0a43070b5d001311674abcf8daf2c06c8",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
