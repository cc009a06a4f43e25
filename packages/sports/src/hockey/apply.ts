import { staysInBreak } from '../kit/period-clock.ts';
import { sideNumber } from '../kit/side-number.ts';
import { ImpossiblePlay } from '../sport.ts';
import { type HockeyPlay, type ScoredGoal, STRENGTHS } from './play.ts';
import { checkPlay } from './play-rules.ts';
import { restatedGoals } from './restated-goals.ts';
import { scoreOf } from './score.ts';
import { NOT_SAID, packGoal } from './scoring.ts';
import type { HockeyState } from './state.ts';
import { shotsToldAfter, skatersAfter } from './told.ts';
import { goaliesAfter } from './told-goalies.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: a clock running backwards, a score that disagrees with the
 * goals seen, a shoot-out before overtime …
 */
export function apply(state: HockeyState, play: HockeyPlay): HockeyState {
  checkPlay(state, play);
  const restated = restatedGoals(state, play);
  const after: HockeyState = {
    ...state,
    phase: phaseAfter(state, play),
    period: play.period,
    clock: play.clock,
    ...goalsAfter(state, play, restated?.all),
    ...shotsToldAfter(state, play),
    shots: shotsAfter(state, play),
    box: play.box,
    penalties: play.penalty
      ? { ...state.penalties, [play.penalty]: state.penalties[play.penalty] + 1 }
      : state.penalties,
    pulled: play.pulled,
    ...goaliesAfter(state, play),
    shootout: shootoutAfter(state, play),
    ...skatersAfter(state, play, restated),
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

function goalsAfter(
  { goals, scored = [] }: HockeyState,
  { goal, period, clock }: HockeyPlay,
  restated: readonly ScoredGoal[] | undefined,
): Pick<HockeyState, 'goals' | 'scored'> {
  if (restated !== undefined) return { goals: restated.map(packed), scored: restated };
  if (goal === undefined) return { goals };
  const made = { ...goal, period, clock };
  return { goals: [...goals, packed(made)], scored: [...scored, made] };
}

function packed({ side, player, strength, period, clock }: ScoredGoal): number {
  return packGoal(sideNumber(side), period, player ?? NOT_SAID, STRENGTHS[strength], clock);
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
