import { getRequest } from 'relay-runtime';
import { expect, test } from 'vitest';
import pageQuery from '../../__generated__/pageQuery.graphql.ts';
import { statisticsSubscription } from '../live/page-subscriptions.ts';

/** What is read of a line of each leaderboard in a document. */
function leaderboardLines(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(leaderboardLines);
  return 'name' in node && node.name === 'leaderboard' && 'selections' in node
    ? [node.selections, ...inside]
    : inside;
}

test('the stream tells as much of a leaderboard’s line as the page asks, for a line belongs to a place and players change theirs [LIVE-017]', () => {
  const asked = leaderboardLines(pageQuery.operation);
  expect(asked).toHaveLength(3);
  expect(leaderboardLines(getRequest(statisticsSubscription).operation)).toEqual(asked);
});
