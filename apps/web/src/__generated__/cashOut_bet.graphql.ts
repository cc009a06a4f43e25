/**
 * @generated SignedSource<<fe70d5c7d5e4bf5d9d764bb65aa73e87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetStatus = "CASHED_OUT" | "OPEN" | "SETTLED";
import type { FragmentRefs } from "relay-runtime";
export type cashOut_bet$data = {
  readonly id: string;
  readonly status: BetStatus;
  readonly " $fragmentType": "cashOut_bet";
};
export type cashOut_bet$key = {
  readonly " $data"?: cashOut_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"cashOut_bet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cashOut_bet",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Bet",
  "abstractKey": null
};

(node as any).hash = "8bd3f1cc1a6a10fa4f6c435d1bbd7c92";

export default node;
