/**
 * @generated SignedSource<<c7467599172fe00aee5971b8042e321d>>
 * @relayHash b8867e44358f16018746eb5ea8134ad8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0064ccc57c1f26bdf049d50fe32e2c9836d0e294c4123bdd698745e9bdb6985e

import type { ConcreteRequest } from 'relay-runtime';
export type MenuItemType = "HEADER" | "LEAF";
export type sportsMenuDataSubscription$variables = Record<PropertyKey, never>;
export type sportsMenuDataSubscription$data = {
  readonly sportsMenuUpdated: ReadonlyArray<{
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
export type sportsMenuDataSubscription = {
  response: sportsMenuDataSubscription$data;
  variables: sportsMenuDataSubscription$variables;
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
    "name": "sportsMenuUpdated",
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
    "name": "sportsMenuDataSubscription",
    "selections": (v8/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sportsMenuDataSubscription",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "0064ccc57c1f26bdf049d50fe32e2c9836d0e294c4123bdd698745e9bdb6985e",
    "metadata": {},
    "name": "sportsMenuDataSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "25b9d06f13f041523a53ca597935f9b3";

export default node;
