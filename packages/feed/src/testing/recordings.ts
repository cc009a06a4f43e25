import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecordingIndex } from '../gamecenter/recording-index.ts';

const beside = fileURLToPath(new URL('../../../../../shared/data/nfl', import.meta.url));

/**
 * The folder with the recorded games (index.csv and pbp/): FAIRLINE_RECORDINGS, or ../shared/data/nfl beside the
 * repository. Undefined where there is none; the tests that need it are then skipped, for the recordings may not be
 * redistributed with the code.
 */
export const recordings = [process.env.FAIRLINE_RECORDINGS, beside].find(
  (folder) => folder !== undefined && existsSync(join(folder, 'index.csv')),
);

export interface RecordingFile {
  readonly name: string;
  readonly path: string;
  readonly gsisId: string;
}

export function recordingFiles(folder: string): RecordingFile[] {
  return readdirSync(join(folder, 'pbp'))
    .filter((name) => name.includes('.json'))
    .sort()
    .map((name) => ({ name, path: join(folder, 'pbp', name), gsisId: name.slice(0, 10) }));
}

export function recordingIndex(folder: string) {
  return readRecordingIndex(readFileSync(join(folder, 'index.csv'), 'utf8'));
}
