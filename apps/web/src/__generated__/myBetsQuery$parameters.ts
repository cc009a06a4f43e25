/**
 * @generated SignedSource<<1ffee6b259408221beb54d2ab1ff7ead>>
 * @relayHash 68b06970d75d42eeac419c7f0803d35f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bde23bdf2c3927bb5a7d7cfe65be849c2301b799e568c66d5edc0ce25efc52f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bde23bdf2c3927bb5a7d7cfe65be849c2301b799e568c66d5edc0ce25efc52f",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
