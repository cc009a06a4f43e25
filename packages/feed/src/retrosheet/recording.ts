import { baseball } from '@fairline/sports/baseball/baseball.ts';
import { csvTable } from '../readers/csv.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { cutOff, notARecording, toldRecording, unknownTeam } from '../readers/told-game.ts';
import { beventPlays } from './bevent-plays.ts';
import { readEventFile } from './event-file.ts';
import { dateOfId, fixtureOf, isDate, startMs } from './fixture.ts';
import { beginnersOf, playersOf } from './line-up.ts';
import { eventFilePlays } from './plays.ts';

export const RETROSHEET = 'retrosheet';

/** Turns a Retrosheet event file of one game into messages; undefined when the text is none. @param isCut the file ends in the middle */
export function readEventFileRecording(text: string, isCut = false): ReadRecording | undefined {
  if (!text.startsWith('id,')) return undefined;
  const game = readEventFile(text);
  if (game === undefined) return notAGame('it names no game');
  const startsAtMs = startMs(game.date, game.startTime);
  if (!isDate(startsAtMs)) return notAGame('it has no date');
  const beginners = beginnersOf(game.starts);
  const comingIn = game.records.flatMap((record) =>
    record.kind === 'sub' && record.entry ? [record.entry] : [],
  );
  const players = beginners && playersOf(beginners, comingIn);
  const fixture = fixtureOf({ ...game, startsAtMs, players, tellsSubstitutions: beginners !== undefined });
  if (typeof fixture === 'string') return unknownTeam(fixture);
  const { plays, fault: contradiction } = eventFilePlays(game, beginners);
  const fault = isCut ? cutOff(plays.length) : contradiction;
  return toldRecording(baseball, { source: RETROSHEET, fixture, plays, fault });
}

/** Turns a game written out by Retrosheet's BEVENT into messages; undefined when the text is none. @param isCut as above */
export function readBeventRecording(text: string, isCut = false): ReadRecording | undefined {
  if (!text.startsWith('gameId,visitingTeam,')) return undefined;
  const table = csvTable(text, isCut);
  const { rows } = table;
  const [first] = rows;
  if (first === undefined) return notAGame('it has no plays');
  const id = first('gameId');
  const startsAtMs = startMs(dateOfId(id), '');
  if (!isDate(startsAtMs)) return notAGame('it has no date');
  const teams = { home: id.slice(0, 3), visitors: first('visitingTeam') };
  const fixture = fixtureOf({ ...teams, startsAtMs, tellsSubstitutions: true });
  if (typeof fixture === 'string') return unknownTeam(fixture);
  const plays = beventPlays(rows);
  const fault = table.cutOff ? cutOff(plays.length) : undefined;
  return toldRecording(baseball, { source: RETROSHEET, fixture, plays, fault });
}

function notAGame(why: string): ReadRecording {
  return notARecording(`a Retrosheet game: ${why}`);
}
