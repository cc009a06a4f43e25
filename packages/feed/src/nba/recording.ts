import { basketball } from '@fairline/sports/basketball/basketball.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { cutOff, notARecording, toldRecording, unknownTeam } from '../readers/told-game.ts';
import { toldOnce } from '../readers/told-twice.ts';
import { leagueEventId, sideOf } from '../season/league.ts';
import { dataForm } from './data-form.ts';
import { liveForm } from './live-form.ts';
import { nbaPlays } from './plays.ts';
import { nbaRosters } from './roster.ts';
import { statsForm } from './stats-form.ts';
import { NBA, nbaTeam } from './teams.ts';
import { untilTalliesDisagree } from './told-tallies.ts';

const SOURCE = 'nba-play-by-play';

/** Whether a recording's JSON is of one of the NBA's forms. */
export function isNbaRecording(value: unknown): boolean {
  return gameOf(value) !== undefined;
}

/** Turns the JSON of an NBA play-by-play, in any of its three forms, into the messages a feed would have sent. Never throws. */
export function readNbaRecording(value: unknown, isWhole: 'whole' | 'cut-off' = 'whole'): ReadRecording {
  const game = gameOf(value);
  if (game === undefined) return notARecording('a recording of an NBA game');
  const home = nbaTeam(game.home);
  const away = nbaTeam(game.away);
  if (home === undefined || away === undefined) return unknownTeam(home ? game.away : game.home);
  // What was cut off may have been cut in its last row.
  const whole = isWhole === 'whole' ? game.rows : game.rows.slice(0, -1);
  const once = toldOnce(whole, ({ number }) => number);
  const { rows, fault = once.fault } = untilTalliesDisagree(once.rows);
  const rosters = nbaRosters({ rows, names: game.names });
  const plays = nbaPlays(rows, rosters);
  return toldRecording(basketball, {
    source: SOURCE,
    fixture: {
      ...NBA,
      eventId: leagueEventId(NBA.competition, game.startsAtMs, away, home),
      home: { ...sideOf(home), ...(rosters && { players: rosters.home.names }) },
      away: { ...sideOf(away), ...(rosters && { players: rosters.away.names }) },
      startsAt: new Date(game.startsAtMs).toISOString(),
      lines: {},
    },
    plays,
    fault: fault ?? (isWhole === 'whole' ? undefined : cutOff(plays.length)),
    stated: game.stated,
  });
}

function gameOf(value: unknown) {
  return liveForm(value) ?? statsForm(value) ?? dataForm(value);
}
