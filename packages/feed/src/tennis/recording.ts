import { tennis } from '@fairline/sports/tennis/tennis.ts';
import type { Fixture } from '../message.ts';
import { csvRows, csvTable, type Row } from '../readers/csv.ts';
import { playerSide } from '../readers/player-side.ts';
import type { ReadRecording, RecordingFault } from '../readers/recording.ts';
import { notARecording, toldRecording } from '../readers/told-game.ts';
import { unpack } from '../readers/unpack.ts';
import { isPoint, type RecordedPoints, recordedPoints } from './points.ts';
import { type SlamMatch, slamCompetitions, slamMatch } from './tournaments.ts';

export const SLAM_POINTS = 'slam-points';

/** The Grand Slams are played in summer; on which day no recording says. */
const MONTH = 6;

/** Whether a file is of the Grand Slam point-by-point data, whatever stands beside it. */
export function isSlamMatch(bytes: Uint8Array): boolean {
  const text = unpack(bytes)?.text ?? '';
  return /^match_id,[^\n]*\bPointWinner\b/.test(text);
}

/**
 * Turns a match of the Grand Slam point-by-point data (J. Sackmann) into the messages a feed would have sent. Never throws: what
 * is wrong is the fault.
 * @param index the text of index.csv, which names the players
 */
export function readSlamMatch(bytes: Uint8Array, index: string | undefined): ReadRecording {
  const unpacked = unpack(bytes);
  if (unpacked === undefined) return notAMatch('it is neither text nor gzip');
  const table = csvTable(unpacked.text, unpacked.cutOff);
  const { rows } = table;
  const id = rows[0]?.('match_id') ?? '';
  const match = slamMatch(id);
  if (match === undefined) return notAMatch(`'${id}' names no match of a Grand Slam whose rules are known`);
  const players = playersOf(id, index);
  const [first = `Player 1 of ${id}`, second = `Player 2 of ${id}`] = players;
  const fixture = fixtureOf(id, match, first, second);
  const points = recordedPoints(rows.filter(isPoint), fixture, match.rules);
  const fault = table.cutOff ? cutOff(points) : faultOf(points);
  return toldRecording(tennis, { source: SLAM_POINTS, fixture, plays: points.plays, fault });
}

function notAMatch(why: string): ReadRecording {
  return notARecording(`a match of tennis points: ${why}`);
}

function playersOf(id: string, index: string | undefined): string[] {
  const row: Row | undefined = csvRows(index ?? '').find((each) => each('match_id') === id);
  return row ? [row('player1'), row('player2')].filter((name) => name !== '') : [];
}

function fixtureOf(id: string, { year, event }: SlamMatch, first: string, second: string): Fixture {
  return {
    sport: tennis.slug,
    organization: 'international',
    competition: slamCompetitions[event],
    eventId: id,
    home: playerSide('slam', first),
    away: playerSide('slam', second),
    startsAt: new Date(Date.UTC(year, MONTH, 1, 12)).toISOString(),
    lines: {},
  };
}

function faultOf({ wrong }: RecordedPoints): RecordingFault | undefined {
  return wrong === undefined ? undefined : { kind: 'scores-disagree', message: wrong };
}

function cutOff({ plays }: RecordedPoints): RecordingFault {
  return { kind: 'cut-off', message: `It ends in the middle, after ${plays.length - 1} points.` };
}
