/**
 * @generated SignedSource<<17b6143fbbc671d09e4b1828d5dc9b82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type dayShelf_shelf$data = {
  readonly cards: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"marketCard_card">;
  }>;
  readonly title: string;
  readonly " $fragmentType": "dayShelf_shelf";
};
export type dayShelf_shelf$key = {
  readonly " $data"?: dayShelf_shelf$data;
  readonly " $fragmentSpreads": FragmentRefs<"dayShelf_shelf">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dayShelf_shelf",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "cards",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "marketCard_card"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketplaceShelf",
  "abstractKey": null
};

(node as any).hash = "ceb824f1d36068385473d857c32c8b70";

export default node;
