/**
 * @generated SignedSource<<a16a31c35d1819eb36df837d8ec4733b>>
 * @relayHash e1fcfcd54325ef48f7528d9a116c5748
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2096469217bc20c62ee2e1b6bf827f378eb45e845b5f3bc059567105399db91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { sportsMenuDataQuery } from './sportsMenuDataQuery.graphql';

const node: PreloadableConcreteRequest<sportsMenuDataQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2096469217bc20c62ee2e1b6bf827f378eb45e845b5f3bc059567105399db91",
    "metadata": {},
    "name": "sportsMenuDataQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
