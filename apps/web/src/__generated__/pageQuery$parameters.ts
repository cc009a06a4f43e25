/**
 * @generated SignedSource<<17fb4fc88aa3941ccdbcf374cc378151>>
 * @relayHash f080c0f43efe3a040a85bd0a1ae3d411
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9b2b84b84a70b30a22bc0fc5607084b70dbd2df80ea16b84938ca96cab3bce3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9b2b84b84a70b30a22bc0fc5607084b70dbd2df80ea16b84938ca96cab3bce3",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
