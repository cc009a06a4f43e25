import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { MatchRun, type MatchTables } from './engine/match-run.ts';
import { playerTables } from './engine/player-tables.ts';
import { type DartsOutcomes, emptyOutcomes } from './outcomes.ts';
import { fillPast, highestCheckout, highestVisit, maximumsOf, standingOf } from './past.ts';
import { MAXIMUM, START } from './rules.ts';
import { type DartsState, halfToCome, legsBySet, remaining, setsWon } from './state.ts';
import type { DartsStrength } from './strength.ts';

/**
 * Plays the rest of the match `size` times: the running leg visit by visit, then leg by leg, each drawn from the legs both
 * players throw alone with the same visits. Sample i draws from stream i of the seed.
 */
export function simulate(
  state: DartsState,
  strength: DartsStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): DartsOutcomes {
  const outcomes = emptyOutcomes(size, state.rules, standingOf(state));
  const tables = tablesOf(strength);
  const start = loadRun(state, tables, outcomes);
  const run = loadRun(state, tables, outcomes);
  fillPast(state, outcomes);
  const leg = state.legs.at(-1);
  const left = leg ? remaining(leg) : { home: START, away: START };
  const thrown = leg?.visits.length ?? 0;
  const hadMaximum = leg?.visits.includes(MAXIMUM) ?? false;
  const highest = { home: highestVisit(leg, 'home'), away: highestVisit(leg, 'away') };
  const random = new Random(seed);
  for (let i = from; i < to; i++) {
    random.seed(seed, i);
    run.copy(start);
    if (leg === undefined) {
      run.opener = random.next() & 1;
      run.first = run.opener;
    }
    if (!run.isOver()) run.playRunningLeg(i, random, left, thrown, hadMaximum, highest);
    run.playOut(i, random);
  }
  return outcomes;
}

function tablesOf({ home, away }: DartsStrength): MatchTables {
  const [one, other] = [playerTables(home), playerTables(away)];
  return { visits: [one.visits, other.visits], legs: [one.legs, other.legs] };
}

/** The match as far as it was thrown, ready to go on. */
function loadRun(state: DartsState, tables: MatchTables, outcomes: DartsOutcomes): MatchRun {
  const run = new MatchRun(state.rules, tables, outcomes);
  const leg = state.legs.at(-1);
  const won = setsWon(state);
  const { home, away } = leg ? (legsBySet(state)[leg.set - 1] ?? won) : { home: 0, away: 0 };
  run.set = leg?.set ?? 1;
  run.leg = Math.max(1, state.legs.length);
  run.won.set([won.home, won.away]);
  run.legs.set([home, away]);
  run.first = leg?.first === 'away' ? 1 : 0;
  run.opener = state.legs.find(({ set }) => set === leg?.set)?.first === 'away' ? 1 : 0;
  const thrown = leg?.visits.length ?? 0;
  for (const ahead of [0, 1]) run.halves[ahead] = (leg && halfToCome(leg, thrown + ahead)) ?? -1;
  run.maximums.set([maximumsOf(state, 'home'), maximumsOf(state, 'away')]);
  run.checkouts.set([highestCheckout(state, 'home'), highestCheckout(state, 'away')]);
  return run;
}
