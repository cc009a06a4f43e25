import { realValue } from '../../kit/contest.ts';
import { type MarketKind, type SelectionRule, winWhere } from '../../kit/kind.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { firstTouchdown, scorerCode } from '../measures.ts';
import type { FootballOutcomes } from '../outcomes.ts';
import { SKILL_PLACES } from '../players.ts';
import { AWAY, HOME, sideKey, sideNumber } from '../scoring.ts';
import type { FootballState } from '../state.ts';
import { playerName } from '../story/roster.ts';

const PLACES = Array.from({ length: SKILL_PLACES }, (_, place) => place);
const CODES_OF_A_SIDE = scorerCode(AWAY, 0) - scorerCode(HOME, 0);

/** first-touchdown: which player scores the first touchdown of the game. */
export const firstTouchdownScorer: MarketKind<FootballState, FootballOutcomes> = {
  head: 'first-touchdown',
  build(args, sides) {
    if (args.length !== 0) return undefined;
    const named = [...scorers('home', sides), ...scorers('away', sides)];
    if (named.length === 0) return undefined;
    const codes = named.map(({ code }) => code);
    return {
      type: 'FIRST_SCORE',
      classification: 'player',
      name: 'First Touchdown Scorer',
      family: 'first-touchdown',
      measure: firstTouchdown,
      winners: 1,
      selections: [
        ...named.map(({ rule }) => rule),
        {
          key: 'other',
          type: 'OTHER',
          name: 'Any Other Player',
          grade: winWhere((code) => code > 0 && !codes.includes(code)),
        },
        { key: 'none', type: 'OTHER', name: 'No Touchdown', grade: winWhere((code) => code === 0) },
      ],
    };
  },
  isDecided: (_args, { phase, scores }) =>
    phase === 'final' || scores.some(({ kind }) => kind === 'touchdown'),
  explain: ({ state, outcomes }) => {
    const code = realValue(firstTouchdown, outcomes);
    if (code <= 0) return 'There was no touchdown';
    const side = state.sides[sideKey(code > CODES_OF_A_SIDE ? AWAY : HOME)];
    const place = (code - 1) % CODES_OF_A_SIDE;
    const named = place < SKILL_PLACES ? playerName(side, place) : '';
    const name = named || `Another player of ${side.mediumName}`;
    return `${name} scored the first touchdown`;
  },
};

/** Those of a side who can be bet on, with what firstTouchdown says of them. */
function scorers(side: SideKey, sides: Sides): { readonly code: number; readonly rule: SelectionRule }[] {
  return PLACES.flatMap((place) => {
    const name = playerName(sides[side], place);
    const mine = scorerCode(sideNumber(side), place);
    if (name === '') return [];
    const rule: SelectionRule = {
      key: `${side}-${place}`,
      type: 'OTHER',
      name,
      side,
      grade: winWhere((code) => code === mine),
    };
    return [{ code: mine, rule }];
  });
}
