/**
 * @generated SignedSource<<148c3085dcb26f2518b87a7ffa8c7483>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AmountSourceType = "CASH" | "FREE_BET" | "PROMOTIONAL_CREDIT";
import type { FragmentRefs } from "relay-runtime";
export type rewards_draftBet$data = {
  readonly amountSourceType: AmountSourceType;
  readonly availableFreeBets: ReadonlyArray<{
    readonly amount: {
      readonly formattedAmount: string;
    };
    readonly expiresTime: string | null | undefined;
    readonly isRestricted: boolean;
    readonly rawId: string;
    readonly restrictionReasons: ReadonlyArray<string>;
    readonly title: string;
  }>;
  readonly availableProfitBoosts: ReadonlyArray<{
    readonly boostPercentage: number;
    readonly capsExtraWinnings: boolean;
    readonly eventRestrictionLabel: string | null | undefined;
    readonly expiresTime: string | null | undefined;
    readonly isRestricted: boolean;
    readonly maximumAmount: {
      readonly formattedAmount: string;
    } | null | undefined;
    readonly numberOfLegsRestrictionLabel: string | null | undefined;
    readonly rawId: string;
    readonly restrictionReasons: ReadonlyArray<string>;
    readonly title: string;
  }>;
  readonly availablePromotionalCreditBalance: {
    readonly amountLong: string;
    readonly formattedAmount: string;
  };
  readonly id: string;
  readonly selectedFreeBetId: string | null | undefined;
  readonly selectedProfitBoostId: string | null | undefined;
  readonly " $fragmentType": "rewards_draftBet";
};
export type rewards_draftBet$key = {
  readonly " $data"?: rewards_draftBet$data;
  readonly " $fragmentSpreads": FragmentRefs<"rewards_draftBet">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formattedAmount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresTime",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRestricted",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restrictionReasons",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "rewards_draftBet",
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountLong",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AvailableFreeBet",
      "kind": "LinkedField",
      "name": "availableFreeBets",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AvailableProfitBoost",
      "kind": "LinkedField",
      "name": "availableProfitBoosts",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
          "selections": (v3/*:: as any*/),
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
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "DraftBet",
  "abstractKey": null
};
})();

(node as any).hash = "5c9ba580df38169f8456178b973537b8";

export default node;
