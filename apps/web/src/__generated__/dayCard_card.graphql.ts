/**
 * @generated SignedSource<<77c3681999512f1be8f4feae288ff00d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type dayCard_card$data = {
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
  readonly " $fragmentType": "dayCard_card";
};
export type dayCard_card$key = {
  readonly " $data"?: dayCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"dayCard_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dayCard_card",
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
  "type": "MarketCard",
  "abstractKey": "__isMarketCard"
};

(node as any).hash = "08b32ee11d4dfd43911b334db601c210";

export default node;
