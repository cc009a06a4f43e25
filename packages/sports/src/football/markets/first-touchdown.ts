import { firstScorerMarket, nameInSentence } from '../../kit/first-scorer.ts';
import type { MarketKind } from '../../kit/kind.ts';
import { AWAY, HOME, sideKey } from '../../kit/side-number.ts';
import type { Side } from '../../sport.ts';
import { firstTouchdown, scorerCode } from '../measures.ts';
import type { FootballOutcomes } from '../outcomes.ts';
import { SKILL_PLACES } from '../players.ts';
import type { FootballState } from '../state.ts';
import { playerName } from '../story/roster.ts';

const CODES_OF_A_SIDE = scorerCode(AWAY, 0) - scorerCode(HOME, 0);

/** first-touchdown: which player scores the first touchdown of the game. */
export const firstTouchdownScorer: MarketKind<FootballState, FootballOutcomes> = firstScorerMarket({
  head: 'first-touchdown',
  type: 'FIRST_SCORE',
  name: 'First Touchdown Scorer',
  measure: firstTouchdown,
  scorerOf: (code) => ({
    side: sideKey(code > CODES_OF_A_SIDE ? AWAY : HOME),
    place: (code - 1) % CODES_OF_A_SIDE,
  }),
  places: Array.from({ length: SKILL_PLACES }, (_, place) => place),
  nameOf,
  nobody: 'No Touchdown',
  isDecided: ({ phase, scores }) => phase === 'final' || scores.some(({ kind }) => kind === 'touchdown'),
  explain: ({ sides }, scorer) => {
    if (scorer === undefined) return 'There was no touchdown';
    const side = sides[scorer.side];
    return `${nameInSentence(nameOf(side, scorer.place), side)} scored the first touchdown`;
  },
});

/** Of those who are bet on; the others have none here. */
function nameOf(side: Side, place: number): string {
  return place < SKILL_PLACES ? playerName(side, place) : '';
}
