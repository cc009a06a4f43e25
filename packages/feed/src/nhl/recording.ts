import { hockey } from '@fairline/sports/hockey/hockey.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { cutOff, notARecording, toldRecording, unknownTeam } from '../readers/told-game.ts';
import { toldOnce } from '../readers/told-twice.ts';
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
export function readNhlRecording(value: unknown, isWhole: 'whole' | 'cut-off' = 'whole'): ReadRecording {
  const game = gameOf(value);
  if (game === undefined) return notARecording('a recording of an NHL game');
  const home = nhlTeam(game.home);
  const away = nhlTeam(game.away);
  if (home === undefined || away === undefined) return unknownTeam(home ? game.away : game.home);
  // What was cut off may have been cut in its last row.
  const whole = isWhole === 'whole' ? game.rows : game.rows.slice(0, -1);
  const { rows, fault } = toldOnce(whole, ({ number }) => number);
  const { rules, players } = game;
  const plays = nhlPlays({ rows, rules });
  return toldRecording(hockey, {
    source: SOURCE,
    fixture: {
      ...NHL,
      eventId: leagueEventId(NHL.competition, game.startsAtMs, away, home),
      home: { ...sideOf(home), ...(players && { players: players.home }) },
      away: { ...sideOf(away), ...(players && { players: players.away }) },
      startsAt: new Date(game.startsAtMs).toISOString(),
      ...(!rules.hasShootout && { format: { mustHaveWinner: true } }),
      lines: {},
    },
    plays,
    fault: fault ?? (isWhole === 'whole' ? undefined : cutOff(plays.length)),
    stated: game.stated,
  });
}

function gameOf(value: unknown) {
  return playByPlay(value) ?? landing(value);
}
