/**
 * @generated SignedSource<<0ee0c1ba4f16c0163d54f31648b568d5>>
 * @relayHash d95446930ed427bf84c5d160c5281b1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 476d1fae52890425eaf8e4e5b388b8daf51085dcaa26af55032486f4ca2c53b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "476d1fae52890425eaf8e4e5b388b8daf51085dcaa26af55032486f4ca2c53b0",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
