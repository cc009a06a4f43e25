import { type BySide, ImpossiblePlay, otherSide, type SideKey } from '../sport.ts';
import type { FootballPlay, FootballScore } from './play.ts';
import { checkPlay } from './play-rules.ts';
import { playersAfter } from './player-deeds.ts';
import { restatedScores } from './restated-scores.ts';
import type { FootballState } from './state.ts';
import { totalScore } from './totals.ts';

/**
 * The state after a play.
 * @throws ImpossiblePlay when the play cannot follow from the state: a clock running backwards, points no play can bring, a
 * score that disagrees with the scores seen …
 */
export function apply(state: FootballState, play: FootballPlay): FootballState {
  checkPlay(state, play);
  const restated = restatedScores(state, play);
  const scores = restated?.all ?? scoresAfter(state, play);
  const total = totalScore(scores);
  if (total.home !== play.score.home || total.away !== play.score.away) {
    throw new ImpossiblePlay(
      `the play says ${play.score.home}-${play.score.away}, its scores add up to ${total.home}-${total.away}`,
    );
  }
  const enteringOvertime = play.quarter > 4 && state.quarter <= 4;
  return {
    sides: state.sides,
    rules: enteringOvertime ? overtimeRules(state, play) : state.rules,
    phase: phaseAfter(state, play),
    quarter: play.quarter,
    clock: play.clock,
    possession: play.possession,
    next: play.next,
    down: play.down,
    distance: play.distance,
    ballOn: play.ballOn,
    driveStart: driveStartAfter(state, play),
    timeouts: play.timeouts,
    scores,
    openingKick: state.openingKick ?? openingKick(state, play),
    hadOvertimeBall: overtimeBall(state, play),
    ...playersAfter(state, play, restated),
    form: state.form ?? play.form,
    lastPlay: play.text === '' ? state.lastPlay : play.text,
    plays: state.plays + 1,
  };
}

function scoresAfter(state: FootballState, play: FootballPlay): readonly FootballScore[] {
  if (play.scores.length === 0) return state.scores;
  const { quarter, clock } = play;
  return [...state.scores, ...play.scores.map((score) => ({ ...score, quarter, clock }))];
}

function phaseAfter({ phase, quarter, clock }: FootballState, play: FootballPlay): FootballState['phase'] {
  if (play.kind === 'end-of-game') return 'final';
  // What is told after a quarter's end still belongs to the pause, but a review may put seconds back on the clock.
  const isStillBreak = phase === 'break' && play.quarter === quarter && play.clock <= clock;
  return play.kind === 'end-of-period' || isStillBreak ? 'break' : 'in-play';
}

/** Overtime was 15 minutes long in older seasons: the first clock seen in it tells. */
function overtimeRules(state: FootballState, play: FootballPlay): FootballState['rules'] {
  return play.clock > state.rules.overtimeSeconds ? { ...state.rules, overtimeSeconds: 900 } : state.rules;
}

function driveStartAfter(state: FootballState, play: FootballPlay): number | undefined {
  if (play.next !== 'scrimmage') return undefined;
  const sameDrive = state.next === 'scrimmage' && state.possession === play.possession;
  return sameDrive && state.driveStart !== undefined ? state.driveStart : play.ballOn;
}

/** Who kicked, when this play is a kickoff. */
function kicker(state: FootballState, play: FootballPlay): SideKey | undefined {
  if (play.kind !== 'kickoff') return undefined;
  if (state.next === 'kickoff' && state.possession !== undefined) return state.possession;
  const returned = play.scores[0]?.side;
  return otherSide(returned ?? play.possession);
}

function openingKick(state: FootballState, play: FootballPlay): SideKey | undefined {
  return play.quarter === 1 ? kicker(state, play) : undefined;
}

function overtimeBall(state: FootballState, play: FootballPlay): BySide<boolean> {
  const before = state.quarter > 4 ? state.hadOvertimeBall : { home: false, away: false };
  if (play.quarter <= 4) return before;
  if (state.rules.isCollege) return collegeBall(state, play);
  // A kickoff that is kicked again gave nobody the ball.
  const isKickedAgain = play.next === 'kickoff' && play.scores.length === 0;
  const kicking = isKickedAgain ? undefined : kicker(state, play);
  const receiver = kicking === undefined ? undefined : otherSide(kicking);
  const holder = play.next === 'scrimmage' ? play.possession : undefined;
  return {
    home: before.home || receiver === 'home' || holder === 'home',
    away: before.away || receiver === 'away' || holder === 'away',
  };
}

/** Who has had a turn in this period of a college's overtime; both after a touchdown by the defence, which decides. */
function collegeBall(state: FootballState, play: FootballPlay): BySide<boolean> {
  const isNew = play.quarter !== state.quarter;
  const before = isNew ? { home: false, away: false } : state.hadOvertimeBall;
  const had = (side: SideKey) =>
    before[side] ||
    (state.next === 'scrimmage' && state.possession === side) ||
    (play.next === 'scrimmage' && play.possession === side) ||
    (play.next === 'conversion' && play.possession !== state.possession);
  return { home: had('home'), away: had('away') };
}
