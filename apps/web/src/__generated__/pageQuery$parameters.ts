/**
 * @generated SignedSource<<1aca4cdbc797218af187d00155bd77f8>>
 * @relayHash dd0f22a6d5979eecc3633432f8b9eaf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bebc821dd95c6b219961657a7781dceae30826ec2f94d41bfe6292a52c8e018

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bebc821dd95c6b219961657a7781dceae30826ec2f94d41bfe6292a52c8e018",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
