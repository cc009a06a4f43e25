/**
 * @generated SignedSource<<947a2135dea36f29dd684066118efa6d>>
 * @relayHash 290c3401706da1535a6dd9e7e1bcf162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9703de2baea81552240d14ac093460e5acfa2d74c69bd62cf6bc1928f0f86483

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9703de2baea81552240d14ac093460e5acfa2d74c69bd62cf6bc1928f0f86483",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
