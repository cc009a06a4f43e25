import { expect, test } from 'vitest';
import { describeTimeline, placeOf } from './timeline-words.ts';

test('the line of time says in words what is drawn on it [LIVE-005]', () => {
  const state = {
    gameMinutes: 90,
    minute: 56,
    moments: [
      { kind: 'GOAL', minute: 12, side: 'HOME' },
      { kind: 'RED_CARD', minute: 40, side: 'AWAY' },
    ],
  };
  expect(describeTimeline(state, 'Everton', 'Arsenal')).toBe(
    '56 of 90 minutes. Arsenal goal in minute 12. Everton red card in minute 40.',
  );
});

test('a moment stands on the line, wherever stoppage time took it', () => {
  expect(placeOf(45, 90)).toBe(50);
  expect(placeOf(97, 90)).toBe(100);
});
