/**
 * @generated SignedSource<<80a82999347d5189f4c886a8ff104d29>>
 * @relayHash 7eaec2619198e5abf97e441d5ffea9b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b146bdcf91dd4aae7212708e41c79960647a0d6c555a7ce5ff353bf1e491fc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b146bdcf91dd4aae7212708e41c79960647a0d6c555a7ce5ff353bf1e491fc9",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
