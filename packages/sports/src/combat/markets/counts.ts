import { realValue } from '../../kit/contest.ts';
import { countMarket } from '../../kit/counts.ts';
import { asPositiveLine, asSide } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { voidedUntold } from '../../kit/untold.ts';
import { counted } from '../../kit/words.ts';
import type { SideKey } from '../../sport.ts';
import { asRound, isOver, isRoundOver, roundNumber, strikes } from '../contest.ts';
import { type CombatMeasure, countOf, firstOf, isKnockdownUntold, takedownsIn } from '../measures.ts';
import { type CombatKind, choice, ruled } from './ruled.ts';

const KNOCKDOWNS = { one: 'knockdown', many: 'knockdowns' };
const TAKEDOWNS = { one: 'takedown', many: 'takedowns' };

/**
 * knockdowns, takedowns, and the same of each side: <head>:<line>. A knockout that floors somebody who stood is a knockdown, as in
 * the statistics of fights; of one that is told without a word of that, stakes on what it leaves open go back.
 */
export const counts: readonly CombatKind[] = ([undefined, 'home', 'away'] as const).flatMap((side) => [
  voidedUntold(lines('knockdowns', KNOCKDOWNS, side), (state) => isKnockdownUntold(state, side), { more: 1 }),
  lines('takedowns', TAKEDOWNS, side),
]);

function lines(
  what: 'knockdowns' | 'takedowns',
  unit: { readonly one: string; readonly many: string },
  side: SideKey | undefined,
): CombatKind {
  const name = what === 'knockdowns' ? 'Knockdowns' : 'Takedowns';
  return countMarket({
    head: side === undefined ? what : `${what}-${side}`,
    name: side === undefined ? `Total ${name}` : name,
    ...(side && { side }),
    unit,
    classification: 'player',
    measure: countOf(what, side),
    isOver,
  });
}

/** takedowns-in:<round>:<side or both>:<line>: takedowns of one round. */
export const takedownsInRound: CombatKind = {
  head: 'takedowns-in',
  build(args, sides) {
    const round = asRound(args[0]);
    const side = asSide(args[1]);
    const line = asPositiveLine(args[2]);
    if (round === undefined || line === undefined || args.length !== 3) return undefined;
    if (side === undefined && args[1] !== 'both') return undefined;
    const whose = side === undefined ? 'Total ' : `${sides[side].mediumName} `;
    return {
      type: 'OTHER',
      classification: 'round',
      name: `${strikes.periods[round].title} ${whose}Takedowns`,
      family: `takedowns-in:${round}:${args[1]}`,
      measure: takedownsIn(roundNumber(round), side),
      winners: 1,
      selections: overUnder(line).map((rule) => ({ ...rule, ...(side && { side }) })),
      onlyGrows: true,
      count: { line, unit: TAKEDOWNS },
    };
  },
  isDecided: (args, state) => isRoundOver(state, roundNumber(asRound(args[0]) ?? 'r1')),
  explain: ({ args, state, outcomes }) => {
    const round = roundNumber(asRound(args[0]) ?? 'r1');
    const side = asSide(args[1]);
    const count = counted(realValue(takedownsIn(round, side), outcomes), TAKEDOWNS);
    const who = side === undefined ? 'There were' : `${state.sides[side].mediumName} had`;
    return `${who} ${count} in round ${round}`;
  },
};

export const firstKnockdown = voidedUntold(
  first('first-knockdown', 'First Knockdown', firstOf('firstKnockdown')),
  (state) => state.firstKnockdown === undefined && isKnockdownUntold(state, undefined),
);
export const firstTakedown = first('first-takedown', 'First Takedown', firstOf('firstTakedown'));

/** first-knockdown and first-takedown: who scores it, or nobody. */
function first(head: string, name: string, measure: CombatMeasure): CombatKind {
  const kind = ruled({
    head,
    rule: (args, sides) =>
      args.length === 0
        ? {
            type: 'OTHER',
            classification: 'player',
            name,
            measure,
            winners: 1,
            selections: [
              choice('home', sides.home.mediumName, (side) => side === 1, 'home'),
              choice('none', 'Neither', (side) => side === 0),
              choice('away', sides.away.mediumName, (side) => side === 2, 'away'),
            ],
          }
        : undefined,
    known: (_args, state) =>
      (head === 'first-knockdown' ? state.firstKnockdown : state.firstTakedown) !== undefined,
  });
  return {
    ...kind,
    explain({ state, outcomes }) {
      const side = realValue(measure, outcomes);
      const noun = name.toLowerCase();
      if (side === 0) return `There was no ${noun.replace('first ', '')}`;
      return `${(side === 1 ? state.sides.home : state.sides.away).mediumName} scored the ${noun}`;
    },
  };
}
