import { baseball } from '@fairline/sports/baseball/baseball.ts';
import type { ReadRecording } from '../gamecenter/recording.ts';
import { csvRows } from '../readers/csv.ts';
import { messagesOf } from '../readers/told-game.ts';
import { beventPlays } from './bevent-plays.ts';
import { readEventFile } from './event-file.ts';
import { dateOfId, fixtureOf, isDate, startMs } from './fixture.ts';
import { eventFilePlays } from './plays.ts';

export const RETROSHEET = 'retrosheet';

/** Turns a Retrosheet event file of one game into messages; undefined when the text is none. */
export function readEventFileRecording(text: string): ReadRecording | undefined {
  if (!text.startsWith('id,')) return undefined;
  const game = readEventFile(text);
  if (game === undefined) return notARecording('it names no game');
  const startsAtMs = startMs(game.date, game.startTime);
  if (!isDate(startsAtMs)) return notARecording('it has no date');
  const fixture = fixtureOf({ ...game, startsAtMs });
  if (typeof fixture === 'string') return unknownTeam(fixture);
  return messagesOf(baseball, { source: RETROSHEET, fixture, plays: eventFilePlays(game) });
}

/** Turns a game written out by Retrosheet's BEVENT into messages; undefined when the text is none. */
export function readBeventRecording(text: string): ReadRecording | undefined {
  if (!text.startsWith('gameId,visitingTeam,')) return undefined;
  const rows = csvRows(text);
  const [first] = rows;
  if (first === undefined) return notARecording('it has no plays');
  const id = first('gameId');
  const startsAtMs = startMs(dateOfId(id), '');
  if (!isDate(startsAtMs)) return notARecording('it has no date');
  const fixture = fixtureOf({ home: id.slice(0, 3), visitors: first('visitingTeam'), startsAtMs });
  if (typeof fixture === 'string') return unknownTeam(fixture);
  return messagesOf(baseball, { source: RETROSHEET, fixture, plays: beventPlays(rows) });
}

function notARecording(why: string): ReadRecording {
  return { fault: { kind: 'not-a-recording', message: `Not a Retrosheet game: ${why}.` } };
}

function unknownTeam(code: string): ReadRecording {
  return { fault: { kind: 'unknown-team', message: `There is no team ${code}.` } };
}
