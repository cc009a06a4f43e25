import { staysInBreak } from '../kit/period-clock.ts';
import { ImpossiblePlay } from '../sport.ts';
import { type HockeyPlay, STRENGTHS } from './play.ts';
import { checkPlay } from './play-rules.ts';
import { scoreOf } from './score.ts';
import { AWAY, HOME, NOT_SAID, packGoal } from './scoring.ts';
import type { HockeyState } from './state.ts';
import { shotsToldAfter, skatersAfter } from './told.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: a clock running backwards, a score that disagrees with the
 * goals seen, a shoot-out before overtime …
 */
export function apply(state: HockeyState, play: HockeyPlay): HockeyState {
  checkPlay(state, play);
  const after: HockeyState = {
    ...state,
    phase: phaseAfter(state, play),
    period: play.period,
    clock: play.clock,
    goals: goalsAfter(state, play),
    ...shotsToldAfter(state, play),
    shots: shotsAfter(state, play),
    box: play.box,
    penalties: play.penalty
      ? { ...state.penalties, [play.penalty]: state.penalties[play.penalty] + 1 }
      : state.penalties,
    pulled: play.pulled,
    shootout: shootoutAfter(state, play),
    ...skatersAfter(state, play),
    form: state.form ?? play.form,
    lastPlay: play.text === '' ? state.lastPlay : play.text,
    plays: state.plays + 1,
  };
  const { home, away } = scoreOf(after);
  if (home !== play.score.home || away !== play.score.away) {
    throw new ImpossiblePlay(
      `the play says ${play.score.home}-${play.score.away}, its goals add up to ${home}-${away}`,
    );
  }
  return after;
}

function phaseAfter(state: HockeyState, play: HockeyPlay): HockeyState['phase'] {
  if (play.kind === 'end-of-game') return 'final';
  if (play.kind === 'end-of-period') return 'break';
  return staysInBreak(state, play) ? 'break' : 'in-play';
}

function goalsAfter(state: HockeyState, play: HockeyPlay): readonly number[] {
  if (play.correctedGoals !== undefined) return play.correctedGoals.map((goal) => packed(goal, goal));
  return play.goal === undefined ? state.goals : [...state.goals, packed(play.goal, play)];
}

function packed(
  { side, player, strength }: NonNullable<HockeyPlay['goal']>,
  { period, clock }: { period: number; clock: number },
): number {
  return packGoal(side === 'home' ? HOME : AWAY, period, player ?? NOT_SAID, STRENGTHS[strength], clock);
}

function shotsAfter({ shots }: HockeyState, { shot, period }: HockeyPlay): HockeyState['shots'] {
  if (shot === undefined) return shots;
  const place = Math.min(period, 4) - 1;
  const own = shots[shot.side].map((count, at) => (at === place ? count + 1 : count));
  return { ...shots, [shot.side]: own };
}

function shootoutAfter({ shootout }: HockeyState, { attempt }: HockeyPlay): HockeyState['shootout'] {
  if (attempt === undefined) return shootout;
  return { ...shootout, [attempt.side]: [...shootout[attempt.side], attempt.good] };
}
