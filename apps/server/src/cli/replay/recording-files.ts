import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readRecordings } from '@fairline/feed/any-recording.ts';
import { infoName } from '@fairline/feed/cricket/info.ts';
import type { ReadRecording } from '@fairline/feed/readers/recording.ts';

/** What there is to know of the recordings beside it. */
const INDEX = 'index.csv';

export interface RecordingFile {
  readonly path: string;
  /** Named by itself, so it has to hold a game; in a folder stand tables of other things, too. */
  readonly isNamed: boolean;
}

/** The files that are named, and all that stand in a folder that is, or in one of its own, in the order of their paths. */
export async function recordingFiles(paths: readonly string[]): Promise<readonly RecordingFile[]> {
  const found = await Promise.all(
    paths.map(async (path): Promise<RecordingFile[]> => {
      // What is not there is told of where it is to be read.
      const isFolder = await stat(path).then(
        (stats) => stats.isDirectory(),
        () => false,
      );
      if (!isFolder) return [{ path, isNamed: true }];
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && entry.name !== INDEX);
      const within = files.map((entry) => join(entry.parentPath, entry.name)).sort();
      return within.map((file) => ({ path: file, isNamed: false }));
    }),
  );
  return found.flat();
}

/**
 * The games of a file, with what stands beside it to be read with; none where a file of a folder holds no game. Rejects when it cannot
 * be read.
 */
export async function gamesOf({ path, isNamed }: RecordingFile): Promise<readonly ReadRecording[]> {
  const bytes = await readFile(path);
  const games = readRecordings(basename(path), bytes, await indexOf(path), await infoOf(path));
  const holdsNone = games.every(({ fault }) => fault?.kind === 'not-a-recording');
  return holdsNone && !isNamed ? [] : games;
}

/** The index stands beside the recording or one folder up; without it most recordings lack lines, and some their sides. */
async function indexOf(file: string): Promise<string | undefined> {
  for (const folder of [dirname(file), join(dirname(file), '..')]) {
    const csv = await readFile(join(folder, INDEX), 'utf8').catch(() => undefined);
    if (csv !== undefined) return csv;
  }
  return undefined;
}

/** Who plays for both sides of a cricket match stands in a file beside it; without it only who bats is named. */
async function infoOf(file: string): Promise<Uint8Array | undefined> {
  const name = infoName(basename(file));
  return name === undefined ? undefined : readFile(join(dirname(file), name)).catch(() => undefined);
}
