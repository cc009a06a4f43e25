import { CUT_AFTER } from './rules.ts';
import { type Card, type GolfState, totalAfter } from './state.ts';

/** Those who begin a round, or began it, who leads before it first. @param round from 1 */
export function leaderboardBefore(state: GolfState, round: number): number[] {
  const begins = (card: Card) =>
    card.status !== 'absent' && card.status !== 'cut' && card.rounds.length >= round - 1;
  const players = state.cards.flatMap((card, player) => (begins(card) ? [player] : []));
  const before = (player: number) => {
    const card = state.cards[player];
    return card === undefined ? 0 : totalAfter(card, round - 1);
  };
  return players.sort((one, other) => before(one) - before(other) || one - other);
}

/** Who tees off together after the cut: two by two as they stand, from the leaders on. None before it. @param round from 1 */
export function pairsOf(state: GolfState, round: number): (readonly [number, number])[] {
  if (round <= CUT_AFTER) return [];
  return inGroups(leaderboardBefore(state, round), 2).flatMap(([one, other]) =>
    one === undefined || other === undefined ? [] : [[one, other] as const],
  );
}

/** In groups of so many, one after the other; who is left over is in none. */
export function inGroups(players: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.floor(players.length / size) }, (_, at) =>
    players.slice(at * size, (at + 1) * size),
  );
}
