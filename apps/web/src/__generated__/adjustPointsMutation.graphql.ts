/**
 * @generated SignedSource<<60e2149b911403ac9539e5eb83c822cf>>
 * @relayHash 65d7eb18948f63a8c5f4814c0b96cb38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b289908af323fd01d14bd65fac773de3fe2039e38cef4a3d246c33efefd57b7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdjustMarketSelectionPointsInput = {
  newSelectionId: string;
  odds?: OddsInput | null | undefined;
  selectionId: string;
};
export type OddsInput = {
  denominatorLong: string;
  numeratorLong: string;
};
export type adjustPointsMutation$variables = {
  input: AdjustMarketSelectionPointsInput;
};
export type adjustPointsMutation$data = {
  readonly adjustMarketSelectionPoints: {
    readonly __typename: "BetslipMutationError";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "BetslipPayload";
    readonly betslip: {
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"slipData_betslip">;
    };
  } | {
    readonly __typename: "InvalidInputError";
    readonly code: string;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type adjustPointsMutation = {
  response: adjustPointsMutation$data;
  variables: adjustPointsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "BetslipMutationError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "InvalidInputError",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDisabled",
  "storageKey": null
},
v13 = [
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
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Odds",
  "kind": "LinkedField",
  "name": "odds",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventId",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventName",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suspension",
  "storageKey": null
},
v18 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formattedPoints",
    "storageKey": null
  }
],
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Points",
  "kind": "LinkedField",
  "name": "points",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Participant",
  "kind": "LinkedField",
  "name": "participant",
  "plural": false,
  "selections": [
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headshotUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "primaryColour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondaryColour",
      "storageKey": null
    },
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketName",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selectionName",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketStartAt",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "Points",
  "kind": "LinkedField",
  "name": "teasedPoints",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketSelection",
  "kind": "LinkedField",
  "name": "lineInPlace",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v14/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "Odds",
  "kind": "LinkedField",
  "name": "acceptedOdds",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceState",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "Sport",
  "kind": "LinkedField",
  "name": "sport",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canonicalUrl",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasField",
  "storageKey": null
},
v35 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mediumName",
    "storageKey": null
  },
  (v9/*:: as any*/)
],
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "Participant",
  "kind": "LinkedField",
  "name": "awayParticipant",
  "plural": false,
  "selections": (v35/*:: as any*/),
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "Participant",
  "kind": "LinkedField",
  "name": "homeParticipant",
  "plural": false,
  "selections": (v35/*:: as any*/),
  "storageKey": null
},
v38 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "score",
    "storageKey": null
  }
],
v39 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "statistics",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awayScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInPlay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SideStatistics",
      "kind": "LinkedField",
      "name": "away",
      "plural": false,
      "selections": (v38/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SideStatistics",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": (v38/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "StandardEvent",
  "kind": "LinkedField",
  "name": "event",
  "plural": false,
  "selections": [
    (v29/*:: as any*/),
    (v17/*:: as any*/),
    (v30/*:: as any*/),
    (v31/*:: as any*/),
    (v11/*:: as any*/),
    (v32/*:: as any*/),
    (v33/*:: as any*/),
    (v34/*:: as any*/),
    (v36/*:: as any*/),
    (v37/*:: as any*/),
    (v39/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountSourceType",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selectedFreeBetId",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selectedProfitBoostId",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountLong",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formattedAmount",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "availablePromotionalCreditBalance",
  "plural": false,
  "selections": [
    (v44/*:: as any*/),
    (v45/*:: as any*/)
  ],
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v49 = [
  (v45/*:: as any*/)
],
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresTime",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRestricted",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restrictionReasons",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "concreteType": "AvailableFreeBet",
  "kind": "LinkedField",
  "name": "availableFreeBets",
  "plural": true,
  "selections": [
    (v47/*:: as any*/),
    (v48/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v49/*:: as any*/),
      "storageKey": null
    },
    (v50/*:: as any*/),
    (v51/*:: as any*/),
    (v52/*:: as any*/)
  ],
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "concreteType": "AvailableProfitBoost",
  "kind": "LinkedField",
  "name": "availableProfitBoosts",
  "plural": true,
  "selections": [
    (v47/*:: as any*/),
    (v48/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "boostPercentage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "maximumAmount",
      "plural": false,
      "selections": (v49/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capsExtraWinnings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfLegsRestrictionLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventRestrictionLabel",
      "storageKey": null
    },
    (v50/*:: as any*/),
    (v51/*:: as any*/),
    (v52/*:: as any*/)
  ],
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "concreteType": "BetslipError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
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
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placementKey",
  "storageKey": null
},
v58 = [
  (v44/*:: as any*/)
],
v59 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "betAmount",
  "plural": false,
  "selections": (v58/*:: as any*/),
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "winAmount",
  "plural": false,
  "selections": (v58/*:: as any*/),
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "boostedWinAmount",
  "plural": false,
  "selections": (v58/*:: as any*/),
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "betToWinRatio",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPricing",
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "concreteType": "Odds",
  "kind": "LinkedField",
  "name": "totalOdds",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfCombinations",
  "storageKey": null
},
v66 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roundRobinSize",
  "storageKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "maximumBetAmount",
  "plural": false,
  "selections": (v58/*:: as any*/),
  "storageKey": null
},
v68 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legGroupRequiresAcceptance",
  "storageKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "concreteType": "DraftLegEventGrouping",
  "kind": "LinkedField",
  "name": "draftLegEventGroupings",
  "plural": true,
  "selections": [
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v28/*:: as any*/),
    (v14/*:: as any*/),
    (v68/*:: as any*/)
  ],
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketSelectionRequiresAcceptance",
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketSelection",
  "kind": "LinkedField",
  "name": "lineInPlace",
  "plural": false,
  "selections": [
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketSelection",
  "kind": "LinkedField",
  "name": "marketSelection",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "totalBetAmount",
  "plural": false,
  "selections": (v58/*:: as any*/),
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "concreteType": "MarketSelection",
  "kind": "LinkedField",
  "name": "marketSelection",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v11/*:: as any*/),
    (v17/*:: as any*/),
    (v12/*:: as any*/),
    (v19/*:: as any*/),
    (v14/*:: as any*/),
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "concreteType": "Odds",
  "kind": "LinkedField",
  "name": "boostedTotalOdds",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v76 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalOddsTrend",
  "storageKey": null
},
v77 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "decimalPoints",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "adjustPointsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "adjustMarketSelectionPoints",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Betslip",
                "kind": "LinkedField",
                "name": "betslip",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "slipData_betslip"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "BetslipPayload",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "adjustPointsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "adjustMarketSelectionPoints",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isBetslipResult"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Betslip",
                "kind": "LinkedField",
                "name": "betslip",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "numberOfSelections",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MarketSelection",
                    "kind": "LinkedField",
                    "name": "marketSelections",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v14/*:: as any*/)
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
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DraftBetEventGrouping",
                        "kind": "LinkedField",
                        "name": "draftBetEventGroupings",
                        "plural": true,
                        "selections": [
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DraftBet",
                            "kind": "LinkedField",
                            "name": "draftBets",
                            "plural": true,
                            "selections": [
                              (v9/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "DraftLeg",
                                "kind": "LinkedField",
                                "name": "draftLegs",
                                "plural": true,
                                "selections": [
                                  (v9/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "MarketSelection",
                                    "kind": "LinkedField",
                                    "name": "marketSelection",
                                    "plural": false,
                                    "selections": [
                                      (v11/*:: as any*/),
                                      (v12/*:: as any*/),
                                      (v14/*:: as any*/),
                                      (v9/*:: as any*/),
                                      (v17/*:: as any*/),
                                      (v19/*:: as any*/),
                                      (v22/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v25/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v27/*:: as any*/),
                                  (v28/*:: as any*/),
                                  (v40/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v41/*:: as any*/),
                              (v42/*:: as any*/),
                              (v43/*:: as any*/),
                              (v46/*:: as any*/),
                              (v53/*:: as any*/),
                              (v54/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v55/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DeepLink",
                            "kind": "LinkedField",
                            "name": "deepLink",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "webUrl",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v56/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DraftBet",
                        "kind": "LinkedField",
                        "name": "draftBets",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v57/*:: as any*/),
                          (v21/*:: as any*/),
                          (v59/*:: as any*/),
                          (v60/*:: as any*/),
                          (v61/*:: as any*/),
                          (v62/*:: as any*/),
                          (v63/*:: as any*/),
                          (v64/*:: as any*/),
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
                          (v43/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "availablePromotionalCreditBalance",
                            "plural": false,
                            "selections": (v58/*:: as any*/),
                            "storageKey": null
                          },
                          (v65/*:: as any*/),
                          (v66/*:: as any*/),
                          (v56/*:: as any*/),
                          (v67/*:: as any*/),
                          (v69/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DraftLeg",
                            "kind": "LinkedField",
                            "name": "draftLegs",
                            "plural": true,
                            "selections": [
                              (v56/*:: as any*/),
                              (v28/*:: as any*/),
                              (v70/*:: as any*/),
                              (v71/*:: as any*/),
                              (v23/*:: as any*/),
                              (v24/*:: as any*/),
                              (v72/*:: as any*/),
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v73/*:: as any*/)
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
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DraftBet",
                        "kind": "LinkedField",
                        "name": "draftBets",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v21/*:: as any*/),
                          (v63/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DraftLeg",
                            "kind": "LinkedField",
                            "name": "draftLegs",
                            "plural": true,
                            "selections": [
                              (v72/*:: as any*/),
                              (v9/*:: as any*/),
                              (v56/*:: as any*/),
                              (v28/*:: as any*/),
                              (v70/*:: as any*/),
                              (v71/*:: as any*/),
                              (v23/*:: as any*/),
                              (v24/*:: as any*/)
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
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
                              (v55/*:: as any*/),
                              (v14/*:: as any*/),
                              (v28/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "DraftLeg",
                                "kind": "LinkedField",
                                "name": "draftLegs",
                                "plural": true,
                                "selections": [
                                  (v9/*:: as any*/),
                                  (v74/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "StandardEvent",
                                    "kind": "LinkedField",
                                    "name": "event",
                                    "plural": false,
                                    "selections": [
                                      (v31/*:: as any*/),
                                      (v11/*:: as any*/),
                                      (v32/*:: as any*/),
                                      (v33/*:: as any*/),
                                      (v34/*:: as any*/),
                                      (v30/*:: as any*/),
                                      (v36/*:: as any*/),
                                      (v37/*:: as any*/),
                                      (v39/*:: as any*/),
                                      (v9/*:: as any*/),
                                      (v29/*:: as any*/),
                                      (v17/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v25/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v27/*:: as any*/),
                                  (v28/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v68/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v64/*:: as any*/),
                          (v75/*:: as any*/),
                          (v76/*:: as any*/),
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
                          (v43/*:: as any*/),
                          (v46/*:: as any*/),
                          (v53/*:: as any*/),
                          (v54/*:: as any*/),
                          (v57/*:: as any*/),
                          (v59/*:: as any*/),
                          (v60/*:: as any*/),
                          (v61/*:: as any*/),
                          (v62/*:: as any*/),
                          (v65/*:: as any*/),
                          (v66/*:: as any*/),
                          (v56/*:: as any*/),
                          (v67/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v56/*:: as any*/),
                      (v73/*:: as any*/)
                    ],
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
                      (v56/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DraftBet",
                        "kind": "LinkedField",
                        "name": "draftBets",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v66/*:: as any*/),
                          (v65/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "numberOfDistinctLegs",
                            "storageKey": null
                          },
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
                          (v43/*:: as any*/),
                          (v46/*:: as any*/),
                          (v53/*:: as any*/),
                          (v54/*:: as any*/),
                          (v57/*:: as any*/),
                          (v21/*:: as any*/),
                          (v59/*:: as any*/),
                          (v60/*:: as any*/),
                          (v61/*:: as any*/),
                          (v62/*:: as any*/),
                          (v63/*:: as any*/),
                          (v64/*:: as any*/),
                          (v56/*:: as any*/)
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
                      (v56/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TeaserDraftBet",
                        "kind": "LinkedField",
                        "name": "draftBets",
                        "plural": true,
                        "selections": [
                          (v20/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Points",
                            "kind": "LinkedField",
                            "name": "teaserPoints",
                            "plural": false,
                            "selections": (v77/*:: as any*/),
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
                              (v9/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "DraftLeg",
                                "kind": "LinkedField",
                                "name": "draftLegs",
                                "plural": true,
                                "selections": [
                                  (v9/*:: as any*/),
                                  (v74/*:: as any*/),
                                  (v23/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v25/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v27/*:: as any*/),
                                  (v28/*:: as any*/),
                                  (v40/*:: as any*/),
                                  (v56/*:: as any*/),
                                  (v70/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v64/*:: as any*/),
                              (v75/*:: as any*/),
                              (v76/*:: as any*/),
                              (v41/*:: as any*/),
                              (v42/*:: as any*/),
                              (v43/*:: as any*/),
                              (v46/*:: as any*/),
                              (v53/*:: as any*/),
                              (v54/*:: as any*/),
                              (v57/*:: as any*/),
                              (v21/*:: as any*/),
                              (v59/*:: as any*/),
                              (v60/*:: as any*/),
                              (v61/*:: as any*/),
                              (v62/*:: as any*/),
                              (v63/*:: as any*/),
                              (v65/*:: as any*/),
                              (v66/*:: as any*/),
                              (v56/*:: as any*/),
                              (v67/*:: as any*/),
                              (v69/*:: as any*/)
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
                          (v20/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Points",
                            "kind": "LinkedField",
                            "name": "points",
                            "plural": false,
                            "selections": (v77/*:: as any*/),
                            "storageKey": null
                          },
                          (v64/*:: as any*/)
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
                          (v9/*:: as any*/),
                          (v74/*:: as any*/),
                          (v56/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v16/*:: as any*/),
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v40/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v73/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v56/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "BetslipPayload",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0b289908af323fd01d14bd65fac773de3fe2039e38cef4a3d246c33efefd57b7",
    "metadata": {},
    "name": "adjustPointsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "133dd890d066758fb125c8172ec9d38d";

export default node;
