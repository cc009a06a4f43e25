import { expect, test } from 'vitest';
import { kickoffMs } from './kickoff.ts';

test.each([
  ['2011-10-23', '1:00', '2011-10-23T17:00Z'],
  ['2011-11-06', '4:15', '2011-11-06T21:15Z'],
  ['2015-02-01', '6:30', '2015-02-01T23:30Z'],
  ['2014-10-26', '9:30', '2014-10-26T13:30Z'],
  ['2014-01-04', '12:00', '2014-01-04T17:00Z'],
])('kickoff on %s at %s Eastern is %s', (date, time, utc) => {
  expect(new Date(kickoffMs(date, time) ?? 0)).toEqual(new Date(utc));
});

test('a kickoff that cannot be read is none', () => {
  expect(kickoffMs('someday', '1:00')).toBeUndefined();
  expect(kickoffMs('2011-10-23', 'noon')).toBeUndefined();
});
