/**
 * @generated SignedSource<<79fb5b3497ded4cef42ad68e79dc6cc5>>
 * @relayHash b6a346b94d6caf9cccba6a8014a08d91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e74599de55c5b74c9a7a9841baf212e2ac7b306d6dfdefc54168a44637cd6cfc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e74599de55c5b74c9a7a9841baf212e2ac7b306d6dfdefc54168a44637cd6cfc",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
