import { expect, test } from 'vitest';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import { firstNamed } from '../../sport-facts.ts';
import { counterStrike } from '../model.ts';
import type { PlayedMap, TacticalState } from '../state.ts';
import { knownSides } from '../testing/known-sides.ts';

const before = counterStrike.initial({ sides: knownSides });
const home = knownSides.home.mediumName;
const away = knownSides.away.mediumName;

function played(...rounds: string[]): TacticalState {
  const maps = rounds.map((letters): PlayedMap => ({ opener: 'home', rounds: letters }));
  const wonBy = (side: string) => rounds.filter((letters) => letters.length >= 13 && letters.endsWith(side));
  const isOver = Math.max(wonBy('h').length, wonBy('a').length) === 2;
  return { ...before, phase: isOver ? 'final' : 'in-play', maps };
}

/** 13–4, and 16–12 in overtime. */
const EASY = 'hhhhahhhhahahahhh';
const LONG = `${'ha'.repeat(12)}hhhh`;
const state: TacticalState = {
  ...played(EASY, LONG),
  kills: [
    [20, 15, 10, 9, 8, 12, 15, 9, 5, 4],
    [1, 2, 3, 4, 30, 30, 2, 2, 2, 9],
  ],
};

function winners(key: string, of = state): string[] {
  const selections = counterStrike.market(key, knownSides)?.selections ?? [];
  return selections.filter((each) => each.mark(counterStrike.actual(of), 0) === WIN).map((each) => each.key);
}

test.each([
  ['next-rounds:m1:1:3', '3-0', `Of rounds 1–3 of map 1 ${home} won 3, ${away} 0`],
  ['next-rounds:m1:5:2', '1-1', `Of rounds 5–6 of map 1 ${home} won 1, ${away} 1`],
  ['map-lead:m1:6', 'home', `${home} led by 4 after 6 rounds of map 1`],
  ['map-lead:m2:8', 'level', 'It was level after 8 rounds of map 2'],
  ['map-score:m1', 'home-13-4', `${home} won map 1 13–4`],
  ['map-score:m2', 'home-overtime', `${home} won map 2 16–12`],
  ['map-margin:m1', 'home-9-up', `${home} won map 1 13–4`],
  ['map-margin:m2', 'home-4-5', `${home} won map 2 16–12`],
  ['streak:m1:any:3.5', 'over', 'The longest streak was 4 rounds in a row on map 1'],
  ['streak:m1:away:1.5', 'under', `${away} won 1 round in a row on map 1`],
  ['pistols:m1', 'home', `${home} won both pistol rounds of map 1`],
  ['pistol-map:m1:1', 'home-home', `${home} won the 1st pistol round; ${home} won map 1 13–4`],
  ['threeway:m2h2', 'draw', 'The 2nd half of map 2 ended level 6–6'],
  ['threeway:m1h2', 'home', `${home} won the 2nd half of map 1 4–1`],
  ['side-kills:m1:home:61.5', 'over', `${home} had 62 kills on map 1`],
  ['side-kills:m1:both:107.5', 'under', 'Both teams had 107 kills on map 1'],
  ['kills-most:m1', 'home', `Kills on map 1: ${home} 62, ${away} 45`],
  ['kill-duel:m1:1:1', 'tie', /^Kills on map 1: \w+ 15, \w+ 15$/],
  ['kill-duel:m1:0:0', 'home', /^Kills on map 1: \w+ 20, \w+ 12$/],
  ['top-kills:m1:away', '1', /^\w+ had the most kills of .+ on map 1, 15 kills$/],
])('%s is graded by the rounds and kills that were told', (key, selection, sentence) => {
  const rounds = /m1/.test(key) ? played(EASY, 'h') : played('a'.repeat(13), LONG, '');
  const told: TacticalState = { ...rounds, kills: state.kills };
  expect(counterStrike.isDecided(told, key)).toBe(true);
  expect(winners(key, told)).toEqual([selection]);
  expect(counterStrike.explain(told, key, selection)).toMatch(sentence);
  expect(counterStrike.isDecided(before, key)).toBe(false);
});

test('a duel names its players in the order of the sides in the name of the event', () => {
  expect(firstNamed(counterStrike.facts)).toBe('away');
  const duel = counterStrike.market('kill-duel:m1:0:1', knownSides);
  const [ofHome, , ofAway] = duel?.selections ?? [];
  expect(duel?.name).toBe(`Map 1 Kill Duel: ${ofAway?.name} v ${ofHome?.name}`);
});

test('rounds that are not played, and kills that are not told, give the stake back', () => {
  const silent = { ...state, kills: undefined };
  for (const [of, key] of [
    [state, 'next-rounds:m1:16:3'],
    [silent, 'kills-most:m1'],
    [silent, 'side-kills:m1:home:60.5'],
    [silent, 'kill-duel:m1:0:0'],
    [silent, 'top-kills:m1:home'],
  ] as const) {
    const [first] = counterStrike.market(key, knownSides)?.selections ?? [];
    expect(counterStrike.certainMark(of, key, first?.key ?? ''), key).toBe(PUSH);
    expect(counterStrike.explain(of, key, first?.key ?? '')).toMatch(/^(Stake back|Void): /);
  }
});

test('a score that a map cannot end at any more is lost, and of a half what the other half says is not sold', () => {
  const running = played(EASY, 'haahhh');
  expect(counterStrike.certainMark(running, 'map-score:m2', 'home-13-1')).toBe(LOSS);
  expect(counterStrike.certainMark(running, 'map-score:m2', 'home-13-2')).toBeUndefined();
  const overtime = played(EASY, 'ha'.repeat(12));
  expect(counterStrike.certainMark(overtime, 'map-score:m2', 'home-13-11')).toBe(LOSS);
  const keysIn = (of: TacticalState) =>
    counterStrike
      .offer(of, counterStrike.simulate(of, counterStrike.even, 1024, 1), knownSides)
      .map(({ market }) => market.family);
  expect(keysIn(running)).toEqual(expect.arrayContaining(['spread:m2h2', 'pistol-map:m2:2', 'map-score:m2']));
  const second = keysIn(played(EASY, 'ha'.repeat(7)));
  expect(second).toContain('threeway:m2h2');
  for (const family of ['spread:m2h2', 'pistol-map:m2:2', 'pistols:m2']) expect(second).not.toContain(family);
});
