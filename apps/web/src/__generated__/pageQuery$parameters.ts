/**
 * @generated SignedSource<<a5baa1988f18d0c0f31fc69585b5e5e9>>
 * @relayHash e0aa35813706423aa81132fb1677a075
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c74c5fe1be07077d8f13d9780383214e17b041227c785a565794a410ce4467f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c74c5fe1be07077d8f13d9780383214e17b041227c785a565794a410ce4467f7",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
