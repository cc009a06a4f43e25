/**
 * @generated SignedSource<<c5c4a82d8c77474bfbc9ae815fb34d14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type teaserTab_teaser$data = {
  readonly draftBets: ReadonlyArray<{
    readonly draftBet: {
      readonly draftLegs: ReadonlyArray<{
        readonly id: string;
        readonly marketSelection: {
          readonly id: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"draftLegLine_leg">;
      }>;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"betHead_draftBet" | "rewards_draftBet">;
    };
    readonly label: string;
    readonly teaserPoints: {
      readonly decimalPoints: number;
    };
  }>;
  readonly errors: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
  }>;
  readonly ineligibleLegs: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"teaserLeftOut_leg">;
  }>;
  readonly teaserPreviews: ReadonlyArray<{
    readonly enabled: boolean;
    readonly label: string;
    readonly points: {
      readonly decimalPoints: number;
    };
    readonly totalOdds: {
      readonly denominatorLong: string;
      readonly numeratorLong: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "teaserTab_teaser";
};
export type teaserTab_teaser$key = {
  readonly " $data"?: teaserTab_teaser$data;
  readonly " $fragmentSpreads": FragmentRefs<"teaserTab_teaser">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "decimalPoints",
    "storageKey": null
  }
],
v2 = {
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
  "name": "teaserTab_teaser",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BetslipError",
      "kind": "LinkedField",
      "name": "errors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeaserDraftBet",
      "kind": "LinkedField",
      "name": "draftBets",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Points",
          "kind": "LinkedField",
          "name": "teaserPoints",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DraftBet",
          "kind": "LinkedField",
          "name": "draftBet",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "DraftLeg",
              "kind": "LinkedField",
              "name": "draftLegs",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MarketSelection",
                  "kind": "LinkedField",
                  "name": "marketSelection",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/)
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeaserPreview",
      "kind": "LinkedField",
      "name": "teaserPreviews",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Points",
          "kind": "LinkedField",
          "name": "points",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Odds",
          "kind": "LinkedField",
          "name": "totalOdds",
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
      "alias": null,
      "args": null,
      "concreteType": "DraftLeg",
      "kind": "LinkedField",
      "name": "ineligibleLegs",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "teaserLeftOut_leg"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TeaserBetslip",
  "abstractKey": null
};
})();

(node as any).hash = "6d26785dec57e3a8c0f6b27a8be4eb87";

export default node;
