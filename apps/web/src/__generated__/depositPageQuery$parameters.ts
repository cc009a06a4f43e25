/**
 * @generated SignedSource<<3458e655aa504578d0f1619d65879791>>
 * @relayHash 71c444ef087283faebbf968a8574fcbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc207107a8aab5eb72b7351d1e5e44bbac7f8c828caed0732a679a980ea13de8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { depositPageQuery } from './depositPageQuery.graphql';

const node: PreloadableConcreteRequest<depositPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc207107a8aab5eb72b7351d1e5e44bbac7f8c828caed0732a679a980ea13de8",
    "metadata": {},
    "name": "depositPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
