/**
 * @generated SignedSource<<43b84dca0d9986e1d4a525d0dd5e2d1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetStatus = "CASHED_OUT" | "OPEN" | "SETTLED";
import type { FragmentRefs } from "relay-runtime";
export type ticketFoot_bet$data = {
  readonly legs: ReadonlyArray<{
    readonly marketSelectionId: string;
  }>;
  readonly status: BetStatus;
  readonly " $fragmentType": "ticketFoot_bet";
};
export type ticketFoot_bet$key = {
  readonly " $data"?: ticketFoot_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"ticketFoot_bet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ticketFoot_bet",
  "selections": [
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
      "concreteType": "BetLeg",
      "kind": "LinkedField",
      "name": "legs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marketSelectionId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bet",
  "abstractKey": null
};

(node as any).hash = "2488692e9bb7970e9b0f0c4f1ce44c6d";

export default node;
