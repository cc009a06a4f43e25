/**
 * @generated SignedSource<<fc420ca8a6730881c711d22dccf017bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AmountSourceType = "CASH" | "FREE_BET" | "PROMOTIONAL_CREDIT";
export type BetErrorDisplayType = "ANONYMOUS_REGION_ERROR" | "BET_ALREADY_PLACED" | "BET_AMOUNT" | "BET_WIN_AMOUNT" | "DEPOSIT" | "GENERIC" | "GEO" | "ODDS_CHANGED" | "RETRYABLE" | "RG_ACK_REQUIRED" | "RG_LIMIT" | "SELECTION_DISABLED" | "WIN_AMOUNT";
export type DraftBetType = "INVALID" | "PARLAY" | "PARLAY_PLUS" | "ROUND_ROBIN" | "STRAIGHT" | "TEASER";
import type { FragmentRefs } from "relay-runtime";
export type draftData_draftBet$data = {
  readonly amountSourceType: AmountSourceType;
  readonly availablePromotionalCreditBalance: {
    readonly amountLong: string;
  };
  readonly betAmount: {
    readonly amountLong: string;
  } | null | undefined;
  readonly betToWinRatio: string;
  readonly boostedWinAmount: {
    readonly amountLong: string;
  } | null | undefined;
  readonly errors: ReadonlyArray<{
    readonly code: string;
    readonly disableAwardsDisplay: boolean;
    readonly displayType: BetErrorDisplayType;
    readonly message: string;
    readonly priority: number;
  }>;
  readonly id: string;
  readonly isPricing: boolean;
  readonly numberOfCombinations: number;
  readonly placementKey: string;
  readonly roundRobinSize: number | null | undefined;
  readonly selectedFreeBetId: string | null | undefined;
  readonly selectedProfitBoostId: string | null | undefined;
  readonly totalOdds: {
    readonly denominatorLong: string;
    readonly numeratorLong: string;
  } | null | undefined;
  readonly type: DraftBetType;
  readonly winAmount: {
    readonly amountLong: string;
  } | null | undefined;
  readonly " $fragmentType": "draftData_draftBet";
};
export type draftData_draftBet$key = {
  readonly " $data"?: draftData_draftBet$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftData_draftBet">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "draftData_draftBet"
};

(node as any).hash = "a4cd407bcc635825831bd2fce9a3c0bf";

export default node;
