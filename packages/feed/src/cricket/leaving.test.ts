import { expect, test } from 'vitest';
import type { Row } from '../readers/csv.ts';
import { creaseMistake, outWith } from './leaving.ts';

/** A row of Ann and Bea at the crease, with other cells. */
const ball =
  (cells: Readonly<Record<string, string>> = {}): Row =>
  (column) =>
    ({ striker: 'Ann', non_striker: 'Bea', ...cells })[column] ?? '';
const out = (how: string, name: string) => ({ wicket_type: how, player_dismissed: name });
const also = (how: string, name: string) => ({ other_wicket_type: how, other_player_dismissed: name });
const then = (striker: string, nonStriker: string) => ball({ striker, non_striker: nonStriker });

test.each([
  ['nobody leaves', ball(), then('Bea', 'Ann')],
  ['one is out', ball(out('bowled', 'Ann')), then('Cleo', 'Bea')],
  ['one retires', ball(out('retired hurt', 'Bea')), then('Ann', 'Cleo')],
  [
    'one is out and the other retires',
    ball({ ...out('caught', 'Ann'), ...also('retired hurt', 'Bea') }),
    then('Cleo', 'Dora'),
  ],
  ['the innings is over', ball(out('bowled', 'Ann')), undefined],
])('where %s the crease is as it is told', (_name, row, next) => {
  expect(creaseMistake(row, next)).toBeUndefined();
});

test.each([
  ['another comes in for nobody', ball(), then('Cleo', 'Ann')],
  ['two come in for one who is out', ball(out('bowled', 'Ann')), then('Cleo', 'Dora')],
  ['who is out stays', ball(out('bowled', 'Ann')), then('Ann', 'Bea')],
  ['who retires stays, and the other is gone', ball(out('retired hurt', 'Ann')), then('Ann', 'Cleo')],
  ['somebody is out who is not in', ball(out('bowled', 'Cleo')), undefined],
  ['nobody says how one is out', ball(out('', 'Ann')), undefined],
  ['nobody says who is out', ball(out('bowled', '')), undefined],
  ['two are out with one ball', ball({ ...out('caught', 'Ann'), ...also('run out', 'Bea') }), undefined],
  ['one leaves twice', ball({ ...out('caught', 'Ann'), ...also('retired hurt', 'Ann') }), undefined],
  ['one stands at both ends', then('Ann', 'Ann'), undefined],
  ['one end is empty', then('Ann', ''), undefined],
])('where %s nothing is made up to explain it', (_name, row, next) => {
  expect(creaseMistake(row, next)).toBeDefined();
});

test('who is out with a ball is told beside who retires with it', () => {
  expect(outWith(ball({ ...out('retired hurt', 'Ann'), ...also('run out', 'Bea') }))).toEqual({
    how: 'run out',
    name: 'Bea',
  });
  expect(outWith(ball(out('retired not out', 'Ann')))).toBeUndefined();
});
