/**
 * @generated SignedSource<<e0e8d755133740621216af82e9b950d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MenuItemType = "HEADER" | "LEAF";
import type { FragmentRefs } from "relay-runtime";
export type sportsMenuData_item$data = {
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
  readonly " $fragmentType": "sportsMenuData_item";
};
export type sportsMenuData_item$key = {
  readonly " $data"?: sportsMenuData_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"sportsMenuData_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sportsMenuData_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "live",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "liveCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
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
    }
  ],
  "type": "SportsMenuItem",
  "abstractKey": null
};

(node as any).hash = "b0d541b5ca1351e4ae811bdd150267d5";

export default node;
