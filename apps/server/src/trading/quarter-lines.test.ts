import { soccer } from '@fairline/sports/soccer/model.ts';
import { after, kickoffState, sides } from '@fairline/sports/soccer/testing/games.ts';
import { expect, test } from 'vitest';
import { EventSamples } from './event-samples.ts';
import { gradeSelection } from './grading.ts';
import { runPrice } from './run-job.ts';

test('half a win and half a loss on a quarter line reach whoever settles', () => {
  const state = after([
    [1, 0, 'kickoff'],
    [1, 20, 'goal', 'home'],
    [1, 45, 'end-of-period'],
    [2, 0, 'kickoff'],
    [2, 47, 'end-of-game'],
  ]);
  const decisions = { state, cancelled: false, called: undefined, feedSequence: 9, decidedAt: new Map() };
  const grade = (key: string, selection: string) => gradeSelection(soccer, decisions, sides, key, selection);
  expect(grade('spread:reg:-0.75', 'home')).toMatchObject({ outcome: 'half-win' });
  expect(grade('spread:reg:-0.75', 'away')).toMatchObject({ outcome: 'half-loss' });
  expect(grade('spread:reg:-1', 'home')).toMatchObject({ outcome: 'push' });
});

test('a quarter line shares no joint price, the lines beside it do', () => {
  const result = runPrice({
    kind: 'price',
    sport: 'soccer',
    state: kickoffState,
    sides,
    strength: soccer.even,
    samples: 512,
    seed: 1,
    board: [],
    mainOnly: false,
    columns: 'all',
    packed: false,
  });
  const samples = new EventSamples(result.columns, (key) => soccer.market(key, sides));
  expect(samples.leg({ marketKey: 'spread:reg:-0.25', selectionKey: 'home' })).toBeUndefined();
  expect(samples.leg({ marketKey: 'spread:reg:-0.5', selectionKey: 'home' })).toBeDefined();
  expect(result.winChances?.home).toBeGreaterThan(0.45);
});
