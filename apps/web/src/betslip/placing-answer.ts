import type { AmountSource } from './amount-source.ts';
import { betTitle } from './bet-title.ts';
import type { PlaceBetsAnswer } from './place-bets.ts';
import type { Attempt, BetToPlace, PlacementEvent, Receipt } from './placement.ts';

/** What an answer means for the slip. */
export function eventOf(answer: PlaceBetsAnswer): PlacementEvent {
  if (answer.__typename !== 'PlaceBetsPayload') return { type: 'refused', message: messageOf(answer) };
  return {
    type: 'answered',
    receipts: answer.placedBets.map(receiptOf),
    refusals: answer.refusedBets,
  };
}

/** The server could not say whether these stand: asked for again, they keep their keys. */
export function unconfirmedOf({ bets }: Attempt, answer: PlaceBetsAnswer): readonly BetToPlace[] {
  if (answer.__typename !== 'PlaceBetsPayload') return [];
  const ids = answer.refusedBets
    .filter(({ errors }) => errors.some(({ displayType }) => displayType === 'RETRYABLE'))
    .map(({ draftBetId }) => draftBetId);
  return bets.filter(({ draftBetId }) => ids.includes(draftBetId));
}

/** Ids of the draft bets that were placed. */
export function placedOf(bets: readonly BetToPlace[], answer: PlaceBetsAnswer): readonly string[] {
  if (answer.__typename !== 'PlaceBetsPayload') return [];
  const refused = new Set(answer.refusedBets.map(({ draftBetId }) => draftBetId));
  return bets.map(({ draftBetId }) => draftBetId).filter((id) => !refused.has(id));
}

/** What is said aloud when the answer is there. */
export function spokenResult(answer: PlaceBetsAnswer): string {
  const event = eventOf(answer);
  const receipts = event.type === 'answered' ? event.receipts : [];
  const placed = receipts.map(({ title, stake, toWin }) => `${title}, ${stake} to win ${toWin}.`);
  const refused = refusedReasons(answer);
  return [
    placed.length > 0 ? `${placed.length === 1 ? 'Bet placed' : 'Bets placed'}. ${placed.join(' ')}` : '',
    refused === undefined ? '' : `Bet not placed. ${refused}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why bets were not placed, each by its first error; undefined when all were. */
export function refusedReasons(answer: PlaceBetsAnswer): string | undefined {
  const event = eventOf(answer);
  if (event.type !== 'answered') return messageOf(answer);
  const reasons = event.refusals.flatMap(({ errors }) => errors.slice(0, 1).map(({ message }) => message));
  return event.refusals.length === 0 ? undefined : reasons.join(' ');
}

function messageOf(answer: PlaceBetsAnswer): string {
  return 'message' in answer ? answer.message : 'Please try again.';
}

type PlacedBet = Extract<PlaceBetsAnswer, { readonly __typename: 'PlaceBetsPayload' }>['placedBets'][number];

function receiptOf(bet: PlacedBet): Receipt {
  const isRoundRobin = bet.type === 'ROUND_ROBIN';
  return {
    betId: bet.id,
    rawId: bet.rawId,
    title: titleOf(bet),
    odds: isRoundRobin ? undefined : bet.totalOdds,
    groups: bet.groups,
    legs: bet.legs.map(({ id: _id, marketSelectionId: selectionId, ...leg }) => ({ ...leg, selectionId })),
    stake: `${bet.betAmount.formattedAmount}${PAID_WITH[bet.amountSourceType]}`,
    toWin: bet.winAmount.formattedAmount,
    lines: isRoundRobin ? `${bet.combinations} × ${bet.lineAmount.formattedAmount}` : undefined,
  };
}

const PAID_WITH: Readonly<Record<AmountSource, string>> = {
  CASH: '',
  FREE_BET: ' bonus bet',
  PROMOTIONAL_CREDIT: ' promotional credit',
};

function titleOf({ type, legs, roundRobinSize, teaserPoints }: PlacedBet): string {
  if (type === 'STRAIGHT') return legs[0]?.selectionName ?? '';
  return betTitle({ type, legs: legs.length, roundRobinSize, teaserPoints });
}
