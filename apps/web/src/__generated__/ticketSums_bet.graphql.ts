/**
 * @generated SignedSource<<c67fcab8ada6daac58f220432889c50f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AmountSourceType = "CASH" | "FREE_BET" | "PROMOTIONAL_CREDIT";
export type BetOutcome = "DEAD_HEAT" | "INVALID" | "LOSS" | "PENDING" | "PUSH" | "UNAVAILABLE" | "VOID" | "WIN";
export type BetStatus = "CASHED_OUT" | "OPEN" | "SETTLED";
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ticketSums_bet$data = {
  readonly amountSourceType: AmountSourceType;
  readonly betAmount: {
    readonly amountLong: string;
    readonly currency: Currency;
  };
  readonly boostAmount: {
    readonly amountLong: string;
  } | null | undefined;
  readonly cashedOutAmount: {
    readonly amountLong: string;
  };
  readonly openAmount: {
    readonly amountLong: string;
  };
  readonly outcome: BetOutcome;
  readonly owedAmount: {
    readonly amountLong: string;
  } | null | undefined;
  readonly payoutAmount: {
    readonly amountLong: string;
  } | null | undefined;
  readonly restoredAmount: {
    readonly amountLong: string;
  } | null | undefined;
  readonly status: BetStatus;
  readonly totalPotentialReturn: {
    readonly amountLong: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"legsTally_bet">;
  readonly " $fragmentType": "ticketSums_bet";
};
export type ticketSums_bet$key = {
  readonly " $data"?: ticketSums_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"ticketSums_bet">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountLong",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ticketSums_bet",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "legsTally_bet"
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
      "name": "outcome",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "betAmount",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "totalPotentialReturn",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "cashedOutAmount",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payoutAmount",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "boostAmount",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "restoredAmount",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "owedAmount",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Bet",
  "abstractKey": null
};
})();

(node as any).hash = "7ca06ae25d87e2789dcd8b6dc7064765";

export default node;
