import { expect, test } from 'vitest';
import { helpText } from './help-text.ts';

test('the helpline is named once, whether the message has it or not', () => {
  const helpline = '1-800-GAMBLER';
  const whole = 'Gambling problem? Call 1-800-GAMBLER, or go to https://800gambler.org.';
  expect(helpText({ helpline, message: whole })).toBe(whole);
  expect(helpText({ helpline, message: 'Gambling problem? Call' })).toBe(
    'Gambling problem? Call 1-800-GAMBLER.',
  );
});
