/**
 * @generated SignedSource<<7167f916b0834c1b144e99d4d105bcd2>>
 * @relayHash c1ecf6470a1dc409b4c0752bf47ca15e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ddb9dc2f1a8b7fa09ebf7e9c7ef31ceb553658c8babbafd1f7d123d10327f9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ddb9dc2f1a8b7fa09ebf7e9c7ef31ceb553658c8babbafd1f7d123d10327f9b",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
