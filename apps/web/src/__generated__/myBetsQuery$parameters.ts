/**
 * @generated SignedSource<<12c2754816bae12e003f70f7063e9a5d>>
 * @relayHash 58784970f8b767011ce5102ce3282fa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f637738fb2944832dd339814e8d372f305f5f058c5500a0950a166bace74ec2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f637738fb2944832dd339814e8d372f305f5f058c5500a0950a166bace74ec2d",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
