/**
 * @generated SignedSource<<dce9940191779f774e193b5bee30e207>>
 * @relayHash 9538fa47eabbb9bf45e8fb61bddae22f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57ab188badc506371f534bc6496f341e45e6d5ba1ff4ee1c7bcd6e6b3b2dc717

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57ab188badc506371f534bc6496f341e45e6d5ba1ff4ee1c7bcd6e6b3b2dc717",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
