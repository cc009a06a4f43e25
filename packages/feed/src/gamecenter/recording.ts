import { football } from '@fairline/sports/football/football.ts';
import type { FootballPlay } from '@fairline/sports/football/play.ts';
import type { Side } from '@fairline/sports/sport.ts';
import type { Fixture } from '../message.ts';
import { NFL, type NflTeam, nflEventId, nflTeam } from '../nfl/teams.ts';
import type { ReadRecording, RecordingFault } from '../readers/recording.ts';
import { toldRecording, unknownTeam } from '../readers/told-game.ts';
import { sideOf } from '../season/league.ts';
import { openRecording } from './open-recording.ts';
import { isTry } from './play-kind.ts';
import { footballPlays } from './plays.ts';
import type { RecordedGame } from './recorded-game.ts';
import type { IndexRow } from './recording-index.ts';
import { type RecordedRosters, recordedRosters } from './roster.ts';

export const GAMECENTER = 'nfl-gamecenter';

/**
 * Turns the bytes of a GameCenter recording into the messages a feed would have sent: the fixture with its closing lines, for
 * each play the snap and the play, and the result. Never throws: what is wrong is the fault.
 * @param row the recording's row of index.csv; without it the game starts at midnight of its date and has no lines
 * @param startsAtMs plays the game at another time than it was played
 */
export function readRecording(bytes: Uint8Array, row?: IndexRow, startsAtMs?: number): ReadRecording {
  const { game, fault } = openRecording(bytes);
  if (!game) return { fault };
  const home = nflTeam(game.home.abbreviation);
  const away = nflTeam(game.away.abbreviation);
  if (!home || !away) return unknownTeam(home ? game.away.abbreviation : game.home.abbreviation);
  const rosters = recordedRosters(game);
  const startMs = startsAtMs ?? row?.startsAtMs ?? dateOf(game.gsisId);
  const fixture: Fixture = {
    ...NFL,
    eventId: nflEventId(startMs, away, home),
    home: withPlayers(home, rosters.home),
    away: withPlayers(away, rosters.away),
    startsAt: new Date(startMs).toISOString(),
    lines: row?.lines ?? {},
  };
  const plays = fault ? trustedPlays(game, rosters) : footballPlays(game, rosters);
  return toldRecording(football, {
    source: GAMECENTER,
    fixture,
    plays,
    fault: fault ?? findFault(game, plays),
  });
}

function withPlayers(team: NflTeam, roster: RecordedRosters['home']): Side {
  return { ...sideOf(team), ...(roster && { players: roster.names }) };
}

function dateOf(gsisId: string): number {
  return Date.UTC(Number(gsisId.slice(0, 4)), Number(gsisId.slice(4, 6)) - 1, Number(gsisId.slice(6, 8)));
}

/** A whole recording must end, and its plays must add up to the score by quarter that it states. */
function findFault(game: RecordedGame, plays: readonly FootballPlay[]): RecordingFault | undefined {
  if (!game.ended) return { kind: 'no-end', message: 'It stops before the game is over.' };
  for (const side of ['home', 'away'] as const) {
    const stated = game[side].quarters;
    const scored = pointsByQuarter(plays, side);
    const total = stated.reduce((sum, points) => sum + points, 0);
    if (stated.join() !== scored.join() || total !== game[side].total) {
      const name = game[side].abbreviation;
      return {
        kind: 'scores-disagree',
        message: `The plays give ${name} ${scored.join('-')}, the score line ${stated.join('-')}.`,
      };
    }
  }
  return undefined;
}

function pointsByQuarter(plays: readonly FootballPlay[], side: 'home' | 'away'): number[] {
  const quarters = [0, 0, 0, 0, 0];
  let before = 0;
  for (const play of plays) {
    const quarter = Math.min(play.quarter, 5) - 1;
    quarters[quarter] = (quarters[quarter] ?? 0) + play.score[side] - before;
    before = play.score[side];
  }
  return quarters;
}

/**
 * Of a recording that was cut off: the scoring summary stands at its end, so only what came before the first score without
 * one can be told; and not the last play, whose outcome would show in the row after it.
 */
function trustedPlays(game: RecordedGame, rosters: RecordedRosters): FootballPlay[] {
  const unknown = game.plays.findIndex((play) => play.scoring && !play.summary && !isTry(play));
  const known = unknown < 0 ? game.plays : game.plays.slice(0, unknown);
  return footballPlays({ ...game, ended: false, plays: known }, rosters).slice(0, -1);
}
