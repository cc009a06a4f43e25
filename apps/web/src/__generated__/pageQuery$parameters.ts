/**
 * @generated SignedSource<<700d4a066936972aa3eebbfb1974172a>>
 * @relayHash d05a2c988ea7884eb3f71c9f95a89e60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6553ab755040e5cb9a329c6407d0f3bec1fdd19d803c1cfdd927a313b9c8ccf6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6553ab755040e5cb9a329c6407d0f3bec1fdd19d803c1cfdd927a313b9c8ccf6",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
