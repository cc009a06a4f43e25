import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { actual } from './actual.ts';
import { FightRun, fightTables } from './engine/fight-run.ts';
import { verdict } from './engine/judges.ts';
import { loadRun } from './engine/load.ts';
import { fightUntoldRounds } from './engine/untold-rounds.ts';
import {
  type CombatOutcomes,
  DRAW,
  emptyOutcomes,
  KNOCKOUT,
  MAJORITY,
  SPLIT,
  SUBMISSION,
  UNANIMOUS,
} from './outcomes.ts';
import { fightSeconds, MOST_ROUNDS, roundsOver } from './rules.ts';
import { type CombatState, isWithJudges, roundAhead, workOf } from './state.ts';
import type { CombatStrength } from './strength.ts';

/**
 * Fights the rest of the fight `size` times, 15 seconds a step; judges score whole rounds from what was done in them, and
 * nobody knows their points before the end. Rounds of which nothing is told were fought somehow. Sample i draws from stream i of the seed.
 */
export function simulate(
  state: CombatState,
  strength: CombatStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): CombatOutcomes {
  const outcomes = emptyOutcomes(size, roundAhead(state), state.onlyRounds);
  if (state.phase === 'final') return fillFinal(state, outcomes);
  const tables = fightTables(strength);
  const start = loadRun(state, tables);
  const run = loadRun(state, tables);
  const untold = { fresh: new FightRun(tables), again: new FightRun(tables) };
  const untoldRounds = state.onlyRounds ? roundsOver(fightSeconds(state.round, state.second)) : 0;
  const random = new Random(seed);
  const { rounds } = state.rules;
  const isFought = isWithJudges(state);
  const [homeBefore, awayBefore] = takedownsBefore(state);
  for (let i = from; i < to; i++) {
    random.seed(seed, i);
    run.copy(start);
    fightUntoldRounds(run, untold, untoldRounds, random);
    if (isFought) {
      run.round = state.round;
      run.second = state.second;
    } else {
      run.playOut(rounds, random);
    }
    if (run.winner === 0) judge(run, rounds, i, random, outcomes);
    else {
      outcomes.winner[i] = run.winner;
      outcomes.ending[i] = run.isSubmission ? SUBMISSION : KNOCKOUT;
    }
    outcomes.roundTakedowns.home[i] = run.homeTakedownsThen - homeBefore;
    outcomes.roundTakedowns.away[i] = run.awayTakedownsThen - awayBefore;
    write(run, i, outcomes);
  }
  return outcomes;
}

/** Takedowns of home and away in the rounds before the running or next one. */
function takedownsBefore(state: CombatState): [number, number] {
  const work = state.work.slice(0, roundAhead(state) - 1);
  return [workOf({ work }, 'home', 'takedowns'), workOf({ work }, 'away', 'takedowns')];
}

function judge(run: FightRun, rounds: number, i: number, random: Random, outcomes: CombatOutcomes): void {
  let home = 0;
  let away = 0;
  for (let card = 0; card < 3; card++) {
    let lead = 0;
    for (let round = 0; round < rounds; round++) lead += verdict(run.swings[round] ?? 0, random.next());
    if (lead > 0) home += 1;
    else if (lead < 0) away += 1;
  }
  const most = Math.max(home, away);
  outcomes.winner[i] = most < 2 ? 0 : home > away ? 1 : 2;
  outcomes.ending[i] = most < 2 ? DRAW : most === 3 ? UNANIMOUS : home + away === 3 ? SPLIT : MAJORITY;
}

function write(run: FightRun, i: number, outcomes: CombatOutcomes): void {
  outcomes.round[i] = run.round;
  outcomes.seconds[i] = fightSeconds(run.round, run.second);
  outcomes.firstKnockdown[i] = run.firstKnockdown;
  outcomes.firstTakedown[i] = run.firstTakedown;
  outcomes.knockdowns.home[i] = run.knockdowns[0] ?? 0;
  outcomes.knockdowns.away[i] = run.knockdowns[1] ?? 0;
  outcomes.takedowns.home[i] = run.takedowns[0] ?? 0;
  outcomes.takedowns.away[i] = run.takedowns[1] ?? 0;
  for (let round = 0; round < run.round; round++) {
    const home = outcomes.strikes.home[round];
    const away = outcomes.strikes.away[round];
    if (home) home[i] = run.strikes[2 * round] ?? 0;
    if (away) away[i] = run.strikes[2 * round + 1] ?? 0;
  }
}

/** A finished fight has one outcome. */
function fillFinal(state: CombatState, outcomes: CombatOutcomes): CombatOutcomes {
  const real = actual(state);
  for (const key of ['winner', 'ending', 'round', 'seconds', 'firstKnockdown', 'firstTakedown'] as const) {
    outcomes[key].fill(real[key][0] ?? 0);
  }
  for (const side of ['home', 'away'] as const) {
    outcomes.knockdowns[side].fill(real.knockdowns[side][0] ?? 0);
    outcomes.takedowns[side].fill(real.takedowns[side][0] ?? 0);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      outcomes.strikes[side][round]?.fill(real.strikes[side][round]?.[0] ?? 0);
    }
  }
  const { calledOff, inBreak = false, untoldKnockdown } = real;
  return { ...outcomes, inBreak, ...(untoldKnockdown && { untoldKnockdown }), calledOff };
}
