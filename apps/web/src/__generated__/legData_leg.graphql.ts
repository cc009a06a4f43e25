/**
 * @generated SignedSource<<27896cbb8421c021813dd80be2e66a16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BetOutcome = "DEAD_HEAT" | "INVALID" | "LOSS" | "PENDING" | "PUSH" | "UNAVAILABLE" | "VOID" | "WIN";
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type ProgressKind = "COUNT" | "DEED" | "LEAD";
import type { FragmentRefs } from "relay-runtime";
export type legData_leg$data = {
  readonly event: {
    readonly awayParticipant: {
      readonly mediumName: string;
    };
    readonly homeParticipant: {
      readonly mediumName: string;
    };
    readonly sport: {
      readonly slug: string;
    };
    readonly startTime: string;
    readonly statistics: {
      readonly awayScore: number;
      readonly homeScore: number;
      readonly isInPlay: boolean;
      readonly progress: string;
      readonly segments: ReadonlyArray<{
        readonly awayScore: number | null | undefined;
        readonly homeScore: number | null | undefined;
        readonly shortName: string;
      }>;
    };
    readonly status: EventStatus;
  } | null | undefined;
  readonly marketSelectionId: string;
  readonly outcome: BetOutcome;
  readonly points: {
    readonly decimalPoints: number;
  } | null | undefined;
  readonly progress: {
    readonly isMark: boolean;
    readonly kind: ProgressKind;
    readonly line: number;
    readonly now: number | null | undefined;
    readonly unit: {
      readonly many: string;
      readonly one: string;
    } | null | undefined;
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

(node as any).hash = "3a4fea4f99ba5d4d5f0ff3e63a627f80";

export default node;
