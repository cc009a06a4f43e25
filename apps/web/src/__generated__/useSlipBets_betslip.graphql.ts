/**
 * @generated SignedSource<<839cf07ce896251998fde9ca1e7193fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetErrorDisplayType = "ANONYMOUS_REGION_ERROR" | "BET_ALREADY_PLACED" | "BET_AMOUNT" | "BET_WIN_AMOUNT" | "DEPOSIT" | "GENERIC" | "GEO" | "ODDS_CHANGED" | "RETRYABLE" | "RG_ACK_REQUIRED" | "RG_LIMIT" | "SELECTION_DISABLED" | "WIN_AMOUNT";
import type { FragmentRefs } from "relay-runtime";
export type useSlipBets_betslip$data = {
  readonly errors: ReadonlyArray<{
    readonly code: string;
    readonly disableAwardsDisplay: boolean;
    readonly displayType: BetErrorDisplayType;
    readonly message: string;
    readonly priority: number;
  }>;
  readonly parlay: {
    readonly draftBets: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"draftData_draftBet" | "draftData_legs">;
    }>;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly disableAwardsDisplay: boolean;
      readonly displayType: BetErrorDisplayType;
      readonly message: string;
      readonly priority: number;
    }>;
  };
  readonly roundRobin: {
    readonly draftBets: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"draftData_draftBet">;
    }>;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly disableAwardsDisplay: boolean;
      readonly displayType: BetErrorDisplayType;
      readonly message: string;
      readonly priority: number;
    }>;
  };
  readonly straight: {
    readonly draftBets: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"draftData_draftBet" | "draftData_legs">;
    }>;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly disableAwardsDisplay: boolean;
      readonly displayType: BetErrorDisplayType;
      readonly message: string;
      readonly priority: number;
    }>;
  };
  readonly teaser: {
    readonly draftBets: ReadonlyArray<{
      readonly draftBet: {
        readonly " $fragmentSpreads": FragmentRefs<"draftData_draftBet" | "draftData_legs">;
      };
      readonly teaserPoints: {
        readonly decimalPoints: number;
      };
    }>;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly disableAwardsDisplay: boolean;
      readonly displayType: BetErrorDisplayType;
      readonly message: string;
      readonly priority: number;
    }>;
  };
  readonly " $fragmentType": "useSlipBets_betslip";
};
export type useSlipBets_betslip$key = {
  readonly " $data"?: useSlipBets_betslip$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSlipBets_betslip">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disableAwardsDisplay",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountLong",
    "storageKey": null
  }
],
v3 = [
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
v4 = {
  "kind": "InlineDataFragmentSpread",
  "name": "draftData_draftBet",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placementKey",
      "storageKey": null
    },
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "betAmount",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "winAmount",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "boostedWinAmount",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "betToWinRatio",
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
      "concreteType": "Odds",
      "kind": "LinkedField",
      "name": "totalOdds",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountSourceType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selectedFreeBetId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selectedProfitBoostId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "availablePromotionalCreditBalance",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfCombinations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roundRobinSize",
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Odds",
  "kind": "LinkedField",
  "name": "acceptedOdds",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Odds",
  "kind": "LinkedField",
  "name": "odds",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v7 = [
  (v4/*:: as any*/),
  {
    "kind": "InlineDataFragmentSpread",
    "name": "draftData_legs",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "maximumBetAmount",
        "plural": false,
        "selections": (v2/*:: as any*/),
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "eventName",
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "legGroupRequiresAcceptance",
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
        "name": "draftLegs",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "marketSelectionRequiresAcceptance",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketSelection",
            "kind": "LinkedField",
            "name": "lineInPlace",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "marketName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "selectionName",
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
              (v1/*:: as any*/),
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
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v8 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "DraftBet",
    "kind": "LinkedField",
    "name": "draftBets",
    "plural": true,
    "selections": (v7/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSlipBets_betslip",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StraightBetslip",
      "kind": "LinkedField",
      "name": "straight",
      "plural": false,
      "selections": (v8/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ParlayBetslip",
      "kind": "LinkedField",
      "name": "parlay",
      "plural": false,
      "selections": (v8/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RoundRobinBetslip",
      "kind": "LinkedField",
      "name": "roundRobin",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "DraftBet",
          "kind": "LinkedField",
          "name": "draftBets",
          "plural": true,
          "selections": [
            (v4/*:: as any*/)
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
        (v0/*:: as any*/),
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
              "concreteType": "Points",
              "kind": "LinkedField",
              "name": "teaserPoints",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "decimalPoints",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DraftBet",
              "kind": "LinkedField",
              "name": "draftBet",
              "plural": false,
              "selections": (v7/*:: as any*/),
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

(node as any).hash = "3c18b9d97b29ac76ddc17a02c978a794";

export default node;
