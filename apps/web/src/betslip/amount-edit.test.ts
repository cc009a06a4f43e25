import { expect, test } from 'vitest';
import { type AmountEdit, amountEditReducer, resting, shownAmounts } from './amount-edit.ts';

const server = { bet: 1000n, win: 909n, ratio: 909_090_909_091n };
const typed = (state: AmountEdit, field: 'BET' | 'WIN', text: string) =>
  amountEditReducer(state, { type: 'typed', field, text });

test('editing the stake moves the winnings by the ratio at once [SLIP-022]', () => {
  expect(shownAmounts(typed(resting, 'BET', '25'), server)).toEqual({ BET: '25', WIN: '22.73' });
});

test('once the server has the stake its winnings are shown, also while the field is not left: a round robin rounds each parlay [SLIP-022]', () => {
  const roundRobin = { bet: undefined, win: undefined, ratio: 15_641_000_000_000n };
  const state = typed(resting, 'BET', '2');
  expect(shownAmounts(state, roundRobin)).toEqual({ BET: '2', WIN: '31.28' });
  expect(shownAmounts(state, { ...roundRobin, bet: 200n, win: 3129n })).toEqual({ BET: '2', WIN: '31.29' });
});

test('editing the winnings recomputes the stake [SLIP-022]', () => {
  expect(shownAmounts(typed(resting, 'WIN', '22.73'), server)).toEqual({ BET: '25.00', WIN: '22.73' });
});

test('an answer that arrives while the next key was already pressed takes no keystroke away', () => {
  const state = typed(typed(resting, 'BET', '2'), 'BET', '25');
  const after = amountEditReducer(state, { type: 'saved', field: 'BET', text: '2' });
  expect(after).toBe(state);
  expect(shownAmounts(after, { ...server, bet: 200n }).BET).toBe('25');
});

test('the text is given up once the server has it and the field was left', () => {
  const left = amountEditReducer(typed(resting, 'BET', '25'), { type: 'left' });
  expect(left.kind).toBe('left');
  expect(amountEditReducer(left, { type: 'saved', field: 'BET', text: '25' })).toBe(resting);
});

test('a field left after its text was saved rests at once', () => {
  const saved = amountEditReducer(typed(resting, 'BET', '25'), { type: 'saved', field: 'BET', text: '25' });
  expect(saved).toMatchObject({ kind: 'editing', saved: true });
  expect(amountEditReducer(saved, { type: 'left' })).toBe(resting);
});

test('an amount that is only padded when its field is left stays saved, so that what the button says does not change under the press [BET-005]', () => {
  const saved = amountEditReducer(typed(resting, 'BET', '9000'), {
    type: 'saved',
    field: 'BET',
    text: '9000',
  });
  const padded = typed(saved, 'BET', '9000.00');
  expect(padded).toMatchObject({ kind: 'editing', text: '9000.00', saved: true });
  expect(amountEditReducer(padded, { type: 'left' })).toBe(resting);
  const unsaved = typed(typed(resting, 'BET', '9000'), 'BET', '9000.00');
  expect(amountEditReducer(unsaved, { type: 'saved', field: 'BET', text: '9000' })).toMatchObject({
    saved: true,
  });
  expect(typed(saved, 'BET', '9000.01')).toMatchObject({ saved: false });
});

test('an amount the server refuses stays, with the reason, until it is typed again', () => {
  const left = amountEditReducer(typed(resting, 'BET', '0'), { type: 'left' });
  const refused = amountEditReducer(left, {
    type: 'refused',
    field: 'BET',
    text: '0',
    problem: 'Enter an amount above zero.',
  });
  expect(refused).toMatchObject({ text: '0', problem: 'Enter an amount above zero.' });
  expect(typed(refused, 'BET', '5')).toMatchObject({ text: '5', problem: undefined });
});

test('a preset is an amount at once, and rests when saved', () => {
  const chosen = amountEditReducer(resting, { type: 'chosen', text: '10.00' });
  expect(shownAmounts(chosen, server)).toEqual({ BET: '10.00', WIN: '9.09' });
  expect(amountEditReducer(chosen, { type: 'saved', field: 'BET', text: '10.00' })).toBe(resting);
});

const saved = (field: 'BET' | 'WIN', text: string) =>
  amountEditReducer(typed(resting, field, text), { type: 'saved', field, text });

test('a saved amount that another device changed is shown as the server has it, at once', () => {
  const edit = saved('BET', '4');
  const other = { ...server, bet: 600n, win: 545n };
  expect(shownAmounts(edit, { ...server, bet: 400n, win: 364n }).BET).toBe('4');
  expect(shownAmounts(edit, other)).toEqual({ BET: '6.00', WIN: '5.45' });
  expect(amountEditReducer(edit, { type: 'told', server: other })).toBe(resting);
});

test('what was typed on since is not given up for what another device made of it', () => {
  const edit = typed(saved('BET', '4'), 'BET', '45');
  const other = { ...server, bet: 600n };
  expect(shownAmounts(edit, other).BET).toBe('45');
  expect(amountEditReducer(edit, { type: 'told', server: other })).toBe(edit);
});

test('saved winnings stay as typed while the stake is the one they take, whatever that wins to the cent', () => {
  const edit = saved('WIN', '22.73');
  const long = { bet: 227n, win: 2270n, ratio: 10_000_000_000_000n };
  expect(shownAmounts(edit, long)).toEqual({ WIN: '22.73', BET: '2.27' });
  expect(amountEditReducer(edit, { type: 'told', server: long })).toBe(edit);
  expect(shownAmounts(edit, { ...long, bet: 300n, win: 3000n })).toEqual({ WIN: '30.00', BET: '3.00' });
});
