/**
 * @generated SignedSource<<ecf7a703d61d5086e9fc43cf9082bfc3>>
 * @relayHash c6648c7817e19ad2042a2d744f81ea15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66925100d9de9ce64ac9ec48677e1f55275cc1bc2713fc219f7518d39462acd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66925100d9de9ce64ac9ec48677e1f55275cc1bc2713fc219f7518d39462acd4",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
