/**
 * @generated SignedSource<<50c8c791d0110fb70d1e53ecc13daa2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DraftBetType = "INVALID" | "PARLAY" | "PARLAY_PLUS" | "ROUND_ROBIN" | "STRAIGHT" | "TEASER";
import type { FragmentRefs } from "relay-runtime";
export type parlayTab_parlay$data = {
  readonly draftBets: ReadonlyArray<{
    readonly draftLegEventGroupings: ReadonlyArray<{
      readonly eventId: string;
      readonly " $fragmentSpreads": FragmentRefs<"parlayGroup_group">;
    }>;
    readonly draftLegs: ReadonlyArray<{
      readonly marketSelection: {
        readonly id: string;
      };
    }>;
    readonly id: string;
    readonly isPricing: boolean;
    readonly type: DraftBetType;
    readonly " $fragmentSpreads": FragmentRefs<"betHead_draftBet" | "rewards_draftBet">;
  }>;
  readonly " $fragmentType": "parlayTab_parlay";
};
export type parlayTab_parlay$key = {
  readonly " $data"?: parlayTab_parlay$data;
  readonly " $fragmentSpreads": FragmentRefs<"parlayTab_parlay">;
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
  "name": "parlayTab_parlay",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DraftBet",
      "kind": "LinkedField",
      "name": "draftBets",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPricing",
          "storageKey": null
        },
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
              "concreteType": "MarketSelection",
              "kind": "LinkedField",
              "name": "marketSelection",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DraftLegEventGrouping",
          "kind": "LinkedField",
          "name": "draftLegEventGroupings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "eventId",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "parlayGroup_group"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "betHead_draftBet"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "rewards_draftBet"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ParlayBetslip",
  "abstractKey": null
};
})();

(node as any).hash = "7159b145507455bdde1ea3c8f900a108";

export default node;
