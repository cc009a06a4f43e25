/**
 * @generated SignedSource<<78b22a884a77c9a15c904cd75acd9312>>
 * @relayHash 6385a475ef561ed3254537df07a9b39a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f08a384b00786940fe382ce2085592dfbf9a19c5d79baf330faa5fa4a844f093

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f08a384b00786940fe382ce2085592dfbf9a19c5d79baf330faa5fa4a844f093",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
