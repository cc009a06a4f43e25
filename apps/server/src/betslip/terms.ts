import type { Currency } from '@fairline/money/money.ts';
import type { OddsFormat } from '@fairline/money/odds-format.ts';
import type { OddsChanges } from '../identity/identity.ts';
import type { UsableRewards } from '../rewards/rewards.ts';
import type { Board } from './offered.ts';
import type { KeyedSlip } from './placement-key.ts';

/** What the owner's account says about how the slip is priced. */
export interface OwnerTerms {
  /** Undefined for a visitor. */
  readonly patronId: string | undefined;
  readonly currency: Currency;
  readonly oddsFormat: OddsFormat;
  /** Which changed odds are taken without asking. */
  readonly acceptedOddsChanges: OddsChanges;
  /** What can be staked, in minor units; undefined for a visitor, who has no balance yet. */
  readonly balance: bigint | undefined;
  /** What the patron's own limits leave of a bet paid with cash, in minor units; undefined where none is set. */
  readonly ownLimit: bigint | undefined;
  /** What can be used now; nothing for a visitor. */
  readonly rewards: UsableRewards;
}

/** Of one bet, in minor units. */
export interface StakeLimits {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly maximumWinnings: bigint;
}

/** What an owner's terms make of a slip: its draft bets have their keys from it. */
export interface SlipTerms extends OwnerTerms {
  readonly slip: KeyedSlip;
}

/** Where a leg stands. */
export interface LegPlace {
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
}

/** What all lines of a bet may still stake and win beside all that is open, in minor units. */
export interface Room {
  readonly stake: bigint;
  readonly winnings: bigint;
}

/** What the house still takes of a bet with these legs. */
export type RoomOf = (patronId: string | undefined, legs: readonly LegPlace[]) => Room;

/** What bets are priced by at one moment: the board, what one bet may cost and win, what the house has room for, the time. */
export interface SaleConditions {
  readonly board: Board;
  readonly limits: StakeLimits;
  /** As much as of any bet unless given. */
  readonly roomOf?: RoomOf | undefined;
  readonly nowMs: number;
}
