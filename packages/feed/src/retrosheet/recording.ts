import { baseball } from '@fairline/sports/baseball/baseball.ts';
import { csvRows } from '../readers/csv.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { notARecording, toldRecording, unknownTeam } from '../readers/told-game.ts';
import { beventPlays } from './bevent-plays.ts';
import { readEventFile } from './event-file.ts';
import { dateOfId, fixtureOf, isDate, startMs } from './fixture.ts';
import { eventFilePlays } from './plays.ts';

export const RETROSHEET = 'retrosheet';

/** Turns a Retrosheet event file of one game into messages; undefined when the text is none. */
export function readEventFileRecording(text: string): ReadRecording | undefined {
  if (!text.startsWith('id,')) return undefined;
  const game = readEventFile(text);
  if (game === undefined) return notAGame('it names no game');
  const startsAtMs = startMs(game.date, game.startTime);
  if (!isDate(startsAtMs)) return notAGame('it has no date');
  const fixture = fixtureOf({ ...game, startsAtMs });
  if (typeof fixture === 'string') return unknownTeam(fixture);
  return toldRecording(baseball, { source: RETROSHEET, fixture, plays: eventFilePlays(game) });
}

/** Turns a game written out by Retrosheet's BEVENT into messages; undefined when the text is none. */
export function readBeventRecording(text: string): ReadRecording | undefined {
  if (!text.startsWith('gameId,visitingTeam,')) return undefined;
  const rows = csvRows(text);
  const [first] = rows;
  if (first === undefined) return notAGame('it has no plays');
  const id = first('gameId');
  const startsAtMs = startMs(dateOfId(id), '');
  if (!isDate(startsAtMs)) return notAGame('it has no date');
  const fixture = fixtureOf({ home: id.slice(0, 3), visitors: first('visitingTeam'), startsAtMs });
  if (typeof fixture === 'string') return unknownTeam(fixture);
  return toldRecording(baseball, { source: RETROSHEET, fixture, plays: beventPlays(rows) });
}

function notAGame(why: string): ReadRecording {
  return notARecording(`a Retrosheet game: ${why}`);
}
