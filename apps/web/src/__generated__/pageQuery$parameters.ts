/**
 * @generated SignedSource<<c94c8dba150b960a1842c0322515c6d0>>
 * @relayHash 79aaba53673eea4bae969d21315ffbfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52e0d63841e887bffafe19ab1e3a99cbc37c6addea9668c0d66ac07ce58675d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52e0d63841e887bffafe19ab1e3a99cbc37c6addea9668c0d66ac07ce58675d7",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
