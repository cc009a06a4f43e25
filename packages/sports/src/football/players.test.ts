import { expect, test } from 'vitest';
import { averageOf } from '../count-marks.ts';
import { PUSH, WIN } from '../market-definition.ts';
import type { SideKey } from '../sport.ts';
import { football } from './football.ts';
import type { FootballOutcomes } from './outcomes.ts';
import type { FootballPlay, FootballScore } from './play.ts';
import { playerTotal } from './player-measures.ts';
import { type PlayerCount, RECEIVERS } from './players.ts';
import { scoreMarks } from './score-marks.ts';
import type { FootballState } from './state.ts';
import { kickoffState, playGame, quietPlay, sides } from './testing/games.ts';

const EVEN = { home: 0, away: 0 };
const TEAMS = 12;
/** Players differ from team to team: averages are of many. */
const games = Array.from({ length: TEAMS }, (_, team) => {
  const named = (id: string) => ({ ...sides.home, id });
  const state = football.initial({ sides: { home: named(`h${team}`), away: named(`a${team}`) } });
  return football.simulate(state, EVEN, 2048, 5);
});

function average(what: PlayerCount, place: number): number {
  const all = games.flatMap((outcomes) =>
    (['home', 'away'] as const).map((side) => averageOf(outcomes, playerTotal(side, place, what))),
  );
  return all.reduce((sum, each) => sum + each, 0) / all.length;
}

test('players gain and score about as much as those of real games', () => {
  const expectNear = (value: number, from: number, to: number) => {
    expect(value).toBeGreaterThan(from);
    expect(value).toBeLessThan(to);
  };
  expectNear(average('pass-yards', 0), 225, 250);
  expectNear(average('pass-touchdowns', 0), 1.35, 1.7);
  expectNear(average('completions', 0), 21, 25);
  expectNear(average('interceptions', 0), 0.7, 1);
  expectNear(average('rush-yards', 1), 56, 70);
  expectNear(average('rush-yards', 0), 8, 22);
  expectNear(average('rush-attempts', 1), 11, 17);
  expectNear(average('receiving-yards', 3), 58, 76);
  expectNear(average('receptions', 3), 5, 6.4);
  expectNear(average('receiving-yards', 6), 38, 54);
  expectNear(average('touchdowns', 1), 0.42, 0.62);
  expectNear(average('kick-points', 9), 6.8, 9);
});

function valueIn(outcomes: FootballOutcomes, side: SideKey, place: number, what: PlayerCount) {
  return playerTotal(side, place, what).bind(outcomes);
}

test('in each sample what players did agrees with the scores: catches, throws and points', () => {
  const [outcomes] = games;
  if (!outcomes) throw new Error('no games');
  const places = Array.from({ length: 9 }, (_, place) => place);
  for (let i = 0; i < 500; i++) {
    let byPlayers = 0;
    for (const side of ['home', 'away'] as const) {
      const value = (place: number, what: PlayerCount) => valueIn(outcomes, side, place, what)(i);
      byPlayers += places.reduce((sum, place) => sum + value(place, 'touchdowns'), 0);
      const caught = places.slice(1).reduce((sum, place) => sum + value(place, 'receiving-yards'), 0);
      expect(value(0, 'pass-yards')).toBe(caught);
      for (const place of RECEIVERS.filter((each) => each > 2)) {
        // These never run: whoever of them scores has caught a pass.
        expect(value(place, 'receptions')).toBeGreaterThanOrEqual(value(place, 'touchdowns'));
      }
      expect(value(9, 'kick-points')).toBeLessThanOrEqual(outcomes.points[side].game[i] ?? 0);
    }
    expect(byPlayers).toBe(scoreMarks(outcomes).touchdowns[i]);
  }
});

test('who throws for more yards throws more touchdowns, and his receivers gain with him', () => {
  const [outcomes] = games;
  if (!outcomes) throw new Error('no games');
  const yards = valueIn(outcomes, 'home', 0, 'pass-yards');
  const meanWhere = (value: (index: number) => number, isMuch: boolean) => {
    const all = Array.from({ length: outcomes.size }, (_, i) => i).filter((i) => yards(i) > 260 === isMuch);
    return all.reduce((sum, i) => sum + value(i), 0) / all.length;
  };
  const touchdowns = valueIn(outcomes, 'home', 0, 'pass-touchdowns');
  const receiver = valueIn(outcomes, 'home', 3, 'receiving-yards');
  expect(meanWhere(touchdowns, true)).toBeGreaterThan(meanWhere(touchdowns, false) + 0.4);
  expect(meanWhere(receiver, true)).toBeGreaterThan(meanWhere(receiver, false) + 15);
});

test('told games add up to the samples that price them', () => {
  const sampled = football.simulate(kickoffState, EVEN, 16_384, 3);
  const told = Array.from({ length: 300 }, (_, seed) => football.actual(playGame(seed + 1)));
  for (const [what, place, deviation] of [
    ['pass-yards', 0, 85],
    ['rush-yards', 1, 35],
    ['receiving-yards', 3, 42],
    ['touchdowns', 1, 0.75],
  ] as const) {
    const measure = playerTotal('home', place, what);
    const mean = told.reduce((sum, outcomes) => sum + measure.bind(outcomes)(0), 0) / told.length;
    const off = Math.abs(mean - averageOf(sampled, measure));
    expect(off, what).toBeLessThan((4 * deviation) / Math.sqrt(told.length));
  }
});

test('in play the samples begin with what the players have done', () => {
  const state = stateAt(7, ({ quarter }) => quarter === 3);
  const known = football.actual(state);
  const samples = football.simulate(state, EVEN, 512, 1);
  for (const [what, place] of [
    ['completions', 0],
    ['receptions', 3],
    ['touchdowns', 1],
    ['kick-points', 9],
  ] as const) {
    const soFar = valueIn(known, 'away', place, what)(0);
    const value = valueIn(samples, 'away', place, what);
    for (let i = 0; i < samples.size; i++) expect(value(i)).toBeGreaterThanOrEqual(soFar);
  }
  const final = playGame(7);
  const end = football.simulate(final, EVEN, 64, 1);
  const yards = playerTotal('home', 0, 'pass-yards');
  expect(averageOf(end, yards)).toBe(yards.bind(football.actual(final))(0));
});

test('a source that does not say who did what voids what is counted of players, and nothing of it is offered any more', () => {
  const before = football.offer(kickoffState, football.simulate(kickoffState, EVEN, 512, 1), sides);
  const isOfPlayer = ({ market }: (typeof before)[number]) =>
    market.classification === 'player' && market.key !== 'first-touchdown';
  const ofPlayers = before.filter(isOfPlayer);
  expect(ofPlayers.length).toBeGreaterThan(100);
  const untold = football.apply(kickoffState, quietPlay(kickoffState, { kind: 'rush', clock: 880 }));
  for (const { market } of ofPlayers) {
    expect(football.isDecided(untold, market.key), market.key).toBe(true);
    for (const selection of market.selections) {
      expect(selection.mark(football.actual(untold), 0)).toBe(PUSH);
      expect(football.explain(untold, market.key, selection.key)).toContain('Void');
    }
  }
  const after = football.offer(untold, football.simulate(untold, EVEN, 512, 1), sides);
  expect(after.some(isOfPlayer)).toBe(false);
  // The first touchdown's scorer hangs on that touchdown alone.
  expect(football.isDecided(untold, 'first-touchdown')).toBe(false);
});

test('of an older game in which nobody kept what was told of players nothing is known', () => {
  const older = stateAt(7, ({ scores }) => scores.some(({ kind }) => kind === 'touchdown'));
  const unnamed = older.scores.map(({ player: _, ...score }) => score);
  for (const state of [
    { ...older, players: undefined },
    { ...older, scores: unnamed },
  ]) {
    for (const key of ['scorer:home:1:1', 'player:completions:home:0:0.5', 'first-touchdown']) {
      expect(football.isDecided(state, key), key).toBe(true);
      expect(new Set(marks(state, key)), key).toEqual(new Set([PUSH]));
    }
  }
});

test('passes of another than the quarterback, and kicks of another than the kicker, are not theirs', () => {
  const pass = football.apply(kickoffState, told({ kind: 'pass', clock: 850 }, 4));
  const real = football.actual(pass);
  expect(valueIn(real, 'home', 0, 'pass-yards')(0)).toBe(0);
  expect(valueIn(real, 'home', 3, 'receiving-yards')(0)).toBe(12);
  const samples = football.simulate(pass, EVEN, 256, 1);
  const caught = Array.from({ length: 8 }, (_, at) => valueIn(samples, 'home', at + 1, 'receiving-yards'));
  const thrown = valueIn(samples, 'home', 0, 'pass-yards');
  for (let i = 0; i < samples.size; i++) {
    expect(thrown(i)).toBe(caught.reduce((sum, value) => sum + value(i), 0) - 12);
  }
});

test('a correction that takes a touchdown from its scorer grades him anew', () => {
  const scored = football.apply(kickoffState, {
    ...told({ kind: 'pass', clock: 850, next: 'conversion', down: 0, distance: 0 }, 0),
    scores: [{ side: 'home', kind: 'touchdown', player: 3, passer: 0 }],
    score: { home: 6, away: 0 },
  });
  expect(marks(scored, 'scorer:home:3:1')).toEqual([WIN, 0]);
  expect(marks(scored, 'player:pass-touchdowns:home:0:0.5')).toEqual([WIN, 0]);
  const corrected = football.apply(scored, correction(scored, [touchdownOf(1)]));
  expect(marks(corrected, 'scorer:home:1:1')).toEqual([WIN, 0]);
  expect(marks(corrected, 'scorer:home:3:1')).toEqual([0, WIN]);
  expect(marks(corrected, 'player:pass-touchdowns:home:0:0.5')).toEqual([0, WIN]);
  const other = { ...touchdownOf(1), player: undefined, clock: 860 };
  const untold = football.apply(scored, correction(scored, [other]));
  expect(marks(untold, 'scorer:home:1:1')).toEqual([PUSH, PUSH]);
  expect(marks(untold, 'scorer:home:3:1')).toEqual([PUSH, PUSH]);
});

test('a correction that restates the same scores without a name leaves decided what was, and names nobody of another', () => {
  const over = stateAt(
    7,
    ({ quarter, scores }) => quarter === 3 && scores.filter((score) => score.kind === 'touchdown').length > 1,
  );
  const { home, away } = football
    .scoreboard(over)
    .segments.reduce(
      (sum, each) => ({ home: sum.home + (each.home ?? 0), away: sum.away + (each.away ?? 0) }),
      { home: 0, away: 0 },
    );
  const restate = (
    state: FootballState,
    change: (score: object, at: number) => object = (score) => score,
  ) => {
    const correctedScores = state.scores.map(({ player: _, passer: __, ...score }, at) => change(score, at));
    return football.apply(state, { ...correction(state, correctedScores), score: { home, away } });
  };
  const same = restate(over);
  expect(same.scores).toEqual(over.scores);
  expect(same).toMatchObject({ players: over.players });
  expect(same.toldScores).toBeUndefined();
  const silent = football.apply(over, quietPlay(over));
  expect(restate(silent)).toMatchObject({ scores: silent.scores, toldScores: over.scores.length });
  const touchdowns = over.scores.flatMap(({ kind }, at) => (kind === 'touchdown' ? [at] : []));
  const differing = restate(over, (score, at) => (at === touchdowns[0] ? { ...score, clock: 900 } : score));
  expect(marks(differing, 'first-touchdown').every((mark) => mark === PUSH)).toBe(true);
  const [first, second] = touchdowns.map((at) => over.scores[at]);
  expect(first?.player).not.toBe(second?.player);
  const anytime = (score: typeof first) => `scorer:${score?.side}:${score?.player}:1`;
  expect(marks(over, anytime(first))).toEqual([WIN, 0]);
  expect(marks(differing, anytime(first))).toEqual([PUSH, PUSH]);
  expect(marks(differing, anytime(second))).toEqual([WIN, 0]);
  expect(marks(differing, `scorer:${second?.side}:${second?.player}:3`)).toEqual([PUSH, PUSH]);
});

test('a correction restates yards; no other play may, and it tells no deeds of its own', () => {
  const pass = football.apply(kickoffState, told({ kind: 'pass', clock: 850 }, 0));
  const { players } = pass;
  if (!players) throw new Error('nobody is told');
  const home = { ...players.home, passes: { count: 1, yards: 9 } };
  const correctedPlayers = { home, away: players.away };
  const fixed = { ...quietPlay(pass), kind: 'correction', clock: 850, correctedScores: [], correctedPlayers };
  const read = (changes: object) => football.parsePlay(JSON.parse(JSON.stringify({ ...fixed, ...changes })));
  const corrected = football.apply(pass, read({}));
  expect(valueIn(football.actual(pass), 'home', 0, 'pass-yards')(0)).toBe(12);
  expect(valueIn(football.actual(corrected), 'home', 0, 'pass-yards')(0)).toBe(9);
  const asRun = read({ kind: 'rush', correctedScores: undefined });
  expect(() => football.apply(pass, asRun)).toThrow('only a correction');
  expect(() => football.apply(pass, read({ did: [] }))).toThrow('correctedPlayers');
});

test('players of a recording have their own names, and a place that nobody has is not bet on', () => {
  const players = ['T. Arm', 'B. Back', '', 'W. Wide', '', '', 'T. End', '', '', 'K. Foot'];
  const named = { home: { ...sides.home, players }, away: sides.away };
  expect(football.market('scorer:home:1:1', named)?.name).toBe('B. Back Anytime Touchdown Scorer');
  expect(football.market('scorer:home:1:2', named)?.name).toBe('B. Back to Score 2+ Touchdowns');
  expect(football.market('scorer:home:2:1', named)).toBeUndefined();
  expect(football.market('player:kick-points:home:9:7.5', named)?.name).toBe('K. Foot Kicking Points');
  const first = football.market('first-touchdown', named)?.selections ?? [];
  expect(first.filter(({ side }) => side === 'home').map(({ name }) => name)).toEqual([
    'T. Arm',
    'B. Back',
    'W. Wide',
    'T. End',
  ]);
});

test('what is not bet on of a place builds nothing', () => {
  for (const key of [
    'player:pass-yards:home:1:200.5',
    'player:rush-yards:home:3:10.5',
    'player:receptions:home:9:2.5',
    'player:kick-points:home:0:2.5',
    'player:yards:home:0:2.5',
    'scorer:home:9:1',
    'scorer:home:0:4',
    'scorer:touchdowns:home:1:1',
    'reach:rush-yards:home:1:0',
    'reach:rush-yards:home:1:50.5',
    'first-touchdown:home',
  ]) {
    expect(football.market(key, sides), key).toBeUndefined();
  }
});

function touchdownOf(player: number): FootballScore {
  return { side: 'home', kind: 'touchdown', quarter: 1, clock: 850, player };
}

function correction(state: FootballState, correctedScores: readonly object[]): FootballPlay {
  const play = { ...quietPlay(state), kind: 'correction', clock: state.clock, score: { home: 6, away: 0 } };
  return football.parsePlay(JSON.parse(JSON.stringify({ ...play, correctedScores })));
}

/** A pass of a place of the roster to the first receiver for 12 yards. */
function told(changes: Partial<FootballPlay>, passer: number): FootballPlay {
  return quietPlay(kickoffState, {
    did: [
      { side: 'home', what: 'pass', player: passer, yards: 12 },
      { side: 'home', what: 'catch', player: 3, yards: 12 },
    ],
    ...changes,
  });
}

function marks(state: FootballState, key: string): number[] {
  const real = football.actual(state);
  return football.market(key, sides)?.selections.map((selection) => selection.mark(real, 0)) ?? [];
}

function stateAt(seed: number, found: (state: FootballState) => boolean): FootballState {
  let first: FootballState | undefined;
  playGame(seed, EVEN, (state) => {
    if (first === undefined && found(state)) first = state;
  });
  return first ?? kickoffState;
}
