import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallRecording } from '@fairline/feed/testing/small-recording.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gamesOf, recordingFiles } from './recording-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairline-recordings-'));
  mkdirSync(join(folder, 'nfl', 'pbp'), { recursive: true });
  writeFileSync(join(folder, 'nfl', 'pbp', '2011102306_SEA_at_CLE.json'), smallRecording());
  writeFileSync(join(folder, 'nfl', 'index.csv'), 'game\n');
  writeFileSync(join(folder, 'notes.md'), '# Notes');
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = (...parts: string[]) => join(folder, ...parts);

test('of a folder every file in it and below is looked at, in order, but the indexes', async () => {
  expect(await recordingFiles([folder])).toEqual([
    { path: path('nfl', 'pbp', '2011102306_SEA_at_CLE.json'), isNamed: false },
    { path: path('notes.md'), isNamed: false },
  ]);
});

test('files and folders may be named beside each other; an empty folder has none', async () => {
  mkdirSync(path('empty'));
  const files = await recordingFiles([path('notes.md'), path('nfl'), path('empty'), path('missing.json')]);
  expect(files.map(({ path: found, isNamed }) => [found, isNamed])).toEqual([
    [path('notes.md'), true],
    [path('nfl', 'pbp', '2011102306_SEA_at_CLE.json'), false],
    [path('missing.json'), true],
  ]);
});

test('a file in a folder that holds no game is left out, one that is named is told of', async () => {
  expect(await gamesOf({ path: path('notes.md'), isNamed: false })).toEqual([]);
  const [named] = await gamesOf({ path: path('notes.md'), isNamed: true });
  expect(named?.fault?.kind).toBe('not-a-recording');
});

test('a game is read whole, and a file that is not there says so', async () => {
  const [game] = await gamesOf({ path: path('nfl', 'pbp', '2011102306_SEA_at_CLE.json'), isNamed: false });
  expect(game?.fixture?.home.name).toBe('Cleveland Browns');
  expect(game?.messages?.at(-1)?.kind).toBe('result');
  await expect(gamesOf({ path: path('missing.json'), isNamed: true })).rejects.toThrow('no such file');
});
