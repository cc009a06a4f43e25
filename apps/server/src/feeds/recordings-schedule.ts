import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAMECENTER, readRecording } from '@fairline/feed/gamecenter/recording.ts';
import { type IndexRow, readRecordingIndex } from '@fairline/feed/gamecenter/recording-index.ts';
import type { FeedMessage } from '@fairline/feed/message.ts';
import { retimed } from '@fairline/feed/player.ts';
import { LONGEST_GAME } from '@fairline/feed/season/calendar.ts';
import { football } from '@fairline/sports/football/football.ts';
import { reasonOf, StartupError } from '../platform/database/startup-error.ts';
import type { Logger } from '../platform/log.ts';
import type { Schedule, ScheduledGame } from './scheduled-source.ts';

interface Recording {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly row: IndexRow | undefined;
}

interface Timing extends Pick<ScheduledGame, 'startsAtMs' | 'longestMs'> {
  /** Of the game, beside the recorded one's. */
  readonly speed: number;
  /** It is listed so long before it starts. */
  readonly aheadMs: number;
}

const MINUTE_MS = 60_000;
/** A recorded game starts each time half a game has passed. */
const LIVE_GAMES = 2;
/** And is listed this many starts ahead. */
const AHEAD = 6;

/**
 * Plays the recorded games of a folder (index.csv and pbp/) over and over, beginning with the first. Which game starts when
 * follows from the time alone, so a restart goes on with the same games.
 * @throws StartupError when the folder has none
 * @param paceMinutes real minutes a game takes
 */
export async function recordingsSchedule(
  folder: string,
  paceMinutes: number,
  logger: Pick<Logger, 'warn'>,
): Promise<Schedule> {
  const recordings = await readRecordings(folder);
  const slotMs = (paceMinutes * MINUTE_MS) / LIVE_GAMES;
  const speed = football.broadcastSeconds / (paceMinutes * 60);
  const longestMs = LONGEST_GAME * paceMinutes * MINUTE_MS;
  const known = new Map<number, ScheduledGame[]>();
  const game = (slot: number): ScheduledGame[] => {
    const recording = recordings[slot % recordings.length];
    const games =
      known.get(slot) ??
      (recording
        ? recordedGame(
            recording,
            { startsAtMs: slot * slotMs, longestMs, speed, aheadMs: AHEAD * slotMs },
            logger,
          )
        : []);
    known.set(slot, games);
    return games;
  };
  return {
    name: GAMECENTER,
    refreshMs: Math.min(MINUTE_MS, slotMs / 4),
    games: (nowMs) => {
      const first = Math.ceil((nowMs - longestMs) / slotMs);
      const last = Math.floor(nowMs / slotMs) + AHEAD;
      for (const slot of known.keys()) if (slot < first) known.delete(slot);
      return Array.from({ length: last - first + 1 }, (_, index) => game(first + index)).flat();
    },
    // At another pace, or with other files, another game is played there.
    resume: ([first]) =>
      first && 'fixture' in first
        ? game(Math.round(Date.parse(first.fixture.startsAt) / slotMs)).find(
            ({ eventId }) => eventId === first.eventId,
          )
        : undefined,
  };
}

async function readRecordings(folder: string): Promise<Recording[]> {
  const [indexPath, gamesPath] = [join(folder, 'index.csv'), join(folder, 'pbp')];
  const index = readRecordingIndex((await unlessMissing(indexPath, readFile(indexPath, 'utf8'))) ?? '');
  const entries = (await unlessMissing(gamesPath, readdir(gamesPath))) ?? [];
  const names = entries.filter((name) => /\.json(\.gz)?$/.test(name)).sort();
  if (names.length === 0) {
    throw new StartupError(
      `There are no recordings in ${gamesPath}: set FAIRLINE_RECORDINGS to a folder that has nfl/pbp, or FAIRLINE_SOURCE to season.`,
    );
  }
  return Promise.all(
    names.map(async (name) => ({
      name,
      bytes: await readFile(join(folder, 'pbp', name)),
      row: index.get(name.slice(0, 10)),
    })),
  );
}

/** Undefined for what is not there. What is there and cannot be read is no reason to take it for missing. */
async function unlessMissing<T>(path: string, reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'ENOENT') return undefined;
    throw new StartupError(
      `${path} cannot be read (${reason}): let the server's user read it, or set FAIRLINE_SOURCE to season.`,
    );
  }
}

/** One game, or none when the recording names no teams. */
function recordedGame(
  { name, bytes, row }: Recording,
  { startsAtMs, longestMs, speed, aheadMs }: Timing,
  logger: Pick<Logger, 'warn'>,
): ScheduledGame[] {
  const { fixture, messages, fault } = readRecording(bytes, row, startsAtMs);
  if (fault)
    logger.warn({ recording: name, ...fault }, 'A recording is not whole: its event stays suspended');
  if (!fixture) return [];
  const [first, ...game] = messages;
  if (!first) return [];
  // The fixture is told when the game is listed, the game itself from the kickoff on.
  const timed = [...retimed([first], startsAtMs - aheadMs, 1), ...retimed(game, startsAtMs, speed)];
  return [
    {
      eventId: fixture.eventId,
      competition: fixture.competition,
      startsAtMs,
      longestMs,
      messages: async (told) => after(told, timed),
    },
  ];
}

function after(told: readonly FeedMessage[], messages: readonly FeedMessage[]): readonly FeedMessage[] {
  const last = told.at(-1)?.sequence ?? 0;
  return messages.filter((message) => message.sequence > last);
}
