import { hockey } from '@fairline/sports/hockey/hockey.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { notARecording, toldRecording, unknownTeam } from '../readers/told-game.ts';
import { leagueEventId, sideOf } from '../season/league.ts';
import { landing } from './landing.ts';
import { playByPlay } from './play-by-play.ts';
import { nhlPlays } from './plays.ts';
import { NHL, nhlTeam } from './teams.ts';

const SOURCE = 'nhl-play-by-play';

/** Whether a recording's JSON is of one of the NHL's forms. */
export function isNhlRecording(value: unknown): boolean {
  return gameOf(value) !== undefined;
}

/** Turns the JSON of an NHL play-by-play or game summary into the messages a feed would have sent. Never throws. */
export function readNhlRecording(value: unknown): ReadRecording {
  const game = gameOf(value);
  if (game === undefined) return notARecording('a recording of an NHL game');
  const home = nhlTeam(game.home);
  const away = nhlTeam(game.away);
  if (home === undefined || away === undefined) return unknownTeam(home ? game.away : game.home);
  return toldRecording(hockey, {
    source: SOURCE,
    fixture: {
      ...NHL,
      eventId: leagueEventId(NHL.competition, game.startsAtMs, away, home),
      home: sideOf(home),
      away: sideOf(away),
      startsAt: new Date(game.startsAtMs).toISOString(),
      lines: {},
    },
    plays: nhlPlays(game.rows),
    stated: game.stated,
  });
}

function gameOf(value: unknown) {
  return playByPlay(value) ?? landing(value);
}
