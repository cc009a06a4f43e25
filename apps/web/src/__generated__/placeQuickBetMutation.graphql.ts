/**
 * @generated SignedSource<<a32ffe87f6d5c1c54611f29f13b300d5>>
 * @relayHash ea8541e1d041f59f768668e58084c682
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb489b9981f6562f847df3b4a662bdb0727d322563675ac26e35ce90cf0a9375

import type { ConcreteRequest } from 'relay-runtime';
export type AmountField = "BET" | "WIN";
export type AmountSourceType = "CASH" | "FREE_BET" | "PROMOTIONAL_CREDIT";
export type BetErrorDisplayType = "ANONYMOUS_REGION_ERROR" | "BET_ALREADY_PLACED" | "BET_AMOUNT" | "BET_WIN_AMOUNT" | "DEPOSIT" | "GENERIC" | "GEO" | "ODDS_CHANGED" | "RETRYABLE" | "RG_ACK_REQUIRED" | "RG_LIMIT" | "SELECTION_DISABLED" | "WIN_AMOUNT";
export type BetType = "INVALID" | "PARLAY" | "PARLAY_PLUS" | "ROUND_ROBIN" | "STRAIGHT" | "TEASER";
export type PlaceQuickBetInput = {
  amountSourceType: AmountSourceType;
  betAmount?: string | null | undefined;
  draftBetId: string;
  draftLegs: ReadonlyArray<PlaceBetLegInput>;
  freeBetId?: string | null | undefined;
  idempotencyKey: string;
  patronSetAmountType: AmountField;
  profitBoostId?: string | null | undefined;
  type: BetType;
  winAmount?: string | null | undefined;
};
export type PlaceBetLegInput = {
  odds: OddsInput;
  probabilityEncrypted?: string | null | undefined;
  selectionId: string;
};
export type OddsInput = {
  denominatorLong: string;
  numeratorLong: string;
};
export type placeQuickBetMutation$variables = {
  bet: PlaceQuickBetInput;
};
export type placeQuickBetMutation$data = {
  readonly placeQuickBet: {
    readonly __typename: "BetslipMutationError";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "InvalidInputError";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "PlaceQuickBetPayload";
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly disableAwardsDisplay: boolean;
      readonly displayType: BetErrorDisplayType;
      readonly message: string;
      readonly priority: number;
    }>;
    readonly patronBalanceAfter: {
      readonly bonusBalance: {
        readonly amountLong: string;
        readonly formattedAmount: string;
      };
      readonly globalBalance: {
        readonly formattedAmount: string;
      };
      readonly playableBalance: {
        readonly amountLong: string;
        readonly formattedAmount: string;
      };
      readonly restrictedBalance: {
        readonly amountLong: string;
        readonly formattedAmount: string;
      };
      readonly withdrawableBalance: {
        readonly formattedAmount: string;
      };
    };
    readonly placedBet: {
      readonly betAmount: {
        readonly formattedAmount: string;
      };
      readonly id: string;
      readonly legs: ReadonlyArray<{
        readonly selectionName: string;
      }>;
      readonly rawId: string;
      readonly winAmount: {
        readonly formattedAmount: string;
      };
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type placeQuickBetMutation = {
  response: placeQuickBetMutation$data;
  variables: placeQuickBetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "bet"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "bet",
    "variableName": "bet"
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
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formattedAmount",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "betAmount",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "winAmount",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selectionName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "BetslipError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
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
v13 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountLong",
    "storageKey": null
  },
  (v5/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Balances",
  "kind": "LinkedField",
  "name": "patronBalanceAfter",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "globalBalance",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "playableBalance",
      "plural": false,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "withdrawableBalance",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "bonusBalance",
      "plural": false,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "restrictedBalance",
      "plural": false,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/)
],
v16 = {
  "kind": "InlineFragment",
  "selections": (v15/*:: as any*/),
  "type": "BetslipMutationError",
  "abstractKey": null
},
v17 = {
  "kind": "InlineFragment",
  "selections": (v15/*:: as any*/),
  "type": "InvalidInputError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "placeQuickBetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "placeQuickBet",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Bet",
                "kind": "LinkedField",
                "name": "placedBet",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BetLeg",
                    "kind": "LinkedField",
                    "name": "legs",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "type": "PlaceQuickBetPayload",
            "abstractKey": null
          },
          (v16/*:: as any*/),
          (v17/*:: as any*/)
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
    "name": "placeQuickBetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "placeQuickBet",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Bet",
                "kind": "LinkedField",
                "name": "placedBet",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BetLeg",
                    "kind": "LinkedField",
                    "name": "legs",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "type": "PlaceQuickBetPayload",
            "abstractKey": null
          },
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eb489b9981f6562f847df3b4a662bdb0727d322563675ac26e35ce90cf0a9375",
    "metadata": {},
    "name": "placeQuickBetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dae5d3184bcd1e9cc0cd17176edc3de6";

export default node;
