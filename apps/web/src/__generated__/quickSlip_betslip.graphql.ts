/**
 * @generated SignedSource<<46f4b398653235a22f3e9c795422eea7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AmountField = "BET" | "WIN";
export type AmountSourceType = "CASH" | "FREE_BET" | "PROMOTIONAL_CREDIT";
export type BetErrorDisplayType = "ANONYMOUS_REGION_ERROR" | "BET_ALREADY_PLACED" | "BET_AMOUNT" | "BET_WIN_AMOUNT" | "DEPOSIT" | "GENERIC" | "GEO" | "ODDS_CHANGED" | "RETRYABLE" | "RG_ACK_REQUIRED" | "RG_LIMIT" | "SELECTION_DISABLED" | "WIN_AMOUNT";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type quickSlip_betslip$data = {
  readonly draftBet: {
    readonly amountSourceType: AmountSourceType;
    readonly availableFreeBets: ReadonlyArray<{
      readonly isRestricted: boolean;
      readonly rawId: string;
      readonly title: string;
    }>;
    readonly availablePromotionalCreditBalance: {
      readonly amountLong: string;
      readonly formattedAmount: string;
    };
    readonly betAmount: {
      readonly amountLong: string;
    } | null | undefined;
    readonly betToWinRatio: string;
    readonly draftLegs: ReadonlyArray<{
      readonly acceptedOdds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      };
      readonly errors: ReadonlyArray<{
        readonly code: string;
        readonly disableAwardsDisplay: boolean;
        readonly displayType: BetErrorDisplayType;
        readonly message: string;
        readonly priority: number;
      }>;
      readonly id: string;
      readonly lineInPlace: {
        readonly " $fragmentSpreads": FragmentRefs<"lineInPlace_selection">;
      } | null | undefined;
      readonly marketSelection: {
        readonly id: string;
        readonly isDisabled: boolean;
        readonly odds: {
          readonly denominatorLong: string;
          readonly numeratorLong: string;
        } | null | undefined;
        readonly probabilityEncrypted: string | null | undefined;
        readonly status: SelectionStatus;
      };
      readonly marketSelectionRequiresAcceptance: boolean;
      readonly selectionName: string;
      readonly " $fragmentSpreads": FragmentRefs<"draftLegLine_leg">;
    }>;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly disableAwardsDisplay: boolean;
      readonly displayType: BetErrorDisplayType;
      readonly message: string;
      readonly priority: number;
    }>;
    readonly id: string;
    readonly patronSetAmountType: AmountField;
    readonly placementKey: string;
    readonly selectedFreeBetId: string | null | undefined;
    readonly winAmount: {
      readonly amountLong: string;
    } | null | undefined;
  } | null | undefined;
  readonly errors: ReadonlyArray<{
    readonly code: string;
    readonly disableAwardsDisplay: boolean;
    readonly displayType: BetErrorDisplayType;
    readonly message: string;
    readonly priority: number;
  }>;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "quickSlip_betslip";
};
export type quickSlip_betslip$key = {
  readonly " $data"?: quickSlip_betslip$data;
  readonly " $fragmentSpreads": FragmentRefs<"quickSlip_betslip">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountLong",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "quickSlip_betslip",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "DraftBet",
      "kind": "LinkedField",
      "name": "draftBet",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "patronSetAmountType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "betAmount",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "winAmount",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "betToWinRatio",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AvailableFreeBet",
          "kind": "LinkedField",
          "name": "availableFreeBets",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rawId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRestricted",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "availablePromotionalCreditBalance",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "formattedAmount",
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
            {
              "alias": null,
              "args": null,
              "concreteType": "Odds",
              "kind": "LinkedField",
              "name": "acceptedOdds",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
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
              "kind": "ScalarField",
              "name": "selectionName",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "MarketSelection",
              "kind": "LinkedField",
              "name": "lineInPlace",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "lineInPlace_selection"
                }
              ],
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
                  "kind": "ScalarField",
                  "name": "probabilityEncrypted",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Odds",
                  "kind": "LinkedField",
                  "name": "odds",
                  "plural": false,
                  "selections": (v4/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "QuickBetslip",
  "abstractKey": null
};
})();

(node as any).hash = "14489e44a9f886154eba9e0c71ea6a34";

export default node;
