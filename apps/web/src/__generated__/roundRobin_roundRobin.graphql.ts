/**
 * @generated SignedSource<<9e89f7ef0399b2205a559f1588c1f01b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetErrorDisplayType = "ANONYMOUS_REGION_ERROR" | "BET_ALREADY_PLACED" | "BET_AMOUNT" | "BET_WIN_AMOUNT" | "DEPOSIT" | "GENERIC" | "GEO" | "ODDS_CHANGED" | "RETRYABLE" | "RG_ACK_REQUIRED" | "RG_LIMIT" | "SELECTION_DISABLED" | "WIN_AMOUNT";
import type { FragmentRefs } from "relay-runtime";
export type roundRobin_roundRobin$data = {
  readonly draftBets: ReadonlyArray<{
    readonly id: string;
    readonly numberOfCombinations: number;
    readonly numberOfDistinctLegs: number;
    readonly roundRobinSize: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"rewards_draftBet">;
  }>;
  readonly errors: ReadonlyArray<{
    readonly code: string;
    readonly disableAwardsDisplay: boolean;
    readonly displayType: BetErrorDisplayType;
    readonly message: string;
    readonly priority: number;
  }>;
  readonly " $fragmentType": "roundRobin_roundRobin";
};
export type roundRobin_roundRobin$key = {
  readonly " $data"?: roundRobin_roundRobin$data;
  readonly " $fragmentSpreads": FragmentRefs<"roundRobin_roundRobin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "roundRobin_roundRobin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BetslipError",
      "kind": "LinkedField",
      "name": "errors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priority",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disableAwardsDisplay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DraftBet",
      "kind": "LinkedField",
      "name": "draftBets",
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
          "name": "roundRobinSize",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberOfCombinations",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberOfDistinctLegs",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "rewards_draftBet"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RoundRobinBetslip",
  "abstractKey": null
};

(node as any).hash = "9c5c02ccfc4d41c45812c6697644dd67";

export default node;
