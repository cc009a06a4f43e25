import { expect, test } from 'vitest';
import { inventedNames } from '../../kit/roster.ts';
import { baseball } from '../baseball.ts';
import { ROTATION } from '../line-up.ts';
import { sides } from '../testing/games.ts';
import { fullStarterName, pitcherName, playerAt, starterOf, substituteFor } from './players.ts';

const home = { ...sides.home, id: 'mlb-nyy' };
const turns = Array.from({ length: ROTATION }, (_, starter) => ({ ...home, starter }));

test('the men of a rotation are others than all the rest of their side', () => {
  const names = [
    ...turns.map(starterOf),
    ...Array.from({ length: 18 }, (_, place) => playerAt(home, place)).filter((_, place) => place !== 9),
    ...Array.from({ length: 9 }, (_, place) => substituteFor(home, place)),
  ];
  expect(names).toHaveLength(ROTATION + 17 + 9);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('');
});

test('where no number is told he starts who started before there were any', () => {
  const [always] = inventedNames(home.id, 10).slice(9);
  expect(starterOf(home)).toBe(always);
  expect(starterOf({ ...home, starter: 0 })).toBe(always);
});

test('who starts is named alike in bets, sentences and on the scoreboard', () => {
  const side = { ...home, starter: 7 };
  const state = baseball.initial({ sides: { ...sides, home: side } });
  const name = starterOf(side);
  expect(name).not.toBe(starterOf(home));
  expect(baseball.market('pitcher-strikeouts:home:4.5', state.sides)?.name).toContain(name);
  expect(pitcherName(state, 'home')).toBe(name);
  expect(fullStarterName(state, 'home').split(' ').at(-1)).toBe(name.split(' ').at(-1));
});

test('of a side whose source names its players the number says nothing', () => {
  const players = Array.from({ length: 10 }, (_, place) => `T. Told${place}`);
  expect(starterOf({ ...home, players, starter: 7 })).toBe('T. Told9');
  expect(starterOf({ ...home, players: [], starter: 7 })).toBe('');
});
