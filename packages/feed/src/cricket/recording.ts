import { cricket } from '@fairline/sports/cricket/cricket.ts';
import { csvTable } from '../readers/csv.ts';
import type { ReadRecording, RecordingFault } from '../readers/recording.ts';
import { cutOff, notARecording, toldRecording, unknownTeam } from '../readers/told-game.ts';
import { feedMatch } from './ball-feed.ts';
import { csvMatch } from './csv-deliveries.ts';
import { cricketFixture } from './fixture.ts';
import { endDisagreement } from './stated-end.ts';

export const CRICSHEET = 'cricsheet';
export const BALL_FEED = 'ball-feed';
/** The last moment JavaScript can write, nearly. */
const LATEST_MS = 8e15;
/** Matches are dated by day alone; they are taken to begin at two in the afternoon, UTC. */
const START_HOUR = 'T14:00:00Z';

/**
 * Turns a match in Cricsheet's second csv form into messages; undefined when the text is none. Never throws.
 * @param isCut the file ends in the middle
 * @param info see csvMatch
 */
export function readCricketCsv(text: string, isCut = false, info = ''): ReadRecording | undefined {
  if (!text.startsWith('match_id,season,start_date,')) return undefined;
  const table = csvTable(text, isCut);
  const { rows } = table;
  const [first] = rows;
  if (first === undefined) return notAMatch('it has no balls');
  const startsAtMs = Date.parse(`${first('start_date')}${START_HOUR}`);
  if (Number.isNaN(startsAtMs)) return notAMatch('it has no date');
  const fixture = cricketFixture(first('batting_team'), first('bowling_team'), startsAtMs);
  if (typeof fixture === 'string') return unknownTeam(fixture);
  const match = told(() => csvMatch(rows, info));
  if (typeof match === 'string') return notAMatch(match);
  const home = { ...fixture.home, players: match.rosters.home.names };
  const away = { ...fixture.away, players: match.rosters.away.names };
  const { plays, mistake } = match;
  const teams = { home: first('batting_team'), away: first('bowling_team') };
  return toldRecording(cricket, {
    source: CRICSHEET,
    fixture: { ...fixture, home, away },
    plays,
    fault: mistake === undefined ? (table.cutOff ? cutOff(rows.length) : undefined) : outOfOrder(mistake),
    disagreement: endDisagreement(info, teams, plays),
  });
}

/**
 * Turns a recorded stream of cricket scores ('ccm' messages) into messages; undefined when the text is none. Never throws.
 * @param isCut as above
 */
export function readBallFeed(text: string, isCut = false): ReadRecording | undefined {
  if (!text.startsWith('{"op":"ccm"')) return undefined;
  const match = told(() => feedMatch(text));
  if (typeof match === 'string') return notAMatch(match);
  if (!(Math.abs(match.startsAtMs) < LATEST_MS)) return notAMatch('it has no date');
  const fixture = cricketFixture(match.home, match.away, match.startsAtMs);
  if (typeof fixture === 'string') return unknownTeam(fixture);
  const plays = match.balls.map(({ play }) => play);
  const fault = isCut ? cutOff(plays.length) : undefined;
  return toldRecording(cricket, { source: BALL_FEED, fixture, plays, fault });
}

/** What a reader finds, or why it cannot be a match: an innings of twelve batters. */
function told<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

function outOfOrder(message: string): RecordingFault {
  return { kind: 'impossible-play', message };
}

function notAMatch(why: string): ReadRecording {
  return notARecording(`a cricket match: ${why}`);
}
