import { hash } from '@fairline/feed/hash.ts';
import { matchSetup } from '@fairline/feed/match-setup.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { Board } from './board.ts';
import { isOnCard } from './card-markets.ts';
import { runPrice } from './run-job.ts';
import { demoFixtures, statesOf } from './testing/demo-games.ts';

const SAMPLES = 256;
const sports = [...new Map(leagues.map((league) => [league.sport.slug, league])).values()];

test.each(sports.map((league) => [league.sport.slug, league] as const))(
  'the lines of a card alone are counted as among all markets of %s, and one of each family is the main one',
  (sport, league) => {
    const [fixture] = demoFixtures(league);
    const model = sportModel(sport);
    if (!fixture || !model) throw new Error(`Nobody plays ${sport}.`);
    const strength = model.fit(fixture.lines);
    const { sides } = matchSetup(fixture);
    const board = new Board(fixture.eventId, model, sides);
    const states = statesOf(model, fixture, strength);
    const rest = {
      kind: 'price',
      sport,
      sides,
      strength,
      samples: SAMPLES,
      seed: hash(fixture.eventId),
    } as const;
    const how = { mainOnly: false, columns: 'card', packed: false } as const;
    let parts = 0;
    for (const moment of [0.3, 0.32, 0.5, 0.51]) {
      const state = states[Math.floor((states.length - 1) * moment)];
      const job = { ...rest, ...how, state, board: board.families() };
      const whole = runPrice(job);
      const part = runPrice({ ...job, only: board.cardKeys() });
      board.reprice(whole, 'open', 1);
      if (!part.isPart) continue;
      parts += 1;
      expect(part.markets.length).toBeLessThanOrEqual(whole.markets.length);
      const counts = new Map(whole.markets.map(({ key, wins, pushes }) => [key, { wins, pushes }]));
      for (const { key, wins, pushes } of part.markets) {
        const other = counts.get(key);
        if (other) expect({ wins, pushes }, key).toEqual(other);
      }
      const families = part.markets
        .filter(({ main }) => main)
        .map(({ key }) => model.market(key, sides)?.family);
      expect(new Set(families).size).toBe(families.length);
      for (const { key } of part.markets) expect(families, key).toContain(model.market(key, sides)?.family);
      board.reprice(part, 'open', 2);
      const named = new Set(part.markets.map(({ key }) => key));
      for (const view of board.views)
        expect(view.status, view.key).toBe(named.has(view.key) ? 'open' : 'suspended');
      board.reprice(whole, 'open', 3);
      expect(board.views.every(({ status }) => status === 'open')).toBe(true);
    }
    const hasLines = board.views.some((market) => isOnCard(model, market));
    if (hasLines) expect(parts).toBeGreaterThan(0);
  },
);
