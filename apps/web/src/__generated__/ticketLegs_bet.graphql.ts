/**
 * @generated SignedSource<<86ac3022f399e281737ca1b4fd7b5efa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetType = "INVALID" | "PARLAY" | "PARLAY_PLUS" | "ROUND_ROBIN" | "STRAIGHT" | "TEASER";
import type { FragmentRefs } from "relay-runtime";
export type ticketLegs_bet$data = {
  readonly groups: ReadonlyArray<{
    readonly number: number;
    readonly odds: {
      readonly denominatorLong: string;
      readonly numeratorLong: string;
    };
  }>;
  readonly legs: ReadonlyArray<{
    readonly eventName: string;
    readonly group: number | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ticketLeg_leg">;
  }>;
  readonly type: BetType;
  readonly " $fragmentType": "ticketLegs_bet";
};
export type ticketLegs_bet$key = {
  readonly " $data"?: ticketLegs_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"ticketLegs_bet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ticketLegs_bet",
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
      "concreteType": "BetGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Odds",
          "kind": "LinkedField",
          "name": "odds",
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
          "name": "group",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventName",
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

(node as any).hash = "1d936f6d1b657b02b55c55320f63bff1";

export default node;
