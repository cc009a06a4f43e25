/**
 * @generated SignedSource<<0f0f5c4e1be1d876e9695f0fc08fa46e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type draftBetRow_draftBet$data = {
  readonly draftLegs: ReadonlyArray<{
    readonly id: string;
    readonly marketSelection: {
      readonly id: string;
      readonly isDisabled: boolean;
      readonly name: {
        readonly defaultName: string;
      };
      readonly odds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
      readonly status: SelectionStatus;
    };
    readonly " $fragmentSpreads": FragmentRefs<"draftLegLine_leg">;
  }>;
  readonly id: string;
  readonly " $fragmentType": "draftBetRow_draftBet";
};
export type draftBetRow_draftBet$key = {
  readonly " $data"?: draftBetRow_draftBet$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftBetRow_draftBet">;
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
  "name": "draftBetRow_draftBet",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "DraftLeg",
      "kind": "LinkedField",
      "name": "draftLegs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MarketSelection",
          "kind": "LinkedField",
          "name": "marketSelection",
          "plural": false,
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
              "kind": "ScalarField",
              "name": "isDisabled",
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
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "draftLegLine_leg"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DraftBet",
  "abstractKey": null
};
})();

(node as any).hash = "54fc0f1ea556d217898191456c627a0b";

export default node;
