import type { AmountSource } from './amount-source.ts';
import type { LegToPlace, OddsPair, PlacedType } from './placement.ts';
import type { SlipError } from './slip-errors.ts';

/** One draft bet as draft-data.ts reads it. */
export interface DraftData {
  readonly id: string;
  readonly placementKey: string;
  readonly type: PlacedType | 'INVALID';
  readonly betAmount: Cents | null | undefined;
  readonly winAmount: Cents | null | undefined;
  readonly boostedWinAmount: Cents | null | undefined;
  readonly betToWinRatio: string;
  /** What legs of one game cost together is on its way. */
  readonly isPricing: boolean;
  readonly totalOdds: OddsPair | null | undefined;
  readonly amountSourceType: AmountSource;
  readonly selectedFreeBetId: string | null | undefined;
  readonly selectedProfitBoostId: string | null | undefined;
  readonly availablePromotionalCreditBalance: Cents;
  /** By what one bet may cost and win. Not asked of round robins, whose parlays are staked one by one. */
  readonly maximumBetAmount: Cents | null | undefined;
  readonly numberOfCombinations: number;
  readonly roundRobinSize: number | null | undefined;
  readonly errors: readonly SlipError[];
  readonly draftLegEventGroupings: readonly GroupData[];
  readonly draftLegs: readonly LegData[];
}

export interface GroupData {
  readonly eventId: string;
  readonly eventName: string;
  readonly acceptedOdds: OddsPair | null | undefined;
  readonly odds: OddsPair | null | undefined;
  readonly legGroupRequiresAcceptance: boolean;
}

export interface LegData {
  readonly errors: readonly SlipError[];
  readonly acceptedOdds: OddsPair;
  readonly marketSelectionRequiresAcceptance: boolean;
  /** What stands in the place of a line that is closed. */
  readonly lineInPlace: { readonly id: string } | null | undefined;
  readonly marketName: string;
  /** What it is on, by itself. */
  readonly selectionName: string;
  readonly marketSelection: {
    readonly id: string;
    readonly status: string;
    readonly isDisabled: boolean;
    readonly odds: OddsPair | null | undefined;
  };
}

interface Cents {
  readonly amountLong: string;
}

/** At the odds that are on screen; where there are none, at those accepted last. */
export function legToPlace({ marketSelection, acceptedOdds }: LegData): LegToPlace {
  return { selectionId: marketSelection.id, ...pairOf(marketSelection.odds ?? acceptedOdds) };
}

export function pairOf({ numeratorLong, denominatorLong }: OddsPair): OddsPair {
  return { numeratorLong, denominatorLong };
}
