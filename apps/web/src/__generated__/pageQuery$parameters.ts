/**
 * @generated SignedSource<<1d2563529f7c53385d0e70b23bbce054>>
 * @relayHash 54d4955b0b53cc60f45fcf4ddc23556d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d09b1cf484d6ff3c6ebea96f64b4944fdd081dd2b9a0f5f79ab3557f6e94fadc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d09b1cf484d6ff3c6ebea96f64b4944fdd081dd2b9a0f5f79ab3557f6e94fadc",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
