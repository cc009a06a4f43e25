/**
 * @generated SignedSource<<18c2e3ab55c521c67c08736c3f35d974>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type dayShelf_shelf$data = {
  readonly cardCount: number;
  readonly cards: ReadonlyArray<{
    readonly event: {
      readonly sport: {
        readonly name: string;
        readonly slug: string;
      };
    };
    readonly id: string;
    readonly markets?: ReadonlyArray<{
      readonly type: string;
    }>;
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
          "alias": null,
          "args": null,
          "concreteType": "StandardEvent",
          "kind": "LinkedField",
          "name": "event",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Sport",
              "kind": "LinkedField",
              "name": "sport",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "slug",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Market",
              "kind": "LinkedField",
              "name": "markets",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "type",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "GridMarketCard",
          "abstractKey": null
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

(node as any).hash = "98b328e3cd782f1df117a7de7b740596";

export default node;
