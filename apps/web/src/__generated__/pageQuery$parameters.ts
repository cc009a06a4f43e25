/**
 * @generated SignedSource<<7069f52fe623fcc4fccc07fef5856476>>
 * @relayHash 7ade55141d80e94089435e3c0ef0ef45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6835b9cea197c86169f5ae3699ce2a43cdab446410f060ceae7d5006a72d31f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6835b9cea197c86169f5ae3699ce2a43cdab446410f060ceae7d5006a72d31f4",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
