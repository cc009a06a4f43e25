/**
 * @generated SignedSource<<a2db9d3a13f053951b56449d27ae9a59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ticket_bet$data = {
  readonly " $fragmentSpreads": FragmentRefs<"cashOut_bet" | "ticketFoot_bet" | "ticketHead_bet" | "ticketLegs_bet" | "ticketNotes_bet" | "ticketSums_bet">;
  readonly " $fragmentType": "ticket_bet";
};
export type ticket_bet$key = {
  readonly " $data"?: ticket_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"ticket_bet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ticket_bet",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ticketHead_bet"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ticketSums_bet"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ticketNotes_bet"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ticketLegs_bet"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "cashOut_bet"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ticketFoot_bet"
    }
  ],
  "type": "Bet",
  "abstractKey": null
};

(node as any).hash = "ecda2ae7c3e62f2f7c74fb0db5428b00";

export default node;
