/**
 * @generated SignedSource<<c92fbfdd70948338a18ab7946b670f82>>
 * @relayHash e2a8bfa6334725ce4057c6f88a00b4fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59fd4f820bcc1f7d2cdeed7751739c9d5fa41bfad7dc2aba296f06d2db2935ea

import type { ConcreteRequest } from 'relay-runtime';
export type AmountField = "BET" | "WIN";
export type BetErrorDisplayType = "ANONYMOUS_REGION_ERROR" | "BET_ALREADY_PLACED" | "BET_AMOUNT" | "BET_WIN_AMOUNT" | "DEPOSIT" | "GENERIC" | "GEO" | "ODDS_CHANGED" | "RETRYABLE" | "RG_ACK_REQUIRED" | "RG_LIMIT" | "SELECTION_DISABLED" | "WIN_AMOUNT";
export type SetDraftBetAmountInput = {
  amount: string;
  amountField: AmountField;
  draftBetId: string;
};
export type setAmountMutation$variables = {
  draftBetId: string;
  input: SetDraftBetAmountInput;
};
export type setAmountMutation$data = {
  readonly setDraftBetAmount: {
    readonly __typename: "BetslipMutationError";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "BetslipPayload";
    readonly betslip: {
      readonly draftBet: {
        readonly betAmount: {
          readonly amountLong: string;
        } | null | undefined;
        readonly boostedWinAmount: {
          readonly amountLong: string;
        } | null | undefined;
        readonly errors: ReadonlyArray<{
          readonly code: string;
          readonly disableAwardsDisplay: boolean;
          readonly displayType: BetErrorDisplayType;
          readonly message: string;
          readonly priority: number;
        }>;
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
      readonly parlay: {
        readonly errors?: ReadonlyArray<{
          readonly code: string;
          readonly disableAwardsDisplay: boolean;
          readonly displayType: BetErrorDisplayType;
          readonly message: string;
          readonly priority: number;
        }>;
        readonly totalBetAmount?: {
          readonly amountLong: string;
        };
      };
      readonly roundRobin: {
        readonly errors?: ReadonlyArray<{
          readonly code: string;
          readonly disableAwardsDisplay: boolean;
          readonly displayType: BetErrorDisplayType;
          readonly message: string;
          readonly priority: number;
        }>;
        readonly totalBetAmount?: {
          readonly amountLong: string;
        };
      };
      readonly straight: {
        readonly errors?: ReadonlyArray<{
          readonly code: string;
          readonly disableAwardsDisplay: boolean;
          readonly displayType: BetErrorDisplayType;
          readonly message: string;
          readonly priority: number;
        }>;
        readonly totalBetAmount?: {
          readonly amountLong: string;
        };
      };
      readonly teaser: {
        readonly errors?: ReadonlyArray<{
          readonly code: string;
          readonly disableAwardsDisplay: boolean;
          readonly displayType: BetErrorDisplayType;
          readonly message: string;
          readonly priority: number;
        }>;
        readonly totalBetAmount?: {
          readonly amountLong: string;
        };
      };
      readonly version: number;
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
export type setAmountMutation = {
  response: setAmountMutation$data;
  variables: setAmountMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draftBetId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "BetslipError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/),
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
v8 = [
  {
    "kind": "Variable",
    "name": "draftBetId",
    "variableName": "draftBetId"
  }
],
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountLong",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "betAmount",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "winAmount",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "boostedWinAmount",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v13 = [
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "totalBetAmount",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": null
      },
      (v7/*:: as any*/)
    ],
    "type": "BetslipTab",
    "abstractKey": "__isBetslipTab"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "StraightBetslip",
  "kind": "LinkedField",
  "name": "straight",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "ParlayBetslip",
  "kind": "LinkedField",
  "name": "parlay",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "RoundRobinBetslip",
  "kind": "LinkedField",
  "name": "roundRobin",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "TeaserBetslip",
  "kind": "LinkedField",
  "name": "teaser",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v18 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v19 = {
  "kind": "InlineFragment",
  "selections": (v18/*:: as any*/),
  "type": "BetslipMutationError",
  "abstractKey": null
},
v20 = {
  "kind": "InlineFragment",
  "selections": (v18/*:: as any*/),
  "type": "InvalidInputError",
  "abstractKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "setAmountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setDraftBetAmount",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v8/*:: as any*/),
                    "concreteType": "DraftBet",
                    "kind": "LinkedField",
                    "name": "draftBet",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "BetslipPayload",
            "abstractKey": null
          },
          (v19/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "setAmountMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setDraftBetAmount",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v8/*:: as any*/),
                    "concreteType": "DraftBet",
                    "kind": "LinkedField",
                    "name": "draftBet",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v7/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "BetslipPayload",
            "abstractKey": null
          },
          (v19/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "59fd4f820bcc1f7d2cdeed7751739c9d5fa41bfad7dc2aba296f06d2db2935ea",
    "metadata": {},
    "name": "setAmountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "830710c0d788d3ded704c01c5f528292";

export default node;
