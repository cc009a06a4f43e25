/**
 * @generated SignedSource<<6a9e88c3ae9dcc9e8e95fcea15abb3cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type liveShelf_shelf$data = {
  readonly cardCount: number;
  readonly cards: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"marketCard_card">;
  }>;
  readonly title: string;
  readonly " $fragmentType": "liveShelf_shelf";
};
export type liveShelf_shelf$key = {
  readonly " $data"?: liveShelf_shelf$data;
  readonly " $fragmentSpreads": FragmentRefs<"liveShelf_shelf">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "liveShelf_shelf",
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
      "kind": "ScalarField",
      "name": "cardCount",
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

(node as any).hash = "c88be800ffce9e4fa1de45de5e263409";

export default node;
