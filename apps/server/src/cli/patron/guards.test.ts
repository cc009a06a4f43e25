import { expect, test } from 'vitest';
import { UsageError } from '../errors.ts';
import { demandAcknowledgement } from './acknowledge.ts';
import type { PatronCommand } from './command.ts';
import { confirmLimit, setLimit } from './limit.ts';
import { setLocation } from './location.ts';
import { restrict } from './restrict.ts';

test.each<[PatronCommand, string, string]>([
  [setLocation, 'a', 'Name the patron and the place.'],
  [setLocation, 'a US-XX', 'US-XX is neither a region, nor home, nor a refusal.'],
  [demandAcknowledgement, 'a b', 'Name the patron.'],
  [restrict, 'a forever', 'forever must be cool-off, self-exclusion or operator.'],
  [restrict, 'a cool-off --days -1', '--days -1 must be a whole number above 0.'],
  [setLimit, 'a spend 10', 'The limit must be spend|loss daily|weekly|monthly, or single-wager.'],
  [setLimit, 'a spend daily ten', 'AMOUNT ten must be dollars above 0'],
  [setLimit, 'a single-wager daily 10', 'The limit must be'],
  [confirmLimit, 'a', 'The limit must be'],
])('wrong arguments are told before a database is asked: %o %s', (command, line, message) => {
  const parse = () => command.parse(line.split(' '));
  expect(parse).toThrow(UsageError);
  expect(parse).toThrow(message);
});
