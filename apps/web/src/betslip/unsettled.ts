import type { BetToPlace, OddsPair } from './placement.ts';
import { readSession, type Unsettled, writeSession } from './session-storage.ts';

export type { Unsettled } from './session-storage.ts';

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

const KEY = 'unsettled-bets';

export function readUnsettled(patronId: string): Unsettled {
  return readSession(`${KEY}.${patronId}`) ?? nothingUnsettled;
}

export function writeUnsettled(patronId: string, unsettled: Unsettled): void {
  const nothing = unsettled.attempt === undefined && unsettled.unconfirmed.length === 0;
  writeSession(`${KEY}.${patronId}`, nothing ? undefined : unsettled);
}
