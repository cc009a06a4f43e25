import { expect, test } from 'vitest';
import {
  type BetErrorDisplayType,
  betAmountError,
  betNote,
  mostImportant,
  noteError,
  type SlipError,
  winAmountError,
} from './slip-errors.ts';

const error = (displayType: BetErrorDisplayType, priority: number): SlipError => ({
  code: displayType,
  message: displayType,
  priority,
  displayType,
});

test('the lowest priority number is the most important, the first of equals wins [SLIP-027]', () => {
  const errors = [error('GENERIC', 3), error('GEO', 1), error('DEPOSIT', 1)];
  expect(mostImportant(errors)?.displayType).toBe('GEO');
  expect(mostImportant([])).toBeUndefined();
});

test('each amount input shows the errors meant for it [SLIP-026]', () => {
  const errors = [
    error('GENERIC', 1),
    error('DEPOSIT', 4),
    error('BET_AMOUNT', 3),
    error('BET_WIN_AMOUNT', 2),
  ];
  expect(betAmountError(errors, 'CASH')?.displayType).toBe('BET_AMOUNT');
  expect(winAmountError(errors)?.displayType).toBe('BET_WIN_AMOUNT');
  expect(winAmountError([error('WIN_AMOUNT', 1)])?.displayType).toBe('WIN_AMOUNT');
  expect(betAmountError([error('GENERIC', 1)], 'CASH')).toBeUndefined();
});

test('too little promotional credit stands at the stake of a bet paid with it [SLIP-026]', () => {
  const low: SlipError = { ...error('GENERIC', 1), code: 'LOW_PROMOTIONAL_CREDITS' };
  expect(betAmountError([low], 'PROMOTIONAL_CREDIT')).toBe(low);
  expect(betAmountError([low], 'CASH')).toBeUndefined();
  expect(noteError([low])).toBeUndefined();
});

test('what has no place of its own stands as a note on the bet', () => {
  expect(noteError([error('ODDS_CHANGED', 1), error('SELECTION_DISABLED', 2)])?.displayType).toBe(
    'SELECTION_DISABLED',
  );
  expect(noteError([error('ODDS_CHANGED', 1), error('DEPOSIT', 2)])).toBeUndefined();
});

test('that a leg is suspended is not noted again beside the leg that says it', () => {
  const disabled = error('SELECTION_DISABLED', 2);
  expect(betNote({ errors: [disabled], isLabelled: true })).toBeUndefined();
  expect(betNote({ errors: [disabled], isLabelled: false })).toBe(disabled);
  const other = error('GENERIC', 3);
  expect(betNote({ errors: [disabled, other], isLabelled: true })).toBe(other);
});
