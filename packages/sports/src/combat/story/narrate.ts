import { type BySide, otherSide, type Sides } from '../../sport.ts';
import { cardWords, decisionType, winnerOnCards } from '../cards.ts';
import type { Exchange, Stoppage } from '../play.ts';
import type { CombatState } from '../state.ts';

/** "Ola knocks Brandt down", "Ola lands 3, Brandt 1"; empty of a stretch in which nothing changes and nobody lands. */
export function narrateExchange(state: CombatState, play: Omit<Exchange, 'text'>): string {
  const { sides } = state;
  const { knockdown, takedown } = play;
  if (knockdown)
    return `${sides[knockdown].mediumName} knocks ${sides[otherSide(knockdown)].mediumName} down`;
  if (takedown) return `${sides[takedown].mediumName} takes ${sides[otherSide(takedown)].mediumName} down`;
  return [positionWords(state, play.position), landedWords(sides, play.strikes)].filter(Boolean).join('. ');
}

/** "Back on their feet", "Ola in control on top" */
function positionWords({ sides, position: before }: CombatState, position: Exchange['position']): string {
  if (position !== 'standing') return `${sides[position].mediumName} in control on top`;
  return before === 'standing' ? '' : 'Back on their feet';
}

function landedWords({ home, away }: Sides, strikes: BySide<number>): string {
  if (strikes.home + strikes.away === 0) return '';
  return `${home.mediumName} lands ${strikes.home}, ${away.mediumName} ${strikes.away}`;
}

/** "Ola wins by submission in round 2 (3:15)", "Ola knocks Brandt down and wins by knockout in round 1 (2:40)" */
export function narrateStoppage(
  sides: Sides,
  { winner, knockdown, victory, round, second }: Omit<Stoppage, 'text'>,
): string {
  const floored = knockdown === winner ? `knocks ${sides[otherSide(winner)].mediumName} down and ` : '';
  return `${sides[winner].mediumName} ${floored}wins by ${victory} in round ${round} (${clock(second)})`;
}

/** "Split decision: Ola (29–28, 28–29, 30–27)" */
export function narrateDecision(sides: Sides, cards: readonly BySide<number>[]): string {
  const winner = winnerOnCards(cards);
  const words = cardWords(cards, winner);
  if (winner === undefined) return `The fight is a draw (${words})`;
  const type = decisionType(cards);
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} decision: ${sides[winner].mediumName} (${words})`;
}

/** When in its round a fight ended, between two marks; nothing where that is not told. */
export function endTime({ second, onlyRounds }: CombatState, before: string, after: string): string {
  return onlyRounds ? '' : `${before}${clock(second)}${after}`;
}

/** "3:05" */
export function clock(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;
}
