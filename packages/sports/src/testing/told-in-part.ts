import { expect } from 'vitest';
import { LOSS, type Mark, type MarketDefinition, type Outcomes, PUSH, WIN } from '../market-definition.ts';
import { Random } from '../random.ts';
import type { RandomSource, Sides } from '../sport.ts';

/** What this needs of a sport. */
interface Played<State, Play, Strength, O extends Outcomes> {
  readonly even: Strength;
  initial(setup: { sides: Sides }): State;
  playOn(state: State, strength: Strength, random: RandomSource): Play | undefined;
  parsePlay(value: unknown): Play;
  apply(state: State, play: Play): State;
  actual(state: State): O;
  isDecided(state: State, key: string): boolean;
  explain(state: State, key: string, selection: string): string | undefined;
  market(key: string, sides: Sides): MarketDefinition<O> | undefined;
  simulate(state: State, strength: Strength, size: number, seed: number): O;
}

/** A market over and under a line, or on a mark to be reached, of something that a ledger counts. */
export interface OnCount {
  readonly key: string;
  /** In the ledger: 'goals:home:3' */
  readonly count: string;
  /** Half a point under a mark. */
  readonly line: number;
  /** Yards can be lost again. */
  readonly canShrink?: true;
}

/** What was told of a game, counted play by play in the plainest way there is. */
export interface Ledger {
  readonly counts: ReadonlyMap<string, number>;
  /** Whether something of a count was not told. */
  isSilent(count: string): boolean;
  /** Markets on a single score, by key: the selection that won, undefined where nobody says who it was. */
  readonly singles: ReadonlyMap<string, string | undefined>;
}

export interface ToldInPart<State, Play, Strength, O extends Outcomes> {
  readonly sport: Played<State, Play, Strength, O>;
  readonly sides: Sides;
  readonly onCounts: readonly OnCount[];
  /** The play without a word of who did it; undefined of one that nobody did. */
  silenced(play: Play, luck: number): Play | undefined;
  count(plays: readonly Play[]): Ledger;
}

/**
 * Plays a game of which some plays do not say who did them: what is decided stays as it was decided, samples agree with it, and
 * at the end all is as the ledger has it.
 * @param silent which of the plays that could be silenced are, by their number
 */
export function checkToldInPart<State, Play, Strength, O extends Outcomes>(
  told: ToldInPart<State, Play, Strength, O>,
  seed: number,
  silent: ReadonlySet<number>,
): void {
  const { sport, sides } = told;
  const singles = [...told.count([]).singles.keys()];
  const keys = [...told.onCounts.map(({ key }) => key), ...singles];
  const markets = new Map(keys.map((key) => [key, sport.market(key, sides)]));
  const marksOf = (key: string, outcomes: O): Mark[] =>
    (markets.get(key)?.selections ?? []).map((selection) => selection.mark(outcomes, 0));
  const random = new Random(seed);
  const decided = new Map<string, Mark[]>();
  const plays: Play[] = [];
  let state = sport.initial({ sides });
  let deeds = 0;
  for (;;) {
    const next = sport.playOn(state, sport.even, random);
    if (next === undefined) break;
    const without = told.silenced(next, seed);
    const play = without !== undefined && silent.has(deeds) ? without : next;
    if (without !== undefined) deeds++;
    state = sport.apply(state, sport.parsePlay(JSON.parse(JSON.stringify(play))));
    plays.push(play);
    const actual = sport.actual(state);
    for (const key of keys) {
      const before = decided.get(key);
      if (before === undefined && !sport.isDecided(state, key)) continue;
      expect(sport.isDecided(state, key), key).toBe(true);
      const marks = marksOf(key, actual);
      expect([key, marks]).toEqual([key, before ?? marks]);
      decided.set(key, marks);
      if (before === undefined) expectToAgree(told, state, key, marks);
    }
  }
  const ledger = told.count(plays);
  for (const on of told.onCounts) {
    const { key } = on;
    expect([key, decided.get(key)]).toEqual([key, expected(on, ledger)]);
  }
  for (const key of singles) {
    const won = ledger.singles.get(key);
    const marks = markets.get(key)?.selections.map((each) => (each.key === won ? WIN : LOSS)) ?? [];
    expect([key, decided.get(key)]).toEqual([key, won === undefined ? marks.map(() => PUSH) : marks]);
  }
}

/** Samples of the rest of the game have what is decided as it was decided, and a sentence says it. */
function expectToAgree<State, Play, Strength, O extends Outcomes>(
  { sport, sides }: ToldInPart<State, Play, Strength, O>,
  state: State,
  key: string,
  marks: readonly Mark[],
): void {
  const samples = sport.simulate(state, sport.even, 4, 1);
  const selections = sport.market(key, sides)?.selections ?? [];
  for (const [at, selection] of selections.entries()) {
    for (let i = 0; i < samples.size; i++)
      expect([key, selection.mark(samples, i)]).toEqual([key, marks[at]]);
    expect(sport.explain(state, key, selection.key), key).toMatch(/\w/);
    expect(sport.explain(state, key, selection.key), key).not.toMatch(/-\d{3}/);
  }
}

function expected({ count, line, canShrink }: OnCount, { counts, isSilent }: Ledger): Mark[] {
  const told = counts.get(count) ?? 0;
  if (told > line && !(canShrink && isSilent(count))) return [WIN, LOSS];
  return told === line || isSilent(count) ? [PUSH, PUSH] : [LOSS, WIN];
}

/** Adds to a count of a ledger. */
export function tick(counts: Map<string, number>, count: string, more = 1): void {
  counts.set(count, (counts.get(count) ?? 0) + more);
}
