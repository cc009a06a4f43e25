/**
 * @generated SignedSource<<88091b6613b742edac4ffc1ff36ecf0f>>
 * @relayHash bdd2f68dbff1fa4071e0877ac8ce2a26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 886144f777649be5996ebf198ae4e227b3c8bc4779655356e3d2fabdeba8ff46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "886144f777649be5996ebf198ae4e227b3c8bc4779655356e3d2fabdeba8ff46",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
