/**
 * @generated SignedSource<<5a71de765755d8da4952192f09f8fd95>>
 * @relayHash 70de2b84d526eb846c6891c291a5be16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34818524837924aa422e6769da2cfa645521d149e27fcf23656b30edc3477e81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34818524837924aa422e6769da2cfa645521d149e27fcf23656b30edc3477e81",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
