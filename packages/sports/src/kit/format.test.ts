import { expect, test } from 'vitest';
import { checkFormat, type FormatBy } from './format.ts';

const LONG = { setsToWin: 3, lets: true };
const says = (by: FormatBy | undefined, said: typeof LONG) => () =>
  checkFormat(by, LONG, said, ({ setsToWin }) => `a match to ${setsToWin} sets`);

test('the length that was told first stands, whoever told it', () => {
  for (const by of ['fixture', 'play'] as const) {
    expect(says(by, LONG)).not.toThrow();
    expect(says(by, { ...LONG, setsToWin: 2 })).toThrow(
      'a match to 2 sets, when a match to 3 sets was announced',
    );
  }
  expect(says(undefined, { setsToWin: 2, lets: false })).not.toThrow();
});

test('the other rules stand as a play told them; a fixture tells none', () => {
  expect(says('play', { ...LONG, lets: false })).toThrow('lets is false, when true was told before');
  expect(says('fixture', { ...LONG, lets: false })).not.toThrow();
});
