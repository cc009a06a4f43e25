import type { Outcomes } from '../sport.ts';
import { type Contest, leadOf, totalOf } from './contest.ts';
import { asCount, asSide, type MarketKind, type WithSides } from './kind.ts';
import { yesNo } from './yes-no.ts';

const HEAD = 'win-and-total';
const SIDES = ['home', 'away'] as const;

/**
 * win-and-total:<side>:<line>:<over or under>: the side wins the whole game and its total is on that side of a half line.
 * @param most the largest line that there is a market of, in what the contest counts
 */
export function winAndTotal<S extends WithSides, O extends Outcomes>(
  contest: Contest<S, O, 'game'>,
  most: number,
): MarketKind<S, O> {
  return yesNo(HEAD, contest.actual, (args, sides) => {
    const side = asSide(args[0]);
    const whole = args[1]?.endsWith('.5') ? asCount(args[1].slice(0, -2), 0, most) : undefined;
    const which = args[2] === 'over' || args[2] === 'under' ? args[2] : undefined;
    if (side === undefined || whole === undefined || which === undefined || args.length !== 3)
      return undefined;
    const sign = side === 'home' ? 1 : -1;
    const what = `${sides[side].mediumName} to Win and ${which === 'over' ? 'Over' : 'Under'} ${whole}.5`;
    return {
      name: what,
      classification: 'game',
      isOver: (state) => contest.isPeriodOver(state, 'game'),
      standsOnceSeen: false,
      happens: (outcomes) => {
        const lead = leadOf(contest, 'game').bind(outcomes);
        const total = totalOf(contest, 'game').bind(outcomes);
        return (index) => sign * lead(index) > 0 && total(index) > whole === (which === 'over');
      },
      yes: `${what}: both came true`,
      no: `${what}: not both came true`,
    };
  });
}

/** Each side with each side of the main total, where that is a half one. @param mainTotal the key of its market */
export function winAndTotalKeys(mainTotal: string | undefined): string[] {
  const line = mainTotal?.split(':')[2];
  if (line === undefined || !line.endsWith('.5')) return [];
  return SIDES.flatMap((side) => ['over', 'under'].map((which) => `${HEAD}:${side}:${line}:${which}`));
}
