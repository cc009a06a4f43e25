/**
 * @generated SignedSource<<8ff94fd0433f963518da0278cff43919>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ticket_bet$data = {
  readonly " $fragmentSpreads": FragmentRefs<"cashOut_bet" | "ticketHead_bet" | "ticketLegs_bet" | "ticketNotes_bet" | "ticketShare_bet" | "ticketSums_bet">;
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
      "name": "ticketShare_bet"
    }
  ],
  "type": "Bet",
  "abstractKey": null
};

(node as any).hash = "6e9ba8dc33e60ee658a3ea6d796cfc7f";

export default node;
