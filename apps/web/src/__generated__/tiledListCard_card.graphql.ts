/**
 * @generated SignedSource<<c62840eef91adb6997968e5c229cbd20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type tiledListCard_card$data = {
  readonly columns: number;
  readonly markets: ReadonlyArray<{
    readonly classification: string;
    readonly id: string;
    readonly name: string;
    readonly selections: ReadonlyArray<{
      readonly id: string;
      readonly name: {
        readonly defaultName: string;
      };
      readonly odds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
      readonly participant: {
        readonly id: string;
        readonly label: string;
        readonly mediumName: string;
      } | null | undefined;
      readonly status: SelectionStatus;
      readonly " $fragmentSpreads": FragmentRefs<"selectionButton_selection">;
    }>;
  }>;
  readonly " $fragmentType": "tiledListCard_card";
};
export type tiledListCard_card$key = {
  readonly " $data"?: tiledListCard_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"tiledListCard_card">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "tiledListCard_card",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "columns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "classification",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Participant",
              "kind": "LinkedField",
              "name": "participant",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
                  "name": "mediumName",
                  "storageKey": null
                }
              ],
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
      "storageKey": null
    }
  ],
  "type": "TiledListMarketCard",
  "abstractKey": null
};
})();

(node as any).hash = "b193f3992f22a42e33a0a7abf7b5ae16";

export default node;
