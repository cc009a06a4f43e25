import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallRecording } from '@fairline/feed/testing/small-recording.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { StartupError } from '../platform/database/startup-error.ts';
import { recordingsSchedule } from './recordings-schedule.ts';

const MINUTE_MS = 60_000;
const now = Date.UTC(2025, 10, 21, 20);
const folder = mkdtempSync(join(tmpdir(), 'fairline-recordings-'));
beforeAll(() => {
  mkdirSync(join(folder, 'pbp'));
  writeFileSync(join(folder, 'pbp/2011102306_SEA_at_CLE.json'), smallRecording());
  writeFileSync(join(folder, 'pbp/2011102307_cut.json'), smallRecording().slice(0, 1500));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('recorded games are listed ahead, two at a time, the same after a restart', async () => {
  const schedule = await recordingsSchedule(folder, 10, { warn: vi.fn() });
  const games = await schedule.games(now);
  expect(
    games.filter(({ startsAtMs }) => startsAtMs <= now && startsAtMs > now - 10 * MINUTE_MS),
  ).toHaveLength(2);
  expect(games.filter(({ startsAtMs }) => startsAtMs > now).length).toBeGreaterThan(3);
  const again = await recordingsSchedule(folder, 10, { warn: vi.fn() });
  expect((await again.games(now)).map(({ eventId }) => eventId)).toEqual(games.map(({ eventId }) => eventId));
});

test('a game is told ahead of its kickoff and then at the pace asked for, and goes on where it was left', async () => {
  const schedule = await recordingsSchedule(folder, 10, { warn: vi.fn() });
  for (const game of (await schedule.games(now)).slice(0, 2)) {
    const messages = [...(await game.messages([]))];
    const [fixture, kickoff] = messages;
    expect(Date.parse(fixture?.at ?? '')).toBe(game.startsAtMs - 30 * MINUTE_MS);
    expect(Date.parse(kickoff?.at ?? '')).toBe(game.startsAtMs);
    expect(Date.parse(messages.at(-1)?.at ?? '')).toBeLessThan(game.startsAtMs + 15 * MINUTE_MS);
    const resumed = schedule.resume(messages.slice(0, 5));
    expect([...((await resumed?.messages(messages.slice(0, 5))) ?? [])]).toEqual(messages.slice(5));
  }
});

test('at another pace a game that was begun is not taken for the one that stands in its place', async () => {
  const games = await (await recordingsSchedule(folder, 10, { warn: vi.fn() })).games(now);
  const atAnotherPace = await recordingsSchedule(folder, 37, { warn: vi.fn() });
  for (const game of games) {
    const told = [...(await game.messages([]))].slice(0, 5);
    expect([undefined, game.eventId]).toContain(atAnotherPace.resume(told)?.eventId);
  }
});

test('a folder without recordings is a reason not to start', async () => {
  const nowhere = join(folder, 'nowhere');
  const schedule = recordingsSchedule(nowhere, 10, { warn: vi.fn() });
  await expect(schedule).rejects.toThrow(StartupError);
  await expect(schedule).rejects.toThrow(`no recordings in ${join(nowhere, 'pbp')}`);
});

test('recordings that cannot be read are not taken for missing', async () => {
  const locked = join(folder, 'locked');
  mkdirSync(locked);
  writeFileSync(join(locked, 'pbp'), 'a file where a folder should be');
  const schedule = recordingsSchedule(locked, 10, { warn: vi.fn() });
  await expect(schedule).rejects.toThrow(StartupError);
  await expect(schedule).rejects.toThrow(`${join(locked, 'pbp')} cannot be read (ENOTDIR)`);
});

test('a recording that is not whole is reported and ends suspended', async () => {
  const warn = vi.fn();
  const schedule = await recordingsSchedule(folder, 10, { warn });
  const games = await schedule.games(now);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ kind: 'cut-off' }), expect.any(String));
  const ends = await Promise.all(games.map(async (game) => [...(await game.messages([]))].at(-1)?.kind));
  expect(new Set(ends)).toEqual(new Set(['result', 'suspend']));
});
