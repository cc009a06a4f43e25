/**
 * @generated SignedSource<<5e75fffa349a5570c11472bc027d822c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type chipsRow_carousel$data = {
  readonly chips: ReadonlyArray<{
    readonly deepLink: {
      readonly webUrl: string;
    };
    readonly icon: string;
    readonly id: string;
    readonly label: string;
    readonly menuItem: {
      readonly liveCount: number;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "chipsRow_carousel";
};
export type chipsRow_carousel$key = {
  readonly " $data"?: chipsRow_carousel$data;
  readonly " $fragmentSpreads": FragmentRefs<"chipsRow_carousel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "chipsRow_carousel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Chip",
      "kind": "LinkedField",
      "name": "chips",
      "plural": true,
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
        {
          "alias": null,
          "args": null,
          "concreteType": "SportsMenuItem",
          "kind": "LinkedField",
          "name": "menuItem",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "liveCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChipsCarousel",
  "abstractKey": null
};

(node as any).hash = "0ede47b3f923b4dc35800a08bdfafa5b";

export default node;
