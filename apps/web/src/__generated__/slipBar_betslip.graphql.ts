/**
 * @generated SignedSource<<3cb73679060a97b97ac98d08e0733676>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DraftBetType = "INVALID" | "PARLAY" | "PARLAY_PLUS" | "ROUND_ROBIN" | "STRAIGHT" | "TEASER";
import type { FragmentRefs } from "relay-runtime";
export type slipBar_betslip$data = {
  readonly parlay: {
    readonly draftBets: ReadonlyArray<{
      readonly totalOdds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
      readonly type: DraftBetType;
    }>;
    readonly totalBetAmount: {
      readonly amountLong: string;
    };
    readonly totalPotentialReturnAmount: {
      readonly amountLong: string;
    };
  };
  readonly straight: {
    readonly draftBets: ReadonlyArray<{
      readonly draftLegs: ReadonlyArray<{
        readonly marketSelection: {
          readonly name: {
            readonly defaultName: string;
          };
        };
      }>;
      readonly totalOdds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
    }>;
    readonly totalBetAmount: {
      readonly amountLong: string;
    };
    readonly totalPotentialReturnAmount: {
      readonly amountLong: string;
    };
  };
  readonly teaser: {
    readonly draftBets: ReadonlyArray<{
      readonly draftBet: {
        readonly totalOdds: {
          readonly denominatorLong: string;
          readonly numeratorLong: string;
        } | null | undefined;
      };
      readonly label: string;
    }>;
    readonly totalBetAmount: {
      readonly amountLong: string;
    };
    readonly totalPotentialReturnAmount: {
      readonly amountLong: string;
    };
  };
  readonly " $fragmentType": "slipBar_betslip";
};
export type slipBar_betslip$key = {
  readonly " $data"?: slipBar_betslip$data;
  readonly " $fragmentSpreads": FragmentRefs<"slipBar_betslip">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountLong",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "totalBetAmount",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "totalPotentialReturnAmount",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v3 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "slipBar_betslip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StraightBetslip",
      "kind": "LinkedField",
      "name": "straight",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "DraftBet",
          "kind": "LinkedField",
          "name": "draftBets",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
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
                }
              ],
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
      "concreteType": "ParlayBetslip",
      "kind": "LinkedField",
      "name": "parlay",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "DraftBet",
          "kind": "LinkedField",
          "name": "draftBets",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeaserBetslip",
      "kind": "LinkedField",
      "name": "teaser",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TeaserDraftBet",
          "kind": "LinkedField",
          "name": "draftBets",
          "plural": true,
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
              "concreteType": "DraftBet",
              "kind": "LinkedField",
              "name": "draftBet",
              "plural": false,
              "selections": [
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Betslip",
  "abstractKey": null
};
})();

(node as any).hash = "85ea26d9f9c488419c4f1ca8f456b197";

export default node;
