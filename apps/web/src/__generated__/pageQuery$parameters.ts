/**
 * @generated SignedSource<<60b55c69d57fac9ac5b26f51707c7376>>
 * @relayHash 7de709c72ae90bf039adac901eb220ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09884dae6e91e8d1a642e940e027dc529d45cc28a89d4184a88e98e9c539afac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09884dae6e91e8d1a642e940e027dc529d45cc28a89d4184a88e98e9c539afac",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
