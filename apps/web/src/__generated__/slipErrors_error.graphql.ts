/**
 * @generated SignedSource<<499067ca36345fafb8cb826f1138740f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetErrorDisplayType = "ANONYMOUS_REGION_ERROR" | "BET_ALREADY_PLACED" | "BET_AMOUNT" | "BET_WIN_AMOUNT" | "DEPOSIT" | "GENERIC" | "GEO" | "ODDS_CHANGED" | "RETRYABLE" | "RG_ACK_REQUIRED" | "RG_LIMIT" | "SELECTION_DISABLED" | "WIN_AMOUNT";
import type { FragmentRefs } from "relay-runtime";
export type slipErrors_error$data = {
  readonly code: string;
  readonly disableAwardsDisplay: boolean;
  readonly displayType: BetErrorDisplayType;
  readonly message: string;
  readonly priority: number;
  readonly " $fragmentType": "slipErrors_error";
};
export type slipErrors_error$key = {
  readonly " $data"?: slipErrors_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"slipErrors_error">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "slipErrors_error",
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
  "type": "BetslipError",
  "abstractKey": null
};

(node as any).hash = "2bd74df8adc5921b8cb8ed64630c578b";

export default node;
