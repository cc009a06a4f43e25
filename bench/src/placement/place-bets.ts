import { createHash } from 'node:crypto';
import type { TestGame } from '../../../apps/server/src/bets/testing/test-games.ts';
import type { BenchBet } from './mix.ts';

/** What a server under HTTP load tells whoever loads it. */
export interface HttpHouse {
  readonly address: string;
  readonly tokens: readonly string[];
  readonly games: readonly TestGame[];
}

export const PLACE_BETS = `mutation PlaceBets($input: PlaceBetsInput!) {
  placeBets(input: $input) {
    __typename
    ... on PlaceBetsPayload {
      placedBets { id rawId placedAt totalOdds { numeratorLong denominatorLong } }
      refusedBets { draftBetId errors { code message } }
      patronBalanceAfter { playableBalance { amountLong formattedAmount } }
    }
    ... on Error { code message }
  }
}`;

export const placeBetsHash = createHash('sha256').update(PLACE_BETS).digest('hex');

/** The body of a request for one bet of $10 a line, every leg at -110. */
export function placeBetsBody(drawn: BenchBet, idempotencyKey: string): string {
  const { selectionIds, totalOdds, ...terms } = drawn;
  const bet = {
    ...terms,
    amountSourceType: 'CASH',
    betAmountLong: '1000',
    draftBetId: 'DraftBet:bench',
    idempotencyKey,
    draftLegs: selectionIds.map((selectionId) => ({
      selectionId: `MarketSelection:${selectionId}`,
      odds: { numeratorLong: '10', denominatorLong: '11' },
    })),
    ...(totalOdds && {
      totalOdds: { numeratorLong: String(totalOdds[0]), denominatorLong: String(totalOdds[1]) },
    }),
  };
  return JSON.stringify({
    doc_id: placeBetsHash,
    variables: { input: { bets: [bet], keepBetslipSelections: true } },
  });
}
