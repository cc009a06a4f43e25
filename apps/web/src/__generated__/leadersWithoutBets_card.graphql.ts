/**
 * @generated SignedSource<<f74c4acb6cf6d1d5bb07c1ff9f75ae0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type leadersWithoutBets_card$data = {
  readonly withoutBets: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly place: string | null | undefined;
    readonly score: string | null | undefined;
  }>;
  readonly " $fragmentType": "leadersWithoutBets_card";
};
export type leadersWithoutBets_card$key = {
  readonly " $data"?: leadersWithoutBets_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"leadersWithoutBets_card">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "leadersWithoutBets_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TableRow",
      "kind": "LinkedField",
      "name": "withoutBets",
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
          "name": "place",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TableMarketCard",
  "abstractKey": null
};

(node as any).hash = "2e831440e305c80b7cc537160d5c9b8e";

export default node;
