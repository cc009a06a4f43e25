/**
 * @generated SignedSource<<69ce465dbcd3efffda492e0564c891f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ticketShare_bet$data = {
  readonly legs: ReadonlyArray<{
    readonly marketSelectionId: string;
  }>;
  readonly " $fragmentType": "ticketShare_bet";
};
export type ticketShare_bet$key = {
  readonly " $data"?: ticketShare_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"ticketShare_bet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ticketShare_bet",
  "selections": [
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

(node as any).hash = "6b58f59673a9b06c7c08da01c53d86a7";

export default node;
