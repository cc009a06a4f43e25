/**
 * @generated SignedSource<<bfa975583ac203e7494027c63ca3ed03>>
 * @relayHash c3b0d7abc113e38a13e061215203557f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc7bab526b9b53cf1db0b556145dcfd06d9f1b4e797a06fed30c206e852244f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc7bab526b9b53cf1db0b556145dcfd06d9f1b4e797a06fed30c206e852244f2",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
