/**
 * @generated SignedSource<<e142809d852cfe41ab1c69d3bdc9bf6e>>
 * @relayHash d01d464e97280bdbc9c07338d30cbadf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d440cb0b487696c08a39ac3058ab9a87285eed62f6e0f45a745322b9940a3ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { pageQuery } from './pageQuery.graphql';

const node: PreloadableConcreteRequest<pageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d440cb0b487696c08a39ac3058ab9a87285eed62f6e0f45a745322b9940a3ab",
    "metadata": {},
    "name": "pageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
