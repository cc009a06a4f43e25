/**
 * @generated SignedSource<<5a30d02d8248abef431f07d92bf3c9b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetOutcome = "DEAD_HEAT" | "INVALID" | "LOSS" | "PENDING" | "PUSH" | "UNAVAILABLE" | "VOID" | "WIN";
export type CashoutOffReason = "AS_GOOD_AS_LOST" | "BET_CLOSED" | "BONUS_STAKE" | "LOST" | "PROFIT_BOOST" | "SETTLING" | "SUSPENDED" | "TOO_LITTLE_VALUE" | "UNPRICED";
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type cashOutOffers_cashout$data = {
  readonly amount: {
    readonly amountLong: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly bet: {
    readonly id: string;
    readonly legs: ReadonlyArray<{
      readonly id: string;
      readonly outcome: BetOutcome;
      readonly outcomeLabel: string;
    }>;
    readonly totalPotentialReturn: {
      readonly amountLong: string;
    };
  };
  readonly betId: string;
  readonly heldUntil: string | null | undefined;
  readonly leastLineAmount: {
    readonly amountLong: string;
  } | null | undefined;
  readonly offMessage: string | null | undefined;
  readonly offReason: CashoutOffReason | null | undefined;
  readonly offerId: string | null | undefined;
  readonly openAmount: {
    readonly amountLong: string;
  };
  readonly openLineAmount: {
    readonly amountLong: string;
  };
  readonly " $fragmentType": "cashOutOffers_cashout";
};
export type cashOutOffers_cashout$key = {
  readonly " $data"?: cashOutOffers_cashout$data;
  readonly " $fragmentSpreads": FragmentRefs<"cashOutOffers_cashout">;
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
  "kind": "ScalarField",
  "name": "amountLong",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cashOutOffers_cashout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "betId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Bet",
      "kind": "LinkedField",
      "name": "bet",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "totalPotentialReturn",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BetLeg",
          "kind": "LinkedField",
          "name": "legs",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outcome",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outcomeLabel",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
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
      "name": "openAmount",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "openLineAmount",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "leastLineAmount",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offMessage",
      "storageKey": null
    }
  ],
  "type": "Cashout",
  "abstractKey": null
};
})();

(node as any).hash = "4aa8821a8f966566261d69a12e37a64e";

export default node;
