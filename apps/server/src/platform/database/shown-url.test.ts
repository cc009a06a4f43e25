import { expect, test } from 'vitest';
import { shownUrl } from './shown-url.ts';

test.each([
  ['postgres://me:secret@db.example:5433/bets', 'db.example:5433/bets'],
  ['postgresql://db.example/bets?user=me&password=secret&sslmode=require', 'db.example/bets'],
  ['postgres://me@db.example', 'db.example'],
])('a database’s address is shown without what may be secret: %s', (url, shown) => {
  expect(shownUrl(url)).toBe(shown);
});
