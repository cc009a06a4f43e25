import { storageKey } from '../app/storage.ts';
import { readTab, writeTab } from '../app/tab-storage.ts';
import type { Attempt, BetToPlace, OddsPair } from './placement.ts';
import { unsettledSchema } from './unsettled-schema.ts';

/**
 * Bets that went out and whose fate is not certain: no answer came, or the server could not confirm them. Kept over a
 * reload, so that asking again uses the same keys and can never place a bet twice.
 */
export interface Unsettled {
  /** An attempt without any answer. */
  readonly attempt: Attempt | undefined;
  /** Bets the server could not confirm. */
  readonly unconfirmed: readonly BetToPlace[];
}

/** What a bet is apart from its key: the same content may be asked for again under the same key. */
type BetContent = Omit<BetToPlace, 'idempotencyKey'>;

export const nothingUnsettled: Unsettled = { attempt: undefined, unconfirmed: [] };

/** Each bet under the key it already went out with, if its fate is open; else under the slip's. */
export function withKeys(bets: readonly BetToPlace[], { unconfirmed }: Unsettled): readonly BetToPlace[] {
  return bets.map((bet) => {
    const known = unconfirmed.find((other) => contentOf(other) === contentOf(bet));
    return { ...bet, idempotencyKey: known?.idempotencyKey ?? bet.idempotencyKey };
  });
}

function contentOf({ legs, totalOdds, ...bet }: BetContent): string {
  const parts = legs.map(({ selectionId, ...odds }) => [selectionId, ...pairOf(odds)]);
  const terms = [bet.type, bet.amountSourceType, bet.roundRobinSize, bet.teaserPoints];
  const rewards = [bet.freeBetId, bet.profitBoostId];
  return JSON.stringify([bet.draftBetId, bet.betAmountLong, terms, rewards, pairOf(totalOdds), parts]);
}

function pairOf(odds: OddsPair | undefined): readonly (string | undefined)[] {
  return [odds?.numeratorLong, odds?.denominatorLong];
}

function keyOf(patronId: string): string {
  return storageKey(`unsettled-bets.${patronId}`);
}

export function readUnsettled(patronId: string): Unsettled {
  const kept = readTab(keyOf(patronId), unsettledSchema);
  return kept ? { attempt: kept.attempt, unconfirmed: kept.unconfirmed } : nothingUnsettled;
}

/** Where the browser keeps nothing, a reload forgets the keys; the server's own checks still stand. */
export function writeUnsettled(patronId: string, unsettled: Unsettled): void {
  const nothing = unsettled.attempt === undefined && unsettled.unconfirmed.length === 0;
  writeTab(keyOf(patronId), nothing ? undefined : unsettled);
}
