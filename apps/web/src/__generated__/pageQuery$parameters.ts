/**
 * @generated SignedSource<<0eba55dcde1e075b2d57322cc28cdc39>>
 * @relayHash b12978ebf9b7f6aff4c846959a1554ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30984937077614196bee3940ff34c2a82b51a6ad0f4efa5805ce9b89f1806516

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30984937077614196bee3940ff34c2a82b51a6ad0f4efa5805ce9b89f1806516",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
