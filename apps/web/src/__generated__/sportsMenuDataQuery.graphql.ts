/**
 * @generated SignedSource<<5ada49e5691e48cb5022908d2dc2d3e1>>
 * @relayHash e1fcfcd54325ef48f7528d9a116c5748
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2096469217bc20c62ee2e1b6bf827f378eb45e845b5f3bc059567105399db91

import type { ConcreteRequest } from 'relay-runtime';
export type MenuItemType = "HEADER" | "LEAF";
export type sportsMenuDataQuery$variables = Record<PropertyKey, never>;
export type sportsMenuDataQuery$data = {
  readonly sportsMenu: ReadonlyArray<{
    readonly deepLink: {
      readonly webUrl: string;
    } | null | undefined;
    readonly eventCount: number;
    readonly icon: string;
    readonly id: string;
    readonly label: string;
    readonly live: boolean;
    readonly liveCount: number;
    readonly sportsMenuItemChildren: ReadonlyArray<{
      readonly deepLink: {
        readonly webUrl: string;
      } | null | undefined;
      readonly eventCount: number;
      readonly icon: string;
      readonly id: string;
      readonly label: string;
      readonly live: boolean;
      readonly liveCount: number;
      readonly type: MenuItemType;
    }>;
    readonly type: MenuItemType;
  }>;
};
export type sportsMenuDataQuery = {
  response: sportsMenuDataQuery$data;
  variables: sportsMenuDataQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "icon",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "live",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "liveCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "DeepLink",
  "kind": "LinkedField",
  "name": "deepLink",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SportsMenuItem",
    "kind": "LinkedField",
    "name": "sportsMenu",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SportsMenuItem",
        "kind": "LinkedField",
        "name": "sportsMenuItemChildren",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "sportsMenuDataQuery",
    "selections": (v8/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sportsMenuDataQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "e2096469217bc20c62ee2e1b6bf827f378eb45e845b5f3bc059567105399db91",
    "metadata": {},
    "name": "sportsMenuDataQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "668ff246b3c90b24958a9ef55c46a49f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
