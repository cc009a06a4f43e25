/**
 * @generated SignedSource<<53519dd974dfc22b4374d9b0301c93c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BetErrorDisplayType = "ANONYMOUS_REGION_ERROR" | "BET_ALREADY_PLACED" | "BET_AMOUNT" | "BET_WIN_AMOUNT" | "DEPOSIT" | "GENERIC" | "GEO" | "ODDS_CHANGED" | "RETRYABLE" | "RG_ACK_REQUIRED" | "RG_LIMIT" | "SELECTION_DISABLED" | "WIN_AMOUNT";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type draftData_legs$data = {
  readonly draftLegEventGroupings: ReadonlyArray<{
    readonly acceptedOdds: {
      readonly denominatorLong: string;
      readonly numeratorLong: string;
    } | null | undefined;
    readonly eventId: string;
    readonly eventName: string;
    readonly legGroupRequiresAcceptance: boolean;
    readonly odds: {
      readonly denominatorLong: string;
      readonly numeratorLong: string;
    } | null | undefined;
  }>;
  readonly draftLegs: ReadonlyArray<{
    readonly acceptedOdds: {
      readonly denominatorLong: string;
      readonly numeratorLong: string;
    };
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly disableAwardsDisplay: boolean;
      readonly displayType: BetErrorDisplayType;
      readonly message: string;
      readonly priority: number;
    }>;
    readonly lineInPlace: {
      readonly id: string;
    } | null | undefined;
    readonly marketName: string;
    readonly marketSelection: {
      readonly id: string;
      readonly isDisabled: boolean;
      readonly odds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
      readonly status: SelectionStatus;
    };
    readonly marketSelectionRequiresAcceptance: boolean;
    readonly selectionName: string;
  }>;
  readonly maximumBetAmount: {
    readonly amountLong: string;
  } | null | undefined;
  readonly " $fragmentType": "draftData_legs";
};
export type draftData_legs$key = {
  readonly " $data"?: draftData_legs$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftData_legs">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "draftData_legs"
};

(node as any).hash = "4c8ce613e32a760f95c16af9af1a3e15";

export default node;
