/**
 * @generated SignedSource<<a2812a19e486bcfe872f823f2e8a2004>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lineInPlace_selection$data = {
  readonly id: string;
  readonly name: {
    readonly defaultName: string;
  };
  readonly odds: {
    readonly denominatorLong: string;
    readonly numeratorLong: string;
  } | null | undefined;
  readonly " $fragmentType": "lineInPlace_selection";
};
export type lineInPlace_selection$key = {
  readonly " $data"?: lineInPlace_selection$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineInPlace_selection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "lineInPlace_selection",
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
      "concreteType": "Odds",
      "kind": "LinkedField",
      "name": "odds",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numeratorLong",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "denominatorLong",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SelectionName",
      "kind": "LinkedField",
      "name": "name",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketSelection",
  "abstractKey": null
};

(node as any).hash = "a9ada9d5d51f28e13ac80d4cfef73aa8";

export default node;
