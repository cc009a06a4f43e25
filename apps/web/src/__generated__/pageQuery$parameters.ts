/**
 * @generated SignedSource<<22ae59b543f71d34faf7b6373680775f>>
 * @relayHash 6c3bd1f5869270bbf24222e6141500fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f39d7576d7e1938a956000c61158d7f96abd912c5c8f61f806bd2c579b1b1f01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f39d7576d7e1938a956000c61158d7f96abd912c5c8f61f806bd2c579b1b1f01",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
