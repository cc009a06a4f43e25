/**
 * @generated SignedSource<<682fe903b9cbab02a13662327ae355bb>>
 * @relayHash f2e8c28b4693cc27e19b82fe22457faa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57fab6cba66cad5ba3934f89473ee84a7ec871102f9d0b34af89bde37832bcd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57fab6cba66cad5ba3934f89473ee84a7ec871102f9d0b34af89bde37832bcd8",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
