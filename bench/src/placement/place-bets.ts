import { createHash } from 'node:crypto';

/** What a server under HTTP load tells whoever loads it. */
export interface HttpHouse {
  readonly address: string;
  readonly tokens: readonly string[];
  readonly selectionIds: readonly string[];
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

/** The body of a request for one straight bet of $10 at -110. */
export function placeBetsBody(selectionId: string, idempotencyKey: string): string {
  const bet = {
    type: 'STRAIGHT',
    amountSourceType: 'CASH',
    betAmountLong: '1000',
    draftBetId: 'DraftBet:bench',
    idempotencyKey,
    draftLegs: [{ selectionId, odds: { numeratorLong: '10', denominatorLong: '11' } }],
  };
  return JSON.stringify({
    doc_id: placeBetsHash,
    variables: { input: { bets: [bet], keepBetslipSelections: true } },
  });
}
