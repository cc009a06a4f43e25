import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openJson } from '../readers/unpack.ts';
import { dataFolder } from '../testing/data-folder.ts';
import { dataForm } from './data-form.ts';
import { liveForm } from './live-form.ts';
import type { NbaRow } from './row.ts';
import { statsForm } from './stats-form.ts';
import { untilTalliesDisagree } from './told-tallies.ts';

const ROW: NbaRow = {
  period: 1,
  clock: 700,
  kind: 'rebound',
  side: 'home',
  text: '',
  score: undefined,
  counts: false,
  last: false,
  worth: 0,
  who: { by: 7 },
};
const rebound = (text: string, by = 7): NbaRow => ({ ...ROW, text, who: { by } });
const basket = (text: string, worth: number): NbaRow => ({
  ...ROW,
  kind: 'made',
  worth,
  text,
  who: { by: 7, assist: 8 },
});

test('rows that say what those before them tell are all there', () => {
  const rows = [
    rebound('Ash REBOUND (Off:0 Def:1)'),
    rebound('Oak REBOUND (Off:1 Def:0)', 8),
    basket("Ash 2' Layup (2 PTS) (Oak 1 AST)", 2),
    basket("Ash 25' 3PT Jump Shot (5 PTS) (Oak 2 AST)", 3),
    { ...ROW, kind: 'free-throw' as const, worth: 1, text: 'MISS Ash Free Throw 1 of 2' },
    { ...ROW, kind: 'free-throw' as const, worth: 1, text: 'Ash Free Throw 2 of 2 (6 PTS)' },
    rebound('Ash REBOUND (Off:1 Def:1)'),
    // A side as a whole has no tally.
    rebound('Team Rebound', 0),
  ];
  expect(untilTalliesDisagree(rows)).toEqual({ rows });
});

test.each([
  ['a rebound', [rebound('Ash REBOUND (Off:1 Def:1)')], '2 rebounds, and has told 1'],
  ['points', [basket('Ash Layup (4 PTS) (Oak 1 AST)', 2)], '4 points, and has told 2'],
  ['an assist', [basket('Ash Layup (2 PTS) (Oak 2 AST)', 2)], '2 assists, and has told 1'],
])('a row that says of %s more than was told ends it', (_name, rows, message) => {
  const read = untilTalliesDisagree(rows);
  expect(read.rows).toEqual([]);
  expect(read.fault).toEqual({ kind: 'impossible-play', message: expect.stringContaining(message) });
});

const folder = dataFolder('nba') ?? '';

describe.skipIf(!existsSync(folder))('recordings of the NBA', () => {
  const rowsOf = (name: string) => {
    const value = openJson(readFileSync(join(folder, name)));
    return (liveForm(value) ?? statsForm(value) ?? dataForm(value))?.rows ?? [];
  };

  test.each([
    'live_0022000001_GSW_at_BKN_pbp.json.gz',
    'stats_0021600270_WAS_at_OKC_pbp.json.gz',
    'data_0021600270_WAS_at_OKC_pbp.json.gz',
  ])(
    '%s says of every player what its rows tell, and lacks none unnoticed that he has another of',
    (name) => {
      const rows = rowsOf(name);
      expect(untilTalliesDisagree(rows).fault).toBeUndefined();
      const rebounds = rows.filter(({ kind, who }) => kind === 'rebound' && (who.by ?? 0) > 0);
      const hasAnother = (row: NbaRow) =>
        rebounds.slice(rebounds.indexOf(row) + 1).some(({ who }) => who.by === row.who.by);
      const missed = rebounds.filter(hasAnother);
      expect(missed.length).toBeGreaterThan(40);
      for (const row of missed)
        expect(untilTalliesDisagree(rows.filter((other) => other !== row)).fault?.message).toContain(
          'rebounds',
        );
    },
  );
});
