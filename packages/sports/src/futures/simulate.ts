import type { SampleRange } from '../market-definition.ts';
import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { actual } from './actual.ts';
import { roundChances } from './bracket.ts';
import { differenceOf, lot, luckOf, playRound } from './luck.ts';
import { countsOf, emptyOutcomes, PLAYOFFS, RELEGATED, type SeasonOutcomes, TOP } from './outcomes.ts';
import { type AfterRound, afterRound, brackets, divisionWinners, type Groups, groupsOf } from './playoffs.ts';
import { rulesOf, type SeasonRules } from './rules.ts';
import type { RoundChances } from './series.ts';
import { isTableMade, type SeasonState } from './state.ts';
import { gamesOf, rankKey, sortedBy } from './table.ts';

/** Apart from the luck of the games, which hangs on their numbers. */
const AFTERWARDS = 0x5ea50;

/**
 * Plays the rest of the season `size` times. Every game draws from a stream of its own, so that a result told changes what hangs
 * on it and nothing else, whatever the order results come in; sample i draws its lots and play-offs from stream i.
 *
 * @param only what is played after the games is played of these samples alone
 */
export function simulate(
  state: SeasonState,
  _strength: unknown,
  size: number,
  seed: number,
  only: SampleRange = allOf(size),
): SeasonOutcomes {
  const rules = rulesOf(state.sides);
  const groups = groupsOf(rules, state.sides);
  const outcomes = emptyOutcomes(size, countsOf(state, rules));
  writeKnown(state, outcomes);
  if (state.phase === 'final') return outcomes;
  const tables = isTableMade(state)
    ? undefined
    : new Tables(state, rules, outcomes, playGames(state, rules, outcomes, seed));
  const series = roundChances(state);
  const random = new Random(seed);
  for (let i = only.from; i < only.to; i++) {
    random.seed(seed ^ AFTERWARDS, i);
    const order = tables?.at(i, random);
    if (order) writeTable(outcomes, rules, groups, order, i);
    if (rules.playoffs === undefined) outcomes.champion[i] = order?.[0] ?? 0;
    else playPlayoffs(state, rules, groups, order, outcomes, series, random, i);
  }
  return outcomes;
}

/** Totals so far, and all that the table decided. */
function writeKnown(state: SeasonState, outcomes: SeasonOutcomes): void {
  const real = actual(state);
  outcomes.champion.fill(real.champion[0] ?? 0);
  for (const kind of ['conferences', 'divisions', 'totals', 'reached'] as const) {
    outcomes[kind].forEach((column, at) => {
      column.fill(real[kind][at]?.[0] ?? 0);
    });
  }
}

/** What ranks beside totals: of each side, in every sample. */
interface Played {
  readonly differences: readonly Int16Array[];
  readonly draws: readonly Uint8Array[];
}

/** Adds what is left to the totals. */
function playGames(
  state: SeasonState,
  rules: SeasonRules,
  { totals, size }: SeasonOutcomes,
  seed: number,
): Played {
  const differences = state.rows.map(({ difference }) => new Int16Array(size).fill(difference));
  const draws = state.rows.map((row) => new Uint8Array(size).fill(row.draws));
  const [forWin, forDraw] = rules.ranking === 'wins' ? [1, 0] : [3, 1];
  const random = new Random(seed);
  for (const game of state.left) {
    const [home, away] = [totals[game.home], totals[game.away]];
    const [ahead, behind] = [differences[game.home], differences[game.away]];
    const [level, levelToo] = [draws[game.home], draws[game.away]];
    if (!home || !away || !ahead || !behind || !level || !levelToo) continue;
    const luck = luckOf(rules, game);
    random.seed(seed, game.number);
    for (let i = 0; i < size; i++) {
      const difference = differenceOf(luck, random.next());
      home[i] = (home[i] ?? 0) + (difference > 0 ? forWin : difference === 0 ? forDraw : 0);
      away[i] = (away[i] ?? 0) + (difference < 0 ? forWin : difference === 0 ? forDraw : 0);
      ahead[i] = (ahead[i] ?? 0) + difference;
      behind[i] = (behind[i] ?? 0) - difference;
      if (difference !== 0) continue;
      level[i] = (level[i] ?? 0) + 1;
      levelToo[i] = (levelToo[i] ?? 0) + 1;
    }
  }
  return { differences, draws };
}

/** The table of each sample. */
class Tables {
  readonly #rules: SeasonRules;
  readonly #outcomes: SeasonOutcomes;
  readonly #played: Played;
  readonly #games: readonly number[];
  readonly #keys: Float64Array;
  readonly #sides: readonly number[];

  constructor({ rows, left }: SeasonState, rules: SeasonRules, outcomes: SeasonOutcomes, played: Played) {
    this.#rules = rules;
    this.#outcomes = outcomes;
    this.#played = played;
    const games = rows.map(gamesOf);
    for (const { home, away } of left) {
      games[home] = (games[home] ?? 0) + 1;
      games[away] = (games[away] ?? 0) + 1;
    }
    this.#games = games;
    this.#keys = new Float64Array(rows.length);
    this.#sides = rows.map((_, side) => side);
  }

  /** The sides of sample i, best first, ties by lot. */
  at(i: number, random: Random): number[] {
    for (const side of this.#sides) {
      const total = this.#outcomes.totals[side]?.[i] ?? 0;
      const difference = this.#played.differences[side]?.[i] ?? 0;
      const draws = this.#played.draws[side]?.[i] ?? 0;
      const games = this.#games[side] ?? 0;
      this.#keys[side] = rankKey(this.#rules, total, draws, difference, games) + lot(random);
    }
    return sortedBy(this.#sides, this.#keys);
  }
}

/** What the table decides. */
function writeTable(
  { divisions, reached }: SeasonOutcomes,
  { top = 0, relegated = 0 }: SeasonRules,
  groups: Groups,
  order: readonly number[],
  i: number,
): void {
  order.forEach((side, at) => {
    const column = reached[side];
    if (!column) return;
    column[i] = (at < top ? TOP : 0) + (at >= order.length - relegated ? RELEGATED : 0);
  });
  if (divisions.length === 0) return;
  divisionWinners(groups, order).forEach((side, number) => {
    const column = divisions[number];
    if (column) column[i] = side;
  });
}

/** From the table of a sample, or from where the real play-offs stand. */
function playPlayoffs(
  state: SeasonState,
  { playoffs }: SeasonRules,
  groups: Groups,
  order: readonly number[] | undefined,
  outcomes: SeasonOutcomes,
  series: RoundChances,
  random: Random,
  i: number,
): void {
  if (playoffs === undefined) return;
  const isReseeded = playoffs.bracket === 'reseeded';
  let stage: AfterRound = { alive: order ? brackets(playoffs, groups, order) : state.alive };
  if (order) {
    for (const side of stage.alive.flat()) {
      const column = outcomes.reached[side];
      if (column) column[i] = (column[i] ?? 0) | PLAYOFFS;
    }
  }
  for (let round = order ? 0 : state.round; stage.champion === undefined; round++) {
    const winners = playRound(stage.alive, isReseeded, round, series, random);
    stage = afterRound(stage.alive, winners, isReseeded);
    stage.conferenceWinners?.forEach((side, number) => {
      const column = outcomes.conferences[number];
      if (column) column[i] = side;
    });
  }
  outcomes.champion[i] = stage.champion;
}
