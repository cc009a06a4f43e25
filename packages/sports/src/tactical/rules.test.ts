import { expect, test } from 'vitest';
import { sides, stateAfter, tellMatch } from '../rally/testing/told-match.ts';
import { Random } from '../random.ts';
import { ImpossiblePlay } from '../sport.ts';
import { counterStrike, valorant } from './model.ts';
import { KEPT_ROUNDS } from './outcomes.ts';
import { isMapOver, openerAttacks, type TacticalRules } from './rules.ts';

const cs: TacticalRules = { game: 'counter-strike', mapsToWin: 2 };
const val: TacticalRules = { game: 'valorant', mapsToWin: 2 };

test('thirteen rounds win a map, but for overtime', () => {
  expect(isMapOver(cs, 13, 11)).toBe(true);
  expect(isMapOver(cs, 13, 12)).toBe(false);
  expect(isMapOver(cs, 16, 14)).toBe(true);
  expect(isMapOver(cs, 16, 15)).toBe(false);
  expect(isMapOver(cs, 19, 17)).toBe(true);
  expect(isMapOver(val, 13, 12)).toBe(false);
  expect(isMapOver(val, 14, 12)).toBe(true);
});

test('sides change after twelve rounds, and in overtime after three, or after each', () => {
  expect([0, 11, 12, 23].map((played) => openerAttacks(cs, played))).toEqual([true, true, false, false]);
  expect([24, 26, 27, 30].map((played) => openerAttacks(cs, played))).toEqual([true, true, false, true]);
  expect([24, 25, 26].map((played) => openerAttacks(val, played))).toEqual([true, false, true]);
});

test('who attacks next is marked, and changes at half time [LIVE-007]', () => {
  const first = counterStrike.scoreboard(stateAfter(counterStrike, 4, 5));
  const second = counterStrike.scoreboard(stateAfter(counterStrike, 4, 13));
  expect(first.currentServer).toBeDefined();
  expect(second.currentServer).not.toBe(first.currentServer);
  expect([first.home.marker, first.away.marker].filter((marker) => marker === 'attack')).toHaveLength(1);
  expect([first.home.segment, first.away.segment]).toEqual([first.rounds.home, first.rounds.away]);
});

test('both sides have the money of a fresh start before each half and overtime, and what they won in between [LIVE-007]', () => {
  const start = valorant.initial({ sides });
  const at = (played: number, opener: 'home' | 'away' = 'home') =>
    valorant.scoreboard({
      ...start,
      phase: 'in-play',
      maps: [{ opener, rounds: 'ha'.repeat(played).slice(0, played) }],
      purses: {
        home: { money: 7_000, losses: 0, armed: true },
        away: { money: 1_200, losses: 2, armed: false },
      },
    }).money;
  const fresh = (money: number) => ({ home: money, away: money });
  expect([0, 12].map((played) => at(played))).toEqual([fresh(800), fresh(800)]);
  expect([24, 25].map((played) => at(played))).toEqual([fresh(5_000), fresh(5_000)]);
  expect([1, 11, 13].map((played) => at(played))).toEqual(Array(3).fill({ home: 7_000, away: 1_200 }));
});

test('a round that cannot follow is refused', () => {
  const state = stateAfter(valorant, 4, 5);
  const { currentServer } = valorant.scoreboard(state);
  const play = {
    kind: 'round' as const,
    text: '',
    attacker: currentServer ?? ('home' as const),
    winner: 'home' as const,
    ending: 'elimination' as const,
    opening: 'home' as const,
    maps: { home: 0, away: 0 },
    rounds: { home: 9, away: 9 },
    purses: state.purses,
  };
  expect(() => valorant.apply(state, play)).toThrow(ImpossiblePlay);
  expect(() => valorant.apply(tellMatch(valorant, 4), play)).toThrow(ImpossiblePlay);
  expect(() => valorant.parsePlay({ kind: 'round' })).toThrow(ImpossiblePlay);
});

test.each([
  ['attacking', 'home', 'time'],
  ['attacking', 'home', 'defused'],
  ['defending', 'away', 'exploded'],
] as const)('the %s side wins no round so: %s, %s', (role, winner, ending) => {
  const play = counterStrike.playOn(counterStrike.initial({ sides }), counterStrike.even, new Random(1));
  if (play?.kind !== 'round') throw new Error('no round');
  const rounds = { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 };
  const { kills: _, ...untold } = play;
  const told = { ...untold, attacker: 'home', winner, rounds } as const;
  const apply = (how: typeof told & { ending: typeof play.ending }) => () =>
    counterStrike.apply(counterStrike.initial({ sides }), how);
  expect(apply({ ...told, ending })).toThrow(`the ${role} side cannot win a round by '${ending}'`);
  expect(apply({ ...told, ending: 'elimination' })).not.toThrow();
});

test('the length of a series that was told first stands', () => {
  const format = (mapsToWin: number) => ({ kind: 'format', text: '', mapsToWin }) as const;
  const told = counterStrike.apply(counterStrike.initial({ sides }), format(3));
  expect(counterStrike.apply(told, format(3)).rules.mapsToWin).toBe(3);
  expect(() => counterStrike.apply(told, format(1))).toThrow(
    'a series to 1 maps, when a series to 3 maps was announced',
  );
});

test('who wins the pistol round wins the next one five times of six, and overtime comes once in eight maps', () => {
  const { told, rounds, size } = counterStrike.simulate(
    counterStrike.initial({ sides }),
    counterStrike.even,
    8192,
    1,
  );
  let kept = 0;
  let overtimes = 0;
  for (let i = 0; i < size; i++) {
    if (told[i * KEPT_ROUNDS] === told[i * KEPT_ROUNDS + 1]) kept += 1;
    if (Math.min(rounds.home[0]?.[i] ?? 0, rounds.away[0]?.[i] ?? 0) >= 12) overtimes += 1;
  }
  expect(kept / size).toBeGreaterThan(0.78);
  expect(kept / size).toBeLessThan(0.88);
  expect(overtimes / size).toBeGreaterThan(0.08);
  expect(overtimes / size).toBeLessThan(0.18);
});

test.each([counterStrike, valorant])(
  'a chance to win becomes strengths that bring it about: $slug',
  (model) => {
    const strength = model.fit({ homeWinProbability: 0.7 });
    const before = model.initial({ sides });
    const outcomes = model.simulate(before, strength, 8192, 5);
    const winner = model.market('moneyline:game', sides);
    let won = 0;
    for (let i = 0; i < 8192; i++) if (winner?.selections[0]?.mark(outcomes, i) === 1) won += 1;
    expect(Math.abs(won / 8192 - 0.7)).toBeLessThan(0.02);
  },
);
