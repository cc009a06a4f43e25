/**
 * @generated SignedSource<<8d91048595c8649f72b0651c9cf826d9>>
 * @relayHash 40508ec83230852d3a0a2c8d030003ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9205bcdd942bdfaf98ba193750a46c2e9ef64ebceb008020de00010e09e96246

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9205bcdd942bdfaf98ba193750a46c2e9ef64ebceb008020de00010e09e96246",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
