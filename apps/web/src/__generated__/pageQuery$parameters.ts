/**
 * @generated SignedSource<<739487f9d8992febcb526276232429aa>>
 * @relayHash 1e904e3a420b7f1d91dcf71ff4b1a549
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0626dc2fc149c6f4b9dd0d72db401735ad74c15198916616198153ef6c4aa6e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0626dc2fc149c6f4b9dd0d72db401735ad74c15198916616198153ef6c4aa6e9",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
