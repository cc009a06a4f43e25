import type { BySide, SideKey } from '../sport.ts';
import { ROUND_POINTS } from './rules.ts';
import type { DecisionType, Result } from './state.ts';

/** As the source says it, or by the judges' points. */
export function decisionOf({ decision, cards }: Result): DecisionType {
  return decision ?? decisionType(cards);
}

/** Who has more points with two judges or more; undefined for a draw. */
export function winnerOnCards(cards: readonly BySide<number>[]): SideKey | undefined {
  const home = cards.filter((card) => card.home > card.away).length;
  const away = cards.filter((card) => card.home < card.away).length;
  if (home >= 2) return 'home';
  return away >= 2 ? 'away' : undefined;
}

/** Whether a judge may have given these points in so many rounds: in each he gives ten to one side at least, and seven or more to the other. */
export function isCard({ home, away }: BySide<number>, rounds: number): boolean {
  const { most, least } = ROUND_POINTS;
  const lost = [home, away].map((points) => most * rounds - points);
  const lostRounds = lost.map((points) => Math.ceil(points / (most - least)));
  return lost.every((points) => points >= 0) && lostRounds.reduce((sum, each) => sum + each) <= rounds;
}

/** All three alike, two against one, two and one level, or neither side with two. */
export function decisionType(cards: readonly BySide<number>[]): DecisionType {
  const winner = winnerOnCards(cards);
  if (winner === undefined) return 'draw';
  const ahead = cards.filter((card) => (winner === 'home' ? card.home > card.away : card.away > card.home));
  if (ahead.length === 3) return 'unanimous';
  return cards.some(({ home, away }) => home === away) ? 'majority' : 'split';
}

/** The words, and the judges' points after them where they are known. @param mark before the points: ' · ' or ' (' */
export function withCards(
  words: string,
  { cards, winner }: Pick<Result, 'cards' | 'winner'>,
  mark: ' · ' | ' (',
): string {
  if (cards.length === 0) return words;
  return `${words}${mark}${cardWords(cards, winner)}${mark === ' (' ? ')' : ''}`;
}

/** "29–28, 28–29, 30–27", the winner's points first; the home side's first for a draw. */
export function cardWords(cards: readonly BySide<number>[], winner: SideKey | undefined): string {
  return cards
    .map(({ home, away }) => (winner === 'away' ? `${away}–${home}` : `${home}–${away}`))
    .join(', ');
}
