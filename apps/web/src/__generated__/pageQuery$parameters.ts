/**
 * @generated SignedSource<<ab7fdcde1d80608655811c866cedd83b>>
 * @relayHash d2c61ec4bca823855e67e1338b6a6152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 739400aeeec778c6bdb30602cb1b4597a3da27f48bb5b5b92b61911ed3e9bdaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "739400aeeec778c6bdb30602cb1b4597a3da27f48bb5b5b92b61911ed3e9bdaa",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
