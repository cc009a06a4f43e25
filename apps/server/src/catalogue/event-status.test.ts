import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENT_STATUSES, type EventStatus, isOver, mayBecome } from './event-status.ts';

const document = readFileSync(new URL('../../../../docs/states/event.md', import.meta.url), 'utf8');

/** The document's table: a row for each status, a column for each that may follow, 'yes' or '·'. */
function documented(): Map<EventStatus, Set<string>> {
  const rows = document.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
  return new Map(
    EVENT_STATUSES.map((from) => {
      const row = rows.find((line) => line.startsWith(`| \`${from}\` |`)) ?? '';
      const cells = row.split('|').slice(2, -1);
      return [from, new Set(EVENT_STATUSES.filter((_, column) => cells[column]?.trim() === 'yes'))];
    }),
  );
}

test('an event moves only as docs/states/event.md says [LIVE-011] [LIVE-013]', () => {
  const table = documented();
  for (const from of EVENT_STATUSES) {
    const allowed = EVENT_STATUSES.filter((to) => to !== from && mayBecome(from, to));
    expect(allowed, `after ${from}`).toEqual(EVENT_STATUSES.filter((to) => table.get(from)?.has(to)));
  }
});

test('nothing follows a finished or cancelled event, since bets were settled by it', () => {
  expect(EVENT_STATUSES.filter(isOver)).toEqual(['FINISHED', 'CANCELLED']);
});
