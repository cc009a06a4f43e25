import { expect, test } from 'vitest';
import { basketball } from './basketball/basketball.ts';
import { tipOff } from './basketball/testing/games.ts';
import { football } from './football/football.ts';
import { kickoffState } from './football/testing/games.ts';
import { hockey } from './hockey/hockey.ts';
import { faceOff } from './hockey/testing/games.ts';
import { type Sides, WIN } from './sport.ts';
import { sportModel } from './sports.ts';

const SIZE = 8192;
const FOURTH = 4;

/** How likely it is that the rest of the game brings what a market's over says. */
function chance(slug: string, state: { readonly sides: Sides }, key: string): number {
  const model = sportModel(slug);
  const [over] = model?.market(key, state.sides)?.selections ?? [];
  const outcomes = model?.simulate(state, model.even, SIZE, 1);
  if (over === undefined || outcomes === undefined) throw new Error(`no ${key}`);
  let won = 0;
  for (let at = 0; at < SIZE; at++) if (over.mark(outcomes, at) === WIN) won++;
  return won / SIZE;
}

/** The list with one other entry. */
function withEntry<T>(list: readonly T[], at: number, entry: T): T[] {
  return list.map((each, index) => (index === at ? entry : each));
}

/** The same, where his side has shown the days that suit him, and where it has shown the others. */
function afterBoth<S extends { readonly sides: Sides }>(
  slug: string,
  key: (line: number) => string,
  stateAfter: (place: number, times: number) => S,
  more: number,
) {
  const times = 12;
  const his = chance(slug, stateAfter(FOURTH, times), key(times + more));
  const anothers = chance(slug, stateAfter(FOURTH - 1, times), key(more));
  return { his, anothers };
}

test('a receiver of football who has caught all so far is likelier to catch more than one who has caught nothing', () => {
  const { players } = kickoffState;
  if (!players) throw new Error('nobody plays');
  const caught = (place: number, count: number) => {
    const catches = withEntry(players.home.catches, place, { count, yards: 10 * count });
    return { ...kickoffState, players: { ...players, home: { ...players.home, catches } } };
  };
  const { his, anothers } = afterBoth(
    football.slug,
    (line) => `player:receptions:home:4:${line}`,
    caught,
    2.5,
  );
  expect(his).toBeGreaterThan(anothers + 0.03);
});

test('a player of basketball who has made all threes so far is likelier to make more than one who has made none', () => {
  const start = tipOff();
  const { players } = start;
  if (!players) throw new Error('nobody plays');
  const made = (place: number, threes: number) => {
    const line = { points: 3 * threes, rebounds: 0, assists: 0, threes };
    return { ...start, players: { ...players, home: withEntry(players.home, place, line) } };
  };
  const { his, anothers } = afterBoth(basketball.slug, (line) => `player:threes:home:4:${line}`, made, 0.5);
  expect(his).toBeGreaterThan(anothers + 0.03);
});

test('a skater who has had all shots so far is likelier to have more than one who has had none', () => {
  const { skaters } = faceOff;
  if (!skaters) throw new Error('nobody skates');
  const shot = (place: number, shots: number) => {
    const line = { goals: 0, assists: 0, shots };
    return { ...faceOff, skaters: { ...skaters, home: withEntry(skaters.home, place, line) } };
  };
  const { his, anothers } = afterBoth(hockey.slug, (line) => `player:shots:home:4:${line}`, shot, 1.5);
  expect(his).toBeGreaterThan(anothers + 0.03);
});
