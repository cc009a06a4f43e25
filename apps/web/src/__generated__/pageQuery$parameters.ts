/**
 * @generated SignedSource<<44516504587cf84ad2dd861de8a5cd15>>
 * @relayHash a7e98738ae5823c7391b6fd60b4ca1e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID def1b1c5d657b19d0d44ebe35034d84d3fde64af5880d212a21df48b339ebcf8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "def1b1c5d657b19d0d44ebe35034d84d3fde64af5880d212a21df48b339ebcf8",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
