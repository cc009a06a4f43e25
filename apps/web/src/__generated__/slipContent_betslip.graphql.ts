/**
 * @generated SignedSource<<94f6cac2636e421573eb799ce41721f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetErrorDisplayType = "ANONYMOUS_REGION_ERROR" | "BET_ALREADY_PLACED" | "BET_AMOUNT" | "BET_WIN_AMOUNT" | "DEPOSIT" | "GENERIC" | "GEO" | "ODDS_CHANGED" | "RETRYABLE" | "RG_ACK_REQUIRED" | "RG_LIMIT" | "SELECTION_DISABLED" | "WIN_AMOUNT";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type slipContent_betslip$data = {
  readonly errors: ReadonlyArray<{
    readonly code: string;
    readonly displayType: BetErrorDisplayType;
    readonly message: string;
    readonly priority: number;
  }>;
  readonly straight: {
    readonly draftBetEventGroupings: ReadonlyArray<{
      readonly draftBets: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly eventId: string;
      readonly eventName: string;
      readonly " $fragmentSpreads": FragmentRefs<"eventGroupHead_group">;
    }>;
    readonly draftBets: ReadonlyArray<{
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
          readonly displayType: BetErrorDisplayType;
          readonly message: string;
          readonly priority: number;
        }>;
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
        readonly marketSelectionRequiresAcceptance: boolean;
      }>;
      readonly errors: ReadonlyArray<{
        readonly code: string;
        readonly displayType: BetErrorDisplayType;
        readonly message: string;
        readonly priority: number;
      }>;
      readonly id: string;
      readonly winAmount: {
        readonly amountLong: string;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"draftBetRow_draftBet">;
    }>;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly displayType: BetErrorDisplayType;
      readonly message: string;
      readonly priority: number;
    }>;
  };
  readonly " $fragmentType": "slipContent_betslip";
};
export type slipContent_betslip$key = {
  readonly " $data"?: slipContent_betslip$data;
  readonly " $fragmentSpreads": FragmentRefs<"slipContent_betslip">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "slipContent_betslip",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StraightBetslip",
      "kind": "LinkedField",
      "name": "straight",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "DraftBetEventGrouping",
          "kind": "LinkedField",
          "name": "draftBetEventGroupings",
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
            {
              "alias": null,
              "args": null,
              "concreteType": "DraftBet",
              "kind": "LinkedField",
              "name": "draftBets",
              "plural": true,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "eventGroupHead_group"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DraftBet",
          "kind": "LinkedField",
          "name": "draftBets",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
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
              "kind": "ScalarField",
              "name": "betToWinRatio",
              "storageKey": null
            },
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
                  "concreteType": "Odds",
                  "kind": "LinkedField",
                  "name": "acceptedOdds",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
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
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Odds",
                      "kind": "LinkedField",
                      "name": "odds",
                      "plural": false,
                      "selections": (v3/*:: as any*/),
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
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "draftBetRow_draftBet"
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

(node as any).hash = "c33aa4ff058c67bdaa8e376811c3342f";

export default node;
