/**
 * @generated SignedSource<<833c3588383495abdddc8a5117a77077>>
 * @relayHash b4ada8933b50a5c282f5f70ea034004c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c0838ceec12519a7e9016e457717bfc2e4db619362e93552db90da699a66f8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c0838ceec12519a7e9016e457717bfc2e4db619362e93552db90da699a66f8a",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
