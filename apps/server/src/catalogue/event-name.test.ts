import { expect, test } from 'vitest';
import { eventName } from './event-name.ts';

const home = { mediumName: 'Everton' };
const away = { mediumName: 'Liverpool' };

test.each(['football', 'basketball', 'baseball', 'hockey'])(
  'in %s the visitor plays at the host',
  (sport) => {
    expect(eventName(sport, home, away)).toBe('Liverpool at Everton');
  },
);

test.each(['soccer', 'futsal', 'cricket'])('in %s the host is named first', (sport) => {
  expect(eventName(sport, home, away)).toBe('Everton vs Liverpool');
});

test.each(['tennis', 'table-tennis', 'darts', 'combat'])('in %s nobody plays at anybody', (sport) => {
  expect(eventName(sport, home, away)).toBe('Liverpool vs Everton');
});
