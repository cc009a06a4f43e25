/**
 * @generated SignedSource<<0a59888096c6be70cd131ba995a4c8d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DraftBetType = "INVALID" | "PARLAY" | "PARLAY_PLUS" | "ROUND_ROBIN" | "STRAIGHT" | "TEASER";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type slipBar_betslip$data = {
  readonly marketSelections: ReadonlyArray<{
    readonly id: string;
    readonly isDisabled: boolean;
    readonly odds: {
      readonly denominatorLong: string;
      readonly numeratorLong: string;
    } | null | undefined;
    readonly status: SelectionStatus;
  }>;
  readonly parlay: {
    readonly draftBets: ReadonlyArray<{
      readonly boostedWinAmount: {
        readonly amountLong: string;
      } | null | undefined;
      readonly isPricing: boolean;
      readonly totalOdds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
      readonly type: DraftBetType;
      readonly winAmount: {
        readonly amountLong: string;
      } | null | undefined;
    }>;
    readonly totalBetAmount: {
      readonly amountLong: string;
    };
  };
  readonly straight: {
    readonly draftBets: ReadonlyArray<{
      readonly boostedWinAmount: {
        readonly amountLong: string;
      } | null | undefined;
      readonly draftLegs: ReadonlyArray<{
        readonly selectionName: string;
      }>;
      readonly totalOdds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
      readonly winAmount: {
        readonly amountLong: string;
      } | null | undefined;
    }>;
    readonly totalBetAmount: {
      readonly amountLong: string;
    };
  };
  readonly teaser: {
    readonly draftBets: ReadonlyArray<{
      readonly draftBet: {
        readonly boostedWinAmount: {
          readonly amountLong: string;
        } | null | undefined;
        readonly isPricing: boolean;
        readonly totalOdds: {
          readonly denominatorLong: string;
          readonly numeratorLong: string;
        } | null | undefined;
        readonly winAmount: {
          readonly amountLong: string;
        } | null | undefined;
      };
      readonly label: string;
    }>;
    readonly totalBetAmount: {
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
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountLong",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "totalBetAmount",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "winAmount",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "boostedWinAmount",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Odds",
  "kind": "LinkedField",
  "name": "totalOdds",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPricing",
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
      "concreteType": "MarketSelection",
      "kind": "LinkedField",
      "name": "marketSelections",
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StraightBetslip",
      "kind": "LinkedField",
      "name": "straight",
      "plural": false,
      "selections": [
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
            (v4/*:: as any*/),
            (v5/*:: as any*/),
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
                  "name": "selectionName",
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
            (v6/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/)
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
                (v6/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/)
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

(node as any).hash = "22f39409c0d5eada936249b695b1a9b1";

export default node;
