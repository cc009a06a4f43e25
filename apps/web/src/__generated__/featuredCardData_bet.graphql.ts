/**
 * @generated SignedSource<<df0576c302eae95e481856fba258f55c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EventStatus = "CANCELLED" | "FINISHED" | "HIDDEN" | "INVALID" | "IN_PLAY" | "POSTPONED" | "PRE_GAME";
export type FeaturedStraightType = "SPECIAL" | "STANDARD";
export type SelectionStatus = "CLOSED" | "FINISHED" | "HIDDEN" | "INVALID" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type featuredCardData_bet$data = {
  readonly __typename: string;
  readonly description?: string | null | undefined;
  readonly estimatedPayout: {
    readonly formattedAmount: string;
  } | null | undefined;
  readonly featuredBetId: string;
  readonly header: string;
  readonly id: string;
  readonly legs: ReadonlyArray<{
    readonly event: {
      readonly canonicalUrl: string;
      readonly competition: {
        readonly canonicalUrl: string;
        readonly name: string;
      };
      readonly homeParticipant: {
        readonly id: string;
        readonly primaryColour: string;
        readonly secondaryColour: string;
        readonly " $fragmentSpreads": FragmentRefs<"teamCrest_participant">;
      };
      readonly name: string;
      readonly sport: {
        readonly name: string;
        readonly slug: string;
      };
      readonly status: EventStatus;
    };
    readonly marketName: string;
    readonly selection: {
      readonly id: string;
      readonly isDisabled: boolean;
      readonly name: {
        readonly defaultName: string;
      };
      readonly odds: {
        readonly denominatorLong: string;
        readonly numeratorLong: string;
      } | null | undefined;
      readonly participant: {
        readonly id: string;
        readonly primaryColour: string;
        readonly secondaryColour: string;
        readonly " $fragmentSpreads": FragmentRefs<"teamCrest_participant">;
      } | null | undefined;
      readonly status: SelectionStatus;
    };
  }>;
  readonly marketName?: string | null | undefined;
  readonly numberOfWagers: number;
  readonly odds: {
    readonly denominatorLong: string;
    readonly numeratorLong: string;
  } | null | undefined;
  readonly previousOdds?: {
    readonly denominatorLong: string;
    readonly numeratorLong: string;
  } | null | undefined;
  readonly selectionName?: string | null | undefined;
  readonly title: string;
  readonly type?: FeaturedStraightType;
  readonly " $fragmentType": "featuredCardData_bet";
};
export type featuredCardData_bet$key = {
  readonly " $data"?: featuredCardData_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"featuredCardData_bet">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "featuredCardData_bet"
};

(node as any).hash = "8d260eceeccf0eb7110faa2cb5c76323";

export default node;
