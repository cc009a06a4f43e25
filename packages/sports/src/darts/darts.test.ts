import { expect, test } from 'vitest';
import { PUSH, WIN } from '../market-definition.ts';
import { sides, stateAfter, tellMatch } from '../rally/testing/told-match.ts';
import { ImpossiblePlay } from '../sport.ts';
import { playSeconds } from '../testing/play-seconds.ts';
import { afterVisit } from './apply.ts';
import { darts } from './darts.ts';
import { VisitTable } from './engine/visits.ts';
import { winChance } from './fit.ts';
import type { DartsPlay, DartsVisit } from './play.ts';
import { BEST_OF_ELEVEN, type DartsRules } from './rules.ts';
import { simulate } from './simulate.ts';
import { type DartsState, initialState, legsBySet, nextThrower, remaining, setsWon } from './state.ts';
import { GOOD_TREBLES } from './strength.ts';

const before = darts.initial({ sides });

/** The next visit with so many points. */
function visit(state: DartsState, score: number, changes: Partial<DartsVisit> = {}): DartsPlay {
  const thrower = nextThrower(state) ?? 'home';
  const after = afterVisit(state, thrower, score);
  const leg = after.legs[Math.max(0, state.legs.length - 1)];
  return {
    kind: 'visit',
    text: '',
    thrower,
    score,
    sets: setsWon(after),
    legs: legsBySet(after).at(-1) ?? { home: 0, away: 0 },
    remaining: leg ? remaining(leg) : { home: 501, away: 501 },
    ...changes,
  };
}

function play(state: DartsState, ...scores: number[]): DartsState {
  return scores.reduce((now, score) => darts.apply(now, visit(now, score)), state);
}

/** The leg's first thrower needs nine darts. */
const NINE_DARTER = [180, 60, 180, 60, 141];

test('what is left, who throws and the finish are on the scoreboard [LIVE-006]', () => {
  const running = play(before, 180, 60, 180);
  expect(darts.scoreboard(running)).toMatchObject({
    legscore: { home: 141, away: 441 },
    throwing: 'away',
    maximums: { home: 2, away: 0 },
    averages: { home: 180, away: 60 },
    progress: 'Leg 1',
  });
  expect(darts.scoreboard(play(running, 60))).toMatchObject({
    alert: 'On a finish',
    situation: 'Ola needs 141',
  });
  const won = play(before, ...NINE_DARTER);
  expect(darts.scoreboard(won)).toMatchObject({
    homeScore: 1,
    throwing: 'away',
    legscore: { home: 501, away: 501 },
  });
});

test('the throw changes with each leg, and with each set whoever threw last', () => {
  const rules: DartsRules = { setsToWin: 2, legsToWin: 2, twoClear: false };
  const sets = darts.apply(before, { kind: 'format', text: '', ...rules });
  const first = play(sets, ...NINE_DARTER, ...NINE_DARTER, ...NINE_DARTER);
  expect(first.legs.map(({ set, first: thrower }) => `${set} ${thrower}`)).toEqual([
    '1 home',
    '1 away',
    '1 home',
    '2 away',
  ]);
  expect(darts.scoreboard(first)).toMatchObject({ homeScore: 1, awayScore: 0, progress: 'Set 2 Leg 1' });
  const later = darts.scoreboard(play(first, ...NINE_DARTER));
  expect([later.home, later.away]).toMatchObject([
    { score: '1', segment: 0 },
    { score: '0', segment: 1 },
  ]);
  expect(darts.scoreboard(play(before, ...NINE_DARTER)).home).toMatchObject({
    score: '1',
    segment: undefined,
  });
});

test('where two clear legs are asked for, a leg ahead is not enough until the very last', () => {
  const rules: DartsRules = { setsToWin: 1, legsToWin: 2, twoClear: true };
  let state = darts.apply(before, { kind: 'format', text: '', ...rules });
  // Whoever throws first wins the leg: one all, two all …
  for (let leg = 0; leg < 8; leg++) state = play(state, ...NINE_DARTER);
  expect(darts.isFinal(state)).toBe(false);
  expect(darts.isFinal(play(state, ...NINE_DARTER))).toBe(true);
});

test('the length that was announced stands, by the fixture as by the first play that says it', () => {
  const announced = darts.initial({ sides, format: { setsToWin: 4, legsToWin: 3 } });
  const format = (rules: DartsRules): DartsPlay => ({ kind: 'format', text: '', ...rules });
  const sets: DartsRules = { setsToWin: 4, legsToWin: 3, twoClear: false };
  for (const other of [
    { ...sets, setsToWin: 3 },
    { ...sets, legsToWin: 2 },
  ]) {
    expect(() => darts.apply(announced, format(other))).toThrow(
      'when a match to 4 sets of 3 legs was announced',
    );
  }
  // Whether two clear legs are asked for no fixture says.
  const told = darts.apply(announced, format({ ...sets, twoClear: true }));
  expect(darts.apply(told, format(told.rules)).rules).toEqual(told.rules);
  expect(() => darts.apply(told, format(sets))).toThrow('told before');
  const first = darts.apply(before, format(sets));
  expect(first.rules).toEqual(sets);
  expect(() => darts.apply(first, format({ ...sets, legsToWin: 2 }))).toThrow('announced');
});

test('a visit that cannot be is refused', () => {
  const running = play(before, 180, 60, 180, 60);
  expect(() => darts.apply(running, visit(running, 140))).toThrow('bust');
  expect(() => darts.apply(running, visit(running, 100, { thrower: 'away' }))).toThrow('out of turn');
  expect(() => darts.apply(running, visit(running, 100, { remaining: { home: 40, away: 381 } }))).toThrow(
    'add up',
  );
  for (const score of [163, 166, 169, 172, 173, 175, 176, 178, 179]) {
    expect(() => darts.apply(running, visit(running, score))).toThrow(`three darts cannot score ${score}`);
    expect(() => darts.apply(before, visit(before, score))).toThrow('cannot score');
  }
  const on169 = play(before, 180, 60, 152, 60);
  expect(() => darts.apply(on169, visit(on169, 169))).toThrow('cannot score');
  const on159 = play(before, 180, 60, 162, 60);
  expect(() => darts.apply(on159, visit(on159, 159))).toThrow('cannot finish');
  expect(() => darts.parsePlay({ ...visit(before, 180), score: 181 })).toThrow(ImpossiblePlay);
  tellMatch(darts, 5, darts.even, (_state, told) => {
    expect(darts.parsePlay(JSON.parse(JSON.stringify(told)))).toEqual(told);
  });
});

test('darts are thrown as professionals throw them', () => {
  const table = new VisitTable(GOOD_TREBLES);
  const start = table.chances(501);
  const mean = start.reduce((sum, chance, score) => sum + chance * score, 0);
  // Of 4,633 recorded visits: 105.2 on average, and these shares of them.
  const recorded = [
    [180, 0.082],
    [140, 0.167],
    [100, 0.148],
    [60, 0.074],
    [96, 0.043],
    [58, 0.038],
    [134, 0.035],
  ] as const;
  for (const [score, share] of recorded) expect(Math.abs((start[score] ?? 0) - share)).toBeLessThan(0.014);
  expect(mean).toBeGreaterThan(103);
  expect(mean).toBeLessThan(108);
  expect(start[180]).toBeGreaterThan(0.06);
  expect(start[180]).toBeLessThan(0.09);
  const finishes = [40, 100, 170].map((needed) => table.chances(needed)[needed] ?? 0);
  expect(finishes[0]).toBeGreaterThan(0.6);
  expect(finishes[1]).toBeLessThan(0.45);
  expect(finishes[2]).toBeLessThan(0.08);
  expect(table.chances(169)[169]).toBe(0);
});

test('legs and 180s come as often as recorded: 9.8 visits and 0.57 maximums a leg', () => {
  const outcomes = darts.simulate(before, darts.even, 4096, 1);
  let legs = 0;
  let maximums = 0;
  for (let i = 0; i < outcomes.size; i++) {
    legs += (outcomes.score.home[i] ?? 0) + (outcomes.score.away[i] ?? 0);
    maximums += (outcomes.maximums.home[i] ?? 0) + (outcomes.maximums.away[i] ?? 0);
  }
  expect(maximums / legs).toBeGreaterThan(0.48);
  expect(maximums / legs).toBeLessThan(0.62);
  let visits = 0;
  let told = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const final = tellMatch(darts, seed);
    visits += final.legs.reduce((sum, leg) => sum + leg.visits.length, 0);
    told += final.legs.length;
  }
  expect(visits / told).toBeGreaterThan(9.3);
  expect(visits / told).toBeLessThan(10.4);
});

test.each([
  BEST_OF_ELEVEN,
  { setsToWin: 3, legsToWin: 3, twoClear: false },
  { setsToWin: 1, legsToWin: 10, twoClear: true },
])('sampled matches meet the exact chances: %o', (rules) => {
  const strength = { home: 0.43, away: 0.41 };
  const outcomes = simulate(initialState(sides, rules), strength, 8192, 5);
  const winner = darts.market('moneyline:game', sides)?.selections[0];
  let wins = 0;
  for (let i = 0; i < outcomes.size; i++) if (winner?.mark(outcomes, i) === WIN) wins += 1;
  expect(Math.abs(wins / outcomes.size - winChance(rules, strength))).toBeLessThan(0.02);
});

test('fitted strengths give the price again, and a match that is given up is void', () => {
  expect(winChance(BEST_OF_ELEVEN, darts.fit({ homeWinProbability: 0.65 }))).toBeCloseTo(0.65, 2);
  const favourite = darts.fit({ spread: 2.5 });
  expect(favourite.home).toBeLessThan(favourite.away);
  expect(() => darts.parseStrength({ home: 0.9, away: 0.4 })).toThrow(RangeError);
  const retired = darts.apply(play(before, ...NINE_DARTER), { kind: 'retirement', text: '', side: 'home' });
  const marks = (key: string) =>
    darts.market(key, sides)?.selections.map((each) => each.mark(darts.actual(retired), 0));
  expect(marks('moneyline:game')).toEqual([PUSH, PUSH]);
  const { homeScore, winner, situation } = darts.scoreboard(retired);
  expect({ homeScore, winner, situation }).toEqual({
    homeScore: 1,
    winner: undefined,
    situation: 'Ola retired',
  });
  expect(marks('moneyline:l1')).toEqual([WIN, 0]);
});

test('a match takes about as long as it is said to', () => {
  let seconds = 0;
  for (let seed = 1; seed <= 40; seed++) {
    let state = before;
    tellMatch(darts, seed, darts.even, (after, told) => {
      seconds += playSeconds(darts, state, told);
      state = after;
    });
  }
  expect(seconds / 40 / darts.broadcastSeconds).toBeGreaterThan(0.85);
  expect(seconds / 40 / darts.broadcastSeconds).toBeLessThan(1.15);
  expect(darts.elapsed(stateAfter(darts, 1, 40))).toBeGreaterThan(0.2);
});
