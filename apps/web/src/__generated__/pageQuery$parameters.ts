/**
 * @generated SignedSource<<4e40b42f4f2aad90a7b1bb832a159e54>>
 * @relayHash 4a888d9e6e4c3174ee3b0e01f39ceabb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2d9519730922c4cf3cc39693d6238dd141a402cafcd3799d65e5eccc66424a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2d9519730922c4cf3cc39693d6238dd141a402cafcd3799d65e5eccc66424a2",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
