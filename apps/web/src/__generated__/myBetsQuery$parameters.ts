/**
 * @generated SignedSource<<9d4690c2d4595960655dd16a2c254329>>
 * @relayHash f920f7048f4a89968c9b9e299c128a6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44c6ec0ea6bd5b8ce5579ea6e9e1e4e66372b3dfbce2f12ae142f423269b5020

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44c6ec0ea6bd5b8ce5579ea6e9e1e4e66372b3dfbce2f12ae142f423269b5020",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
