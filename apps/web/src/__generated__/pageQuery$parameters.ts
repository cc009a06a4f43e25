/**
 * @generated SignedSource<<7f93560df529331be4b74a967f4d081e>>
 * @relayHash 96d91a657a43d8919fbebd938aacdd50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1bc1e53e4ea83427896a7cc02f289f93f00801a2cc8fc0b5bfeb6d34c173ec8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1bc1e53e4ea83427896a7cc02f289f93f00801a2cc8fc0b5bfeb6d34c173ec8",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
