/**
 * @generated SignedSource<<4d26e060919e4ee1dd591c113e45668d>>
 * @relayHash ab244663d81eaf7466fdc43c60363e7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd6059c53d19ed5b601c75f97d7cbd74cb30cb0f1c25e03f732dc92a0a23d5d1

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
      readonly globalBalance: {
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
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formattedAmount",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "betAmount",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "winAmount",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selectionName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "BetslipError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/),
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
v12 = {
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
      "selections": (v5/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v14 = {
  "kind": "InlineFragment",
  "selections": (v13/*:: as any*/),
  "type": "BetslipMutationError",
  "abstractKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": (v13/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BetLeg",
                    "kind": "LinkedField",
                    "name": "legs",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "type": "PlaceQuickBetPayload",
            "abstractKey": null
          },
          (v14/*:: as any*/),
          (v15/*:: as any*/)
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BetLeg",
                    "kind": "LinkedField",
                    "name": "legs",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "type": "PlaceQuickBetPayload",
            "abstractKey": null
          },
          (v14/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fd6059c53d19ed5b601c75f97d7cbd74cb30cb0f1c25e03f732dc92a0a23d5d1",
    "metadata": {},
    "name": "placeQuickBetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "11494782ae43be7c054559e1633529bf";

export default node;
