/**
 * @generated SignedSource<<4725f4985a405da83c2162a792efb4b8>>
 * @relayHash 75934ee4751a183988dedafe033b5667
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52c9e7179cca3078ac9e1efb96164e5d56636b074bb8515bf03b3048a4bc8622

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52c9e7179cca3078ac9e1efb96164e5d56636b074bb8515bf03b3048a4bc8622",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
