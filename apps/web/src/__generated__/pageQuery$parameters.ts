/**
 * @generated SignedSource<<c63f15775c7aa23635f1e0a57617b650>>
 * @relayHash 29fe5423f74b15a45692d78051f6326c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78981ce87fcb7aebda349d0628cf3eed05d50fe617f7a8ab3af6e65a0f233669

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78981ce87fcb7aebda349d0628cf3eed05d50fe617f7a8ab3af6e65a0f233669",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
