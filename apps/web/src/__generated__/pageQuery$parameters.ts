/**
 * @generated SignedSource<<8c7113a026b2e35ad40eb937e0908845>>
 * @relayHash f9d6c30719bee95e6f5111f4e47a51ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76fa920df89ab82fd838f6e0c5fc5de3bfac6b84341889d3cbc3d96eba898f43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76fa920df89ab82fd838f6e0c5fc5de3bfac6b84341889d3cbc3d96eba898f43",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
