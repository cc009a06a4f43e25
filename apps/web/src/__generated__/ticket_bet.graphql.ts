/**
 * @generated SignedSource<<e8456ad1fdd7d355308448e34fea17e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetOutcome = "DEAD_HEAT" | "INVALID" | "LOSS" | "PENDING" | "PUSH" | "UNAVAILABLE" | "VOID" | "WIN";
export type BetStatus = "CASHED_OUT" | "OPEN" | "SETTLED";
import type { FragmentRefs } from "relay-runtime";
export type ticket_bet$data = {
  readonly betAmount: {
    readonly formattedAmount: string;
  };
  readonly legs: ReadonlyArray<{
    readonly id: string;
    readonly selectionName: string;
    readonly " $fragmentSpreads": FragmentRefs<"ticketLeg_leg">;
  }>;
  readonly outcome: BetOutcome;
  readonly payoutAmount: {
    readonly formattedAmount: string;
  } | null | undefined;
  readonly placedAt: string;
  readonly potentialReturnAmount: {
    readonly formattedAmount: string;
  };
  readonly rawId: string;
  readonly settledAt: string | null | undefined;
  readonly status: BetStatus;
  readonly totalOdds: {
    readonly denominatorLong: string;
    readonly numeratorLong: string;
  };
  readonly winAmount: {
    readonly formattedAmount: string;
  };
  readonly " $fragmentType": "ticket_bet";
};
export type ticket_bet$key = {
  readonly " $data"?: ticket_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"ticket_bet">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formattedAmount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ticket_bet",
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
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "betAmount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "winAmount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "potentialReturnAmount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payoutAmount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Odds",
      "kind": "LinkedField",
      "name": "totalOdds",
      "plural": false,
      "selections": [
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
          "name": "selectionName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ticketLeg_leg"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bet",
  "abstractKey": null
};
})();

(node as any).hash = "c953603b7bf471b539df9ad1e14fdcc3";

export default node;
