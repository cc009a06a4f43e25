import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageOf, countMarks } from '../count-marks.ts';
import { SIDES } from '../kit/sides.ts';
import { LOSS, type Mark, PUSH, WIN } from '../market-definition.ts';
import { stateAfter, tellMatch } from '../rally/testing/told-match.ts';
import { Random } from '../random.ts';
import { ImpossiblePlay } from '../sport.ts';
import { checkToldInPart, type Ledger, type OnCount, tick } from '../testing/told-in-part.ts';
import { killsOf } from './kill-measures.ts';
import { counterStrike, valorant } from './model.ts';
import type { TacticalPlay, TacticalRound } from './play.ts';
import type { TacticalState } from './state.ts';
import { narrate } from './story/narrate.ts';
import { knownSides } from './testing/known-sides.ts';

const start = counterStrike.initial({ sides: knownSides });
const STRETCHES = [
  { from: 1, to: 1 },
  { from: 2, to: 2 },
  { from: 1, to: 2 },
] as const;

/** A round that the home side wins as it attacks first. */
const round: TacticalRound = {
  kind: 'round',
  text: '',
  attacker: 'home',
  winner: 'home',
  ending: 'elimination',
  opening: 'away',
  maps: { home: 0, away: 0 },
  rounds: { home: 1, away: 0 },
  purses: start.purses,
  kills: { home: [2, 0, 1, 2, 0], away: [0, 1, 1, 0, 0] },
};

test.each<[string, Partial<TacticalRound>]>([
  ['eleven kills', { kills: { home: [5, 5, 1, 0, 0], away: [0, 0, 0, 0, 0] } }],
  ['six kills of the winners', { kills: { home: [3, 3, 0, 0, 0], away: [0, 1, 0, 0, 0] } }],
  ['an elimination without a kill', { kills: { home: [0, 0, 0, 0, 0], away: [1, 0, 0, 0, 0] } }],
  ['an elimination with two kills', { kills: { home: [1, 1, 0, 0, 0], away: [1, 0, 0, 0, 0] } }],
  [
    'a first kill where nobody had one',
    { ending: 'exploded', kills: { home: [0, 0, 0, 0, 0], away: [0, 0, 0, 0, 0] } },
  ],
  ['a first kill that is none', { kills: { home: [5, 0, 0, 0, 0], away: [0, 0, 0, 0, 0] } }],
])('a round of %s is refused', (_, change) => {
  expect(() => counterStrike.apply(start, { ...round, ...change })).toThrow(ImpossiblePlay);
});

test('kills after a round is decided, those of who came back to life, and a round without any are believed', () => {
  const kills = { home: [5, 0, 0, 0, 0], away: [0, 4, 1, 0, 0] };
  for (const [attacker, ending] of [
    ['home', 'exploded'],
    ['away', 'time'],
    ['home', 'elimination'],
  ] as const) {
    expect(counterStrike.apply(start, { ...round, attacker, ending, kills }).plays).toBe(1);
  }
  const { opening: _, ...unopened } = round;
  const nobody = { home: [0, 0, 0, 0, 0], away: [0, 0, 0, 0, 0] };
  const quiet = counterStrike.parsePlay({ ...unopened, ending: 'exploded', kills: nobody });
  expect(counterStrike.apply(start, quiet).plays).toBe(1);
  const fallen = { home: [3, 0, 0, 0, 0], away: [1, 0, 0, 0, 0] };
  expect(counterStrike.apply(start, { ...round, kills: fallen }).plays).toBe(1);
  const twice = { home: [6, 1, 0, 0, 0], away: [1, 0, 0, 0, 0] };
  const valorants = valorant.initial({ sides: knownSides });
  expect(valorant.apply(valorants, { ...round, kills: twice }).plays).toBe(1);
  expect(() => counterStrike.apply(start, { ...round, kills: twice })).toThrow(ImpossiblePlay);
});

test('kills are of five players a side', () => {
  const { kills: _, ...untold } = round;
  for (const kills of [
    { home: [1, 1, 1, 1], away: [0, 0, 0, 0, 0] },
    { home: [9, 0, 0, 0, 0], away: [0, 0, 0, 0, 0] },
  ]) {
    expect(() => counterStrike.parsePlay({ ...untold, kills })).toThrow(ImpossiblePlay);
  }
  expect(counterStrike.parsePlay(untold)).toEqual(untold);
  expect(counterStrike.scoreboard(counterStrike.apply(start, round)).counts).toEqual([
    { title: 'Kills', home: 5, away: 2 },
    { title: 'Kills This Map', home: 5, away: 2 },
  ]);
  expect(counterStrike.scoreboard(counterStrike.apply(start, untold)).counts).toEqual([]);
});

test('once a series is over no map is running whose kills could be told', () => {
  const over = { ...counterStrike.apply(start, round), phase: 'final' as const };
  expect(counterStrike.scoreboard(over).counts).toEqual([{ title: 'Kills', home: 5, away: 2 }]);
});

test('a round has seven kills, and samples as many as the plays: 0.8 of a star, 0.55 of the last', () => {
  const outcomes = counterStrike.simulate(start, counterStrike.even, 8192, 3);
  const sampled = SIDES.flatMap((side) =>
    [0, 1, 2, 3, 4].map((player) => averageOf(outcomes, killsOf({ from: 1, to: 1 }, side, player))),
  );
  const rounds = ['home', 'away'].reduce(
    (sum, side) =>
      sum +
      averageOf(
        outcomes,
        counterStrike.market(`team-total:${side}:m1:9.5`, knownSides)?.measure ??
          killsOf({ from: 1, to: 1 }, 'home', 0),
      ),
    0,
  );
  const told = new Array<number>(10).fill(0);
  let toldRounds = 0;
  for (let seed = 0; seed < 100; seed++) {
    tellMatch(
      counterStrike,
      seed,
      counterStrike.even,
      (_, play) => {
        if (play.kind !== 'round') return;
        toldRounds += 1;
        [...(play.kills?.home ?? []), ...(play.kills?.away ?? [])].forEach((kills, place) => {
          told[place] = (told[place] ?? 0) + kills;
        });
      },
      knownSides,
    );
  }
  const aRound = sampled.map((kills) => kills / rounds);
  expect(aRound.reduce((sum, kills) => sum + kills, 0)).toBeCloseTo(6.75, 1);
  told.forEach((kills, place) => {
    expect(Math.abs(kills / toldRounds - (aRound[place] ?? 0)), String(place)).toBeLessThan(0.05);
  });
  for (const at of [0, 5]) {
    expect(aRound[at]).toBeGreaterThan(0.72);
    expect(aRound[at]).toBeLessThan(0.88);
    expect(aRound[at + 4]).toBeGreaterThan(0.48);
    expect(aRound[at + 4]).toBeLessThan(0.62);
  }
});

test('the story names who has four of the kills of a round, or all five', () => {
  const stories: string[] = [];
  for (let seed = 0; seed < 30; seed++) {
    const visit = (_: TacticalState, play: TacticalPlay) => {
      if (play.kind !== 'round' || play.kills === undefined) return;
      const most = Math.max(...play.kills[play.winner]);
      expect(/, (?:four kills|all five killed) by /.test(play.text)).toBe(most >= 4);
      if (most >= 4) stories.push(play.text);
    };
    tellMatch(counterStrike, seed, counterStrike.even, visit, knownSides);
  }
  expect(stories.some((text) => / take the round .+, four kills by [A-Z][a-z]+ \(/.test(text))).toBe(true);
  const kills = { home: [0, 5, 0, 0, 0], away: [1, 0, 0, 0, 0] };
  const after = counterStrike.apply(start, { ...round, kills });
  const scene = { state: start, after, winner: 'home', ending: 'elimination', kills } as const;
  expect(narrate({ ...scene, rounds: { home: 1, away: 0 } })).toMatch(
    /, all five killed by [A-Z][a-z]+ \(1–0\)$/,
  );
});

test('lines on kills and who has the most are sold on maps that are sure to be played, before a series and in it', () => {
  const headsAt = (state: TacticalState) => [
    ...new Set(
      counterStrike
        .offer(state, counterStrike.simulate(state, counterStrike.even, 1024, 2), state.sides)
        .map(({ market }) => market.key.split(':').slice(0, 2).join(':'))
        .filter((head) => head.includes('kills')),
    ),
  ];
  const teams = (map: string) => [`side-kills:${map}`, `kills-most:${map}`, `top-kills:${map}`];
  const players = ['kills:m1', 'kills:m2', 'kills:m1-2', 'most-kills:m1', 'most-kills:m2'];
  expect(headsAt(start)).toEqual([...players, ...teams('m1')]);
  const second = stateAt(5, ({ maps }) => maps.length === 2 && (maps[1]?.rounds.length ?? 0) > 4);
  // The first two maps together would be the second once more.
  expect(headsAt(second)).toEqual(['kills:m2', 'most-kills:m2', ...teams('m2')]);
  const longer = (state: TacticalState) => ({ ...state, rules: { ...state.rules, mapsToWin: 3 } });
  expect(headsAt(longer(second))).toContain('kills:m1-3');
  const third = { ...second, maps: [...second.maps.slice(0, 1), ...second.maps] };
  expect(headsAt(longer(third))).not.toContain('kills:m1-3');
  const nobodys = counterStrike.initial({
    sides: { home: { ...knownSides.home, id: 'x' }, away: knownSides.away },
  });
  expect(headsAt(nobodys)).toEqual([]);
  const named = { ...knownSides.home, id: 'x', players: ['Ann', 'Bo', 'Cy', 'Di', 'Ed'] };
  expect(headsAt(counterStrike.initial({ sides: { home: named, away: knownSides.away } }))).toHaveLength(8);
});

test('nothing on kills is sold any more once a round was told without them, nor in older series', () => {
  const { kills: _, ...untold } = round;
  const { kills: __, ...older } = counterStrike.apply(start, round);
  for (const state of [counterStrike.apply(start, untold), { ...older, kills: undefined }]) {
    const offers = counterStrike.offer(
      state,
      counterStrike.simulate(state, counterStrike.even, 256, 2),
      knownSides,
    );
    expect(offers.filter(({ market }) => market.classification === 'player')).toEqual([]);
    expect(counterStrike.isDecided(state, 'most-kills:m2')).toBe(true);
    expect(marksOf(state, 'most-kills:m1')).toEqual(new Array<Mark>(10).fill(PUSH));
    expect(counterStrike.explain(state, 'kills:m1-2:home:0:31.5', 'over')).toBe(
      'Void: the source of this game does not tell it',
    );
  }
});

test('those level with the most kills share the win as a dead heat, and the price knows of it', () => {
  const before = stateAt(6, ({ maps }) => maps.length === 2);
  const state = { ...before, kills: [[9, 20, 3, 4, 5, 1, 2, 20, 20, 0]] };
  const market = counterStrike.market('most-kills:m1', knownSides);
  expect(marksOf(state, 'most-kills:m1')).toEqual(
    [1, 7, 8].reduce((all, place) => all.with(place, WIN), new Array<Mark>(10).fill(LOSS)),
  );
  const value = market?.measure.bind(counterStrike.actual(state))(0) ?? 0;
  expect(market?.selections.map((selection) => selection.deadHeat?.(value)?.tied)).toEqual(
    [1, 7, 8].reduce((all, place) => all.with(place, 3), new Array<number | undefined>(10).fill(undefined)),
  );
  expect(counterStrike.explain(state, 'most-kills:m1', 'home-1')).toMatch(
    /^\w+, \w+, \w+ had the most kills on map 1, 20 kills each: dead heat of 3$/,
  );
  if (market === undefined) throw new Error('no market');
  const { wins } = countMarks(market, counterStrike.simulate(start, counterStrike.even, 4096, 1));
  expect(wins.reduce((sum, won) => sum + won, 0)).toBeCloseTo(4096, 6);
});

test('a map that is not played gives the stakes on it back', () => {
  const single = counterStrike.apply(start, { kind: 'format', text: '', mapsToWin: 1 });
  const random = new Random(3);
  let state = single;
  for (
    let play = counterStrike.playOn(state, counterStrike.even, random);
    play;
    play = counterStrike.playOn(state, counterStrike.even, random)
  ) {
    state = counterStrike.apply(state, play);
  }
  expect(marksOf(state, 'kills:m2:home:0:15.5')).toEqual([PUSH, PUSH]);
  expect(counterStrike.explain(state, 'kills:m2:home:0:15.5', 'over')).toBe(
    'Stake back: map 2 was not played',
  );
  expect(marksOf(state, 'kills:m1-2:home:0:0.5')).toEqual([WIN, LOSS]);
});

function stateAt(seed: number, found: (state: TacticalState) => boolean): TacticalState {
  for (let plays = 1; plays < 200; plays++) {
    const state = stateAfter(counterStrike, seed, plays, knownSides);
    if (found(state)) return state;
  }
  throw new Error('no such state');
}

function marksOf(state: TacticalState, key: string): Mark[] {
  const actual = counterStrike.actual(state);
  return (counterStrike.market(key, knownSides)?.selections ?? []).map((selection) =>
    selection.mark(actual, 0),
  );
}

const onCounts: OnCount[] = STRETCHES.flatMap(({ from, to }) =>
  SIDES.flatMap((side) =>
    [0, 3].flatMap((player) =>
      [0.5, 4, 12.5, 30.5].map((line) => ({
        key: `kills:m${from}${to > from ? `-${to}` : ''}:${side}:${player}:${line}`,
        count: `${from}-${to}:${side}:${player}`,
        line,
      })),
    ),
  ),
);

function silenced(play: TacticalPlay): TacticalPlay | undefined {
  if (play.kind !== 'round') return undefined;
  const { kills: _, ...rest } = play;
  return rest;
}

function count(plays: readonly TacticalPlay[]): Ledger {
  const counts = new Map<string, number>();
  let map = 1;
  let won = 0;
  let untoldFrom = Number.POSITIVE_INFINITY;
  for (const play of plays) {
    if (play.kind !== 'round') continue;
    if (play.kills === undefined) untoldFrom = Math.min(untoldFrom, map);
    for (const { from, to } of STRETCHES) {
      if (untoldFrom < Number.POSITIVE_INFINITY || map < from || map > to) continue;
      for (const side of SIDES)
        for (const [player, kills] of (play.kills?.[side] ?? []).entries())
          tick(counts, `${from}-${to}:${side}:${player}`, kills);
    }
    if (play.maps.home + play.maps.away > won) map += 1;
    won = play.maps.home + play.maps.away;
  }
  return { counts, singles: new Map(), isSilent: (what) => Number(what.charAt(2)) >= untoldFrom };
}

test('what was told of kills stays decided when a round does not say who killed, and the rest goes back', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.uniqueArray(fc.nat(60), { maxLength: 2 }), (seed, silent) => {
      checkToldInPart(
        { sport: counterStrike, sides: knownSides, onCounts, silenced, count },
        seed,
        new Set(silent),
      );
    }),
    { numRuns: 8 },
  );
});
