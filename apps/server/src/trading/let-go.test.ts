import { leagues } from '@fairline/feed/season/leagues.ts';
import { columnsOf } from '@fairline/sports/samples.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { letGo } from './let-go.ts';
import { demoFixtures, statesOf } from './testing/demo-games.ts';

const SAMPLES = 1024;
const SEED = 7;
const onePerSport = [...new Map(leagues.map((league) => [league.sport.slug, league])).entries()];

test.each(onePerSport)(
  'samples of %s are gone once let go, and nothing that later ones are made of with them',
  (_, league) => {
    const [fixture] = demoFixtures(league);
    const model = fixture && sportModel(fixture.sport);
    if (!model) throw new Error(`nothing plays ${league.competition.slug}`);
    const strength = model.fit({ ...fixture.lines, league: fixture.competition });
    const states = statesOf(model, fixture, strength);
    for (const state of [states[0], states[Math.floor(states.length / 2)]]) {
      const first = model.simulate(state, strength, SAMPLES, SEED);
      const columns = columnsOf(first);
      const kept = structuredClone(columns);
      expect(kept.length).toBeGreaterThan(0);
      letGo(first);
      expect(columns.every(({ byteLength }) => byteLength === 0)).toBe(true);
      expect(columnsOf(model.simulate(state, strength, SAMPLES, SEED))).toEqual(kept);
    }
  },
);
