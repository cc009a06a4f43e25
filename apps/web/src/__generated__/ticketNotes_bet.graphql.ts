/**
 * @generated SignedSource<<d6bcdce411024be0051871a022eaeedb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetType = "INVALID" | "PARLAY" | "PARLAY_PLUS" | "ROUND_ROBIN" | "STRAIGHT" | "TEASER";
import type { FragmentRefs } from "relay-runtime";
export type ticketNotes_bet$data = {
  readonly combinations: number;
  readonly combinationsRefunded: number | null | undefined;
  readonly combinationsWon: number | null | undefined;
  readonly owedAmount: {
    readonly amountLong: string;
    readonly formattedAmount: string;
  } | null | undefined;
  readonly settlementVersion: number | null | undefined;
  readonly type: BetType;
  readonly " $fragmentType": "ticketNotes_bet";
};
export type ticketNotes_bet$key = {
  readonly " $data"?: ticketNotes_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"ticketNotes_bet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ticketNotes_bet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "combinations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "combinationsWon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "combinationsRefunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settlementVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "owedAmount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountLong",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formattedAmount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bet",
  "abstractKey": null
};

(node as any).hash = "303e422db980f892172bc5ba1ec92d41";

export default node;
