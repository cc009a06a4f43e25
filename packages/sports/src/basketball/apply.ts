import { staysInBreak } from '../kit/period-clock.ts';
import { AWAY, HOME } from '../kit/side-number.ts';
import { type BySide, ImpossiblePlay, type SideKey } from '../sport.ts';
import { type BasketballPlay, type BasketballScore, type RestatedScore, SCORE_KINDS } from './play.ts';
import { checkPlay } from './play-rules.ts';
import { restatedScores } from './restated-scores.ts';
import { NOT_SAID, packScore } from './scoring.ts';
import { type BasketballState, OVERTIME_PLACE, scoreOf } from './state.ts';
import { playersAfter } from './told.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: a clock running backwards, points no play can bring, a
 * score that disagrees with the scores seen …
 */
export function apply(state: BasketballState, play: BasketballPlay): BasketballState {
  checkPlay(state, play);
  const restated = restatedScores(state, play);
  const after: BasketballState = {
    ...state,
    ...scoredAfter(state, play, restated?.all),
    phase: phaseAfter(state, play),
    period: play.period,
    clock: play.clock,
    possession: play.possession,
    start: play.start,
    tipWinner:
      state.tipWinner ?? (play.kind === 'jump-ball' && play.period === 1 ? play.possession : undefined),
    fouls: play.fouls,
    timeouts: play.timeouts,
    ...playersAfter(state, play, restated),
    form: state.form ?? play.form,
    lastPlay: play.text === '' ? state.lastPlay : play.text,
    plays: state.plays + 1,
  };
  const home = scoreOf(after, 'home');
  const away = scoreOf(after, 'away');
  if (home !== play.score.home || away !== play.score.away) {
    throw new ImpossiblePlay(
      `the play says ${play.score.home}-${play.score.away}, its scores add up to ${home}-${away}`,
    );
  }
  return after;
}

function phaseAfter(state: BasketballState, play: BasketballPlay): BasketballState['phase'] {
  const { kind } = play;
  if (kind === 'end-of-game') return 'final';
  if (kind === 'end-of-period') return 'break';
  // What is told after a period's end still belongs to the pause.
  return AFTER_THE_END.has(kind) && staysInBreak(state, play) ? 'break' : 'in-play';
}

/** Whether its period goes on after its end was told, with a foul at the buzzer and what it brings. */
export function reopens(state: BasketballState, play: BasketballPlay): boolean {
  return state.phase === 'break' && play.period === state.period && phaseAfter(state, play) === 'in-play';
}

const AFTER_THE_END: ReadonlySet<string> = new Set(['timeout', 'correction']);

function scoredAfter(
  state: BasketballState,
  { scores, period }: BasketballPlay,
  restated: readonly RestatedScore[] | undefined,
): Pick<BasketballState, 'points' | 'scores'> {
  const all = restated ?? scores.map((score) => ({ ...score, period }));
  const start = restated ? { home: [0, 0, 0, 0, 0], away: [0, 0, 0, 0, 0] } : copied(state.points);
  for (const { side, points, period: when } of all) {
    const place = when > state.rules.periods ? OVERTIME_PLACE : when - 1;
    start[side][place] = (start[side][place] ?? 0) + points;
  }
  if (all.length === 0 && !restated) return { points: state.points, scores: state.scores };
  return { points: start, scores: [...(restated ? [] : state.scores), ...all.map(packed)] };
}

function copied({ home, away }: BySide<readonly number[]>): Record<SideKey, number[]> {
  return { home: [...home], away: [...away] };
}

function packed({ side, kind, points, player }: BasketballScore): number {
  return packScore(side === 'home' ? HOME : AWAY, SCORE_KINDS[kind], points, player ?? NOT_SAID);
}
