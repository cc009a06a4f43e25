/**
 * @generated SignedSource<<267b0077fe837763d503b4f8086bf884>>
 * @relayHash f4efb298584049bb4833d8655f00592f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f6958e951e9abc52462bd91dbcc4f411306fcb180734c703103c671b813da62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f6958e951e9abc52462bd91dbcc4f411306fcb180734c703103c671b813da62",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
