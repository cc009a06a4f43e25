import { Random } from '@fairline/sports/random.ts';
import { describe, expect, test } from 'vitest';
import { readRecordings } from './any-recording.ts';
import type { ReadRecording } from './readers/recording.ts';
import { unpack } from './readers/unpack.ts';
import { CHANGES, type Change, withChange } from './testing/changed-rows.ts';
import { bytesIn, dataFolder } from './testing/data-folder.ts';

const TRIES = 4;

interface Family {
  readonly path: string;
  readonly file: string;
  /** Rows that are read of it, head and all: tables hold many games. */
  readonly most?: number;
  readonly info?: string;
  /** Changes that nothing in such a file contradicts, or not always (docs/feeds.md). */
  readonly mayPass?: readonly Change[];
}

/** Tables whose rows have numbers or say what those before them led to. */
const FAMILIES: readonly Family[] = [
  {
    path: 'cricket/ipl',
    file: '1473511.csv.gz',
    info: '1473511_info.csv.gz',
    mayPass: ['changed in a cell'],
  },
  { path: 'darts', file: 'world_matchplay.csv.gz', most: 1200 },
  { path: 'mma', file: 'ufc_2018_2022_with_odds.csv.gz', most: 60, mayPass: ['changed in a cell'] },
  { path: 'mlb/retrosheet_2019_bevent', file: 'CHN201905110_MIL.csv.gz', mayPass: ['changed in a cell'] },
  { path: 'tennis', file: '2024-usopen-5402.csv.gz', mayPass: ['changed in a cell', 'deleted'] },
];

/** Who played, and the result, of what is told to its end, by its event. */
function toldOf(recordings: readonly ReadRecording[]): ReadonlyMap<string, string> {
  return new Map(
    recordings.flatMap(({ fixture, messages, fault }) => {
      if (fault !== undefined || fixture === undefined) return [];
      const result = messages.at(-1);
      return result?.kind === 'result'
        ? [[fixture.eventId, `${fixture.home.name}, ${fixture.away.name}, ${result.home}-${result.away}`]]
        : [];
    }),
  );
}

describe.each(FAMILIES)('$path/$file', ({ path, file, most, info, mayPass = [] }) => {
  const folder = dataFolder(path);
  const lines = folder === undefined ? [] : (unpack(bytesIn(folder, file))?.text ?? '').trimEnd().split('\n');
  const infoBytes = folder === undefined || info === undefined ? undefined : bytesIn(folder, info);
  const read = (rows: readonly string[]) =>
    toldOf(
      readRecordings(
        file.replace('.gz', ''),
        new TextEncoder().encode(`${rows.join('\n')}\n`),
        undefined,
        infoBytes,
      ),
    );

  test.skipIf(folder === undefined).each(CHANGES.filter((change) => !mayPass.includes(change)))(
    'with a row %s nothing is told to its end that the whole file does not tell so',
    (change) => {
      const table = lines.slice(0, most);
      const truth = read(lines.slice(0, most));
      for (let seed = 0; seed < TRIES; seed++) {
        const told = read(withChange(table, change, new Random(seed)));
        for (const [event, how] of told) expect(how, `seed ${seed}`).toBe(truth.get(event));
      }
    },
  );
});
