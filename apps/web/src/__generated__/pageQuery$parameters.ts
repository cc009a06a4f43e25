/**
 * @generated SignedSource<<0b44b6b62152cf4a78403db0e4693826>>
 * @relayHash 33b8dd0ef47e42bd426028f761dbfa68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c65ea2fa7e98543b04d0041405ec1f2595d7eec1e861af68940d56655b81a9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c65ea2fa7e98543b04d0041405ec1f2595d7eec1e861af68940d56655b81a9f",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
