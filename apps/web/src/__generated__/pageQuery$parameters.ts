/**
 * @generated SignedSource<<6e875fccd3e1fbf0aaf188ffb1b33f85>>
 * @relayHash e4fcf4a42572fe5118890d05f05b417f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c3c20e97d3fe7af247abc36875b295b9fe8ff7a0e6b8b210789d3b571549b31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c3c20e97d3fe7af247abc36875b295b9fe8ff7a0e6b8b210789d3b571549b31",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
