/**
 * @generated SignedSource<<760d31f0283dfaa51d23f3d5b8129361>>
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
      readonly isDisabled: boolean;
      readonly odds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
      readonly status: SelectionStatus;
    };
    readonly " $fragmentSpreads": FragmentRefs<"draftLegLine_leg">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"rewards_draftBet">;
  readonly " $fragmentType": "draftBetRow_draftBet";
};
export type draftBetRow_draftBet$key = {
  readonly " $data"?: draftBetRow_draftBet$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftBetRow_draftBet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "draftBetRow_draftBet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DraftLeg",
      "kind": "LinkedField",
      "name": "draftLegs",
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
          "concreteType": "MarketSelection",
          "kind": "LinkedField",
          "name": "marketSelection",
          "plural": false,
          "selections": [
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "rewards_draftBet"
    }
  ],
  "type": "DraftBet",
  "abstractKey": null
};

(node as any).hash = "55a13f852798db511a5aeb5ea3200434";

export default node;
