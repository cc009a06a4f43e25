/**
 * @generated SignedSource<<ee76fce693458475b2a2ab762005e700>>
 * @relayHash 4b3281e4e91cdc8392baefa0ea651f78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c6a43fc3f78cfe6012ab2c83bb45b8e690e1467b4fb1e0c2302b3b3babccc83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c6a43fc3f78cfe6012ab2c83bb45b8e690e1467b4fb1e0c2302b3b3babccc83",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
