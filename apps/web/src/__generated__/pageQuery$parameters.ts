/**
 * @generated SignedSource<<0da84207594d16902d920b4f4011a201>>
 * @relayHash d921702875b352e0ed3459da4c298799
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0df4c43ff707b1cd22c78323ea3621842ff4509e841056a5796d1162b868bdc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0df4c43ff707b1cd22c78323ea3621842ff4509e841056a5796d1162b868bdc",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
