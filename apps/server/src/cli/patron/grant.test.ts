import { expect, test } from 'vitest';
import { UsageError } from '../errors.ts';
import type { PatronCommand } from './command.ts';
import { grantBonusBet, grantProfitBoost, grantPromotionalCredit } from './grant.ts';
import { readExpiry, readPercent, readRestriction } from './grant-options.ts';

test.each<[PatronCommand, string, string]>([
  [grantBonusBet, 'a 10 20', 'Name the patron and the amount.'],
  [grantBonusBet, 'a ten', 'AMOUNT ten must be dollars above 0'],
  [grantBonusBet, 'a 0', 'AMOUNT 0 must be dollars above 0'],
  [grantBonusBet, 'a -5', '-5 is below 0, which nothing here can be.'],
  [grantBonusBet, 'a 10 --days 0', '--days 0 must be a whole number above 0.'],
  [grantBonusBet, 'a 10 --days', "Option '--days <value>' argument missing"],
  [grantBonusBet, 'a 10 --min-odds 1.5', '--min-odds 1.5 must be American odds'],
  [grantBonusBet, 'a 10 --bet-types SINGLE', '--bet-types SINGLE must be of STRAIGHT'],
  [grantBonusBet, 'a 10 --days -3', '--days -3 must be a whole number above 0.'],
  [grantBonusBet, 'a 10 --colour red', "Unknown option '--colour'"],
  [grantBonusBet, 'a 10 --sport b --event c', 'Name either sports, competitions or events'],
  [grantProfitBoost, 'a half', 'PERCENT half must be a number'],
  [grantProfitBoost, 'a 50 --max-stake 5 --max-extra 5', 'Cap the stake or the extra, not both.'],
  [grantPromotionalCredit, 'a 10 --min-legs 2', "Unknown option '--min-legs'"],
])('wrong arguments are told before a database is asked: %o %s', (command, line, message) => {
  const parse = () => command.parse(line.split(' '));
  expect(parse).toThrow(UsageError);
  expect(parse).toThrow(message);
});

test('minus odds are a value like any other', () => {
  expect(() => grantBonusBet.parse(['a', '10', '--min-odds', '-110'])).not.toThrow();
});

test('options are read as what they mean', () => {
  const options: Record<string, string> = { 'min-legs': '2', 'bet-types': 'parlay,TEASER', sport: 'a,b' };
  expect(readRestriction((name) => options[name])).toEqual({
    minLegs: 2,
    betTypes: ['PARLAY', 'TEASER'],
    scopeKeys: { kind: 'sport', keys: ['a', 'b'] },
  });
  expect(readPercent('12.5%')).toEqual({ numerator: 1n, denominator: 8n });
});

test('days end with the day, so that a command repeated the same day is the same', () => {
  const morning = Date.UTC(2030, 0, 1, 6);
  const night = Date.UTC(2030, 0, 1, 23, 59);
  expect(readExpiry('7', morning)).toEqual(new Date(Date.UTC(2030, 0, 9)));
  expect(readExpiry('7', night)).toEqual(readExpiry('7', morning));
  expect(readExpiry(undefined, morning)).toBeUndefined();
});
