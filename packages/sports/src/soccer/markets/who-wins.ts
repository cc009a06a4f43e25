import { measureAt } from '../../kit/columns.ts';
import { realValue } from '../../kit/contest.ts';
import { aheadSelections } from '../../kit/winner.ts';
import { PUSH } from '../../market-definition.ts';
import type { SoccerOutcomes } from '../outcomes.ts';
import { LAST_EXTRA_HALF, SECOND_HALF } from '../rules.ts';
import { shootoutWinner } from '../shootout.ts';
import type { SoccerState } from '../state.ts';
import { goalsOf } from '../tally.ts';
import type { SoccerKind } from './kinds.ts';

/** Above 0 where the home side wins in the end, below where the away side does; 0 for a game that nobody had to win. */
const inTheEnd = measureAt('who-wins', leadAt, undefined);

const SHOOTOUT_LEADS = [0, 1, -1];

function leadAt({ goals: { home, away }, shootout }: SoccerOutcomes, index: number): number {
  const lead = (home.game[index] ?? 0) - (away.game[index] ?? 0);
  return lead === 0 ? (SHOOTOUT_LEADS[shootout[index] ?? 0] ?? 0) : lead;
}

/** who-wins: of a game that somebody has to win, who does, in extra time or a shoot-out if need be. */
export const whoWins: SoccerKind = {
  head: 'who-wins',
  build(args, sides) {
    if (args.length !== 0) return undefined;
    return {
      type: 'MONEYLINE',
      classification: 'game',
      name: 'To Win incl. Extra Time and Shoot-Out',
      family: 'who-wins',
      measure: inTheEnd,
      winners: 1,
      selections: aheadSelections(sides),
    };
  },
  isDecided: (_args, state) => isWon(state),
  explain: ({ state, outcomes, mark }) => {
    const { home, away } = goalsOf(state.log);
    if (mark === PUSH) return `Push: the game ended level ${home}–${away}`;
    const winner = state.sides[realValue(inTheEnd, outcomes) > 0 ? 'home' : 'away'].mediumName;
    const made = (side: 'home' | 'away') =>
      state.shootout.filter((kick) => kick.side === side && kick.made).length;
    if (home === away) {
      const [most, fewest] = [made('home'), made('away')].toSorted((one, other) => other - one);
      return `${winner} won the shoot-out ${most}–${fewest}`;
    }
    return `${winner} won ${Math.max(home, away)}–${Math.min(home, away)}`;
  },
};

/** Over, or not played on: the shoot-out is decided, or somebody leads in the pause after the second half or extra time. */
function isWon({ phase, period, log, shootout }: SoccerState): boolean {
  if (phase === 'final' || shootoutWinner(shootout) !== undefined) return true;
  const { home, away } = goalsOf(log);
  return phase === 'break' && (period === SECOND_HALF || period === LAST_EXTRA_HALF) && home !== away;
}
