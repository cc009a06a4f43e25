/**
 * @generated SignedSource<<48dc143f2d5875324f72c73b117fdd68>>
 * @relayHash 521f61f841cc765b873754fea1363e63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fa54e71fc141ef84f3bf928036abf788d844f22f133e8a9c2d68de1b98ab9e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { myBetsQuery } from './myBetsQuery.graphql';

const node: PreloadableConcreteRequest<myBetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fa54e71fc141ef84f3bf928036abf788d844f22f133e8a9c2d68de1b98ab9e2",
    "metadata": {},
    "name": "myBetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
