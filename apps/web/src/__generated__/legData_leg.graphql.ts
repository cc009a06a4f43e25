/**
 * @generated SignedSource<<e8c71bbd2e8c82692396aecc8e226caa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BetOutcome = "DEAD_HEAT" | "INVALID" | "LOSS" | "PENDING" | "PUSH" | "UNAVAILABLE" | "VOID" | "WIN";
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
import type { FragmentRefs } from "relay-runtime";
export type legData_leg$data = {
  readonly event: {
    readonly awayParticipant: {
      readonly mediumName: string;
    };
    readonly homeParticipant: {
      readonly mediumName: string;
    };
    readonly startTime: string;
    readonly statistics: {
      readonly awayScore: number;
      readonly homeScore: number;
      readonly isInPlay: boolean;
      readonly progress: string;
    };
    readonly status: EventStatus;
  } | null | undefined;
  readonly marketSelectionId: string;
  readonly outcome: BetOutcome;
  readonly points: {
    readonly decimalPoints: number;
  } | null | undefined;
  readonly teasedPoints: {
    readonly decimalPoints: number;
  } | null | undefined;
  readonly " $fragmentType": "legData_leg";
};
export type legData_leg$key = {
  readonly " $data"?: legData_leg$data;
  readonly " $fragmentSpreads": FragmentRefs<"legData_leg">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "legData_leg"
};

(node as any).hash = "68bef84a75ce5c6f706ed770fbd19576";

export default node;
