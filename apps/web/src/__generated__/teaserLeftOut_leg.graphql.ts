/**
 * @generated SignedSource<<8899f2920106791206bd9e4208883ca0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetErrorDisplayType = "ANONYMOUS_REGION_ERROR" | "BET_ALREADY_PLACED" | "BET_AMOUNT" | "BET_WIN_AMOUNT" | "DEPOSIT" | "GENERIC" | "GEO" | "ODDS_CHANGED" | "RETRYABLE" | "RG_ACK_REQUIRED" | "RG_LIMIT" | "SELECTION_DISABLED" | "WIN_AMOUNT";
import type { FragmentRefs } from "relay-runtime";
export type teaserLeftOut_leg$data = {
  readonly errors: ReadonlyArray<{
    readonly code: string;
    readonly disableAwardsDisplay: boolean;
    readonly displayType: BetErrorDisplayType;
    readonly message: string;
    readonly priority: number;
  }>;
  readonly marketSelection: {
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"draftLegLine_leg">;
  readonly " $fragmentType": "teaserLeftOut_leg";
};
export type teaserLeftOut_leg$key = {
  readonly " $data"?: teaserLeftOut_leg$data;
  readonly " $fragmentSpreads": FragmentRefs<"teaserLeftOut_leg">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "teaserLeftOut_leg",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketSelection",
      "kind": "LinkedField",
      "name": "marketSelection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "draftLegLine_leg"
    }
  ],
  "type": "DraftLeg",
  "abstractKey": null
};

(node as any).hash = "4199115b7805aea595f2d1c999e47503";

export default node;
