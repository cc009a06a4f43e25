/**
 * @generated SignedSource<<77c01972eda6ce4f88b9c8ba2db01d40>>
 * @relayHash a457a5535c4639dadef18fa37804ed4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd52fc16a69b494babdba80543e3d59a1e2742e835cdde01d2eba05503407633

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd52fc16a69b494babdba80543e3d59a1e2742e835cdde01d2eba05503407633",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
