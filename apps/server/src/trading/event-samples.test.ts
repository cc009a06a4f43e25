import { football } from '@fairline/sports/football/football.ts';
import { expect, test } from 'vitest';
import { EventSamples } from './event-samples.ts';
import { simulatedGame } from './testing/simulated-game.ts';

const { result, board } = simulatedGame(512);
const nobody = { id: '', name: '', mediumName: '', abbreviation: '' };
const sides = { home: nobody, away: nobody };
const open = () => new EventSamples(result.columns, (key) => football.market(key, sides));
const addresses = board.views.flatMap(({ selections }) => selections);

test('a selection wins and pushes in as many samples as were counted for its price', () => {
  const samples = open();
  for (const { key, wins, pushes } of result.markets) {
    const market = football.market(key, sides);
    const bits = market?.selections.map(
      (selection) => samples.leg({ marketKey: key, selectionKey: selection.key })?.bits,
    );
    expect(
      bits?.map((one) => one?.wins),
      key,
    ).toEqual(wins);
    expect(
      bits?.map((one) => one?.pushes),
      key,
    ).toEqual(pushes);
  }
});

test('what was asked for last is kept, and no more than so much of it', () => {
  const samples = open();
  const [first, second, ...others] = addresses;
  if (!first || !second) throw new Error('no markets');
  const [one, two] = [samples.leg(first), samples.leg(second)];
  for (const other of others.slice(0, 22)) samples.leg(other);
  expect(samples.leg(first)).toBe(one);
  samples.leg(others[22] ?? first);
  expect(samples.leg(first)).toBe(one);
  expect(samples.leg(second)).not.toBe(two);
  expect(samples.leg(second)).toEqual(two);
});

test('nothing is known of markets that were not priced and of selections that are not there', () => {
  const samples = open();
  expect(samples.leg({ marketKey: 'moneyline:game', selectionKey: 'nobody' })).toBeUndefined();
  expect(samples.leg({ marketKey: 'next-score:9', selectionKey: 'home' })).toBeUndefined();
  expect(samples.leg({ marketKey: 'no:such:market', selectionKey: 'home' })).toBeUndefined();
});
