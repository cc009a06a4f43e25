/**
 * @generated SignedSource<<d551e1d38fd7cba0c0bc42621dc375c1>>
 * @relayHash 44d906fc564b5afe18409154239b1b58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d6e074fffc737a2977de2cf9aef29bfd7e9b63d84beb922427bd440e0a63592

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d6e074fffc737a2977de2cf9aef29bfd7e9b63d84beb922427bd440e0a63592",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
