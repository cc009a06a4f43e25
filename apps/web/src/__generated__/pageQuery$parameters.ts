/**
 * @generated SignedSource<<ed9c8e1bc75c7398ef707413c65f1cc9>>
 * @relayHash a4a3ff5c07612912edecc14ebc574d6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a75faf13bf936c5ab4a0b0264ae58191dd08ee6bc97848c13d8087b3466359a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a75faf13bf936c5ab4a0b0264ae58191dd08ee6bc97848c13d8087b3466359a1",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
