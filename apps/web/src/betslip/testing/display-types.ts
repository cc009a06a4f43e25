import type { BetErrorDisplayType, SlipError } from '../slip-errors.ts';

const ALL: Readonly<Record<BetErrorDisplayType, true>> = {
  ANONYMOUS_REGION_ERROR: true,
  BET_ALREADY_PLACED: true,
  BET_AMOUNT: true,
  BET_WIN_AMOUNT: true,
  DEPOSIT: true,
  GENERIC: true,
  GEO: true,
  ODDS_CHANGED: true,
  RETRYABLE: true,
  RG_ACK_REQUIRED: true,
  RG_LIMIT: true,
  SELECTION_DISABLED: true,
  WIN_AMOUNT: true,
};

const isDisplayType = (key: string): key is BetErrorDisplayType => key in ALL;

/** Every one there is: the record does not compile without. */
export const DISPLAY_TYPES: readonly BetErrorDisplayType[] = Object.keys(ALL).filter(isDisplayType);

export function errorOf(displayType: BetErrorDisplayType): SlipError {
  return { code: displayType, message: `${displayType}.`, priority: 1, displayType };
}
