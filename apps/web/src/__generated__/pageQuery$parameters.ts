/**
 * @generated SignedSource<<485cf3c49e176fa7d8fbf26fe5604981>>
 * @relayHash 983175694aafca6aa6bb5c768d4f9fed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 503ea99f7e453a990f29e85f0bb11ea8c5c81e8be46dc6ae1c7f54cbb57c2ec0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "503ea99f7e453a990f29e85f0bb11ea8c5c81e8be46dc6ae1c7f54cbb57c2ec0",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
