/**
 * @generated SignedSource<<1098f72620d8d5c0effb2ac165fcb89f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type tableRow_row$data = {
  readonly label: string;
  readonly place: string | null | undefined;
  readonly player: number | null | undefined;
  readonly score: string | null | undefined;
  readonly selections: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"selectionButton_selection">;
  }>;
  readonly statisticAccrued: {
    readonly accrued: number;
  } | null | undefined;
  readonly team: string | null | undefined;
  readonly " $fragmentType": "tableRow_row";
};
export type tableRow_row$key = {
  readonly " $data"?: tableRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"tableRow_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tableRow_row",
  "selections": [
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
      "name": "team",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "player",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatisticAccrued",
      "kind": "LinkedField",
      "name": "statisticAccrued",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accrued",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketSelection",
      "kind": "LinkedField",
      "name": "selections",
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
          "name": "selectionButton_selection"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TableRow",
  "abstractKey": null
};

(node as any).hash = "52bc4dadfe6f75cab976c1fd3a63bce5";

export default node;
