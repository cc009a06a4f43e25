/**
 * @generated SignedSource<<55d41fb6de23512ab71b509c11050cac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type propsPlace_card$data = {
  readonly id: string;
  readonly recommendedPropsDrawer: {
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "propsPlace_card";
};
export type propsPlace_card$key = {
  readonly " $data"?: propsPlace_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"propsPlace_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "propsPlace_card",
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
      "concreteType": "RecommendedPropsDrawer",
      "kind": "LinkedField",
      "name": "recommendedPropsDrawer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GridMarketCard",
  "abstractKey": null
};

(node as any).hash = "b21ac2ca4a64d6f7305508ba210e3054";

export default node;
