import { expect, test } from 'vitest';
import { darts } from '../darts/darts.ts';
import { tableTennis } from '../table-tennis/table-tennis.ts';
import { tennis } from '../tennis/tennis.ts';
import { tellMatch } from './testing/told-match.ts';

test('what is said of games, legs and points names them, as a bettor would', () => {
  const match = tellMatch(tennis, 3);
  expect(tennis.explain(match, 'spread:game:0.5', 'home')).toMatch(
    /^(Ola|Brandt) won \d+–\d+ in games; Ola (covered|did not cover) \+0\.5$|ended level \d+–\d+ in games/,
  );
  expect(tennis.explain(match, 'total:game:20.5', 'over')).toMatch(
    /^\d+ games were played, (over|under) 20\.5$/,
  );
  expect(tennis.explain(match, 'odd-even:game', 'odd')).toMatch(/^\d+ games were played, (odd|even)$/);
  expect(tennis.explain(match, 'moneyline:game', 'home')).toMatch(/^(Ola|Brandt) won [23]–[012]$/);
  expect(darts.explain(tellMatch(darts, 3), 'total:game:8.5', 'over')).toMatch(
    /^\d+ legs were played, (over|under) 8\.5$/,
  );
  expect(tableTennis.explain(tellMatch(tableTennis, 3), 'total:game:70.5', 'over')).toMatch(
    /^\d+ points were played, (over|under) 70\.5$/,
  );
});

test('a total that is met exactly says so', () => {
  const match = tellMatch(tennis, 3);
  const games = /^\d+/.exec(tennis.explain(match, 'total:game:20.5', 'over') ?? '')?.[0];
  expect(tennis.explain(match, `total:game:${games}`, 'over')).toBe(
    `Push: exactly ${games} games were played`,
  );
});
