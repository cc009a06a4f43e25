/**
 * @generated SignedSource<<abd48d3d8e83fc2ee47c584579824860>>
 * @relayHash 7ceef0c3841c27edcd70d5a7a4d30f3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e58812a57c564704b717843ac29ea9a31087a58032b4e1a765ecf9a281d6934

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e58812a57c564704b717843ac29ea9a31087a58032b4e1a765ecf9a281d6934",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
