/**
 * @generated SignedSource<<5d93cec917d2f36f65fc5b9a85435305>>
 * @relayHash 4a9b8ae2ee158669d145cc6e0a813ec4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a715b63a9c65a99d6c0d7b7ed093d3f440f4b3c26de2c3579fc68bedbb06c975

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a715b63a9c65a99d6c0d7b7ed093d3f440f4b3c26de2c3579fc68bedbb06c975",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
