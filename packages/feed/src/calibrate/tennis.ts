import { NOBODIES } from '@fairline/sports/kit/nobody.ts';
import type { TennisPlay } from '@fairline/sports/tennis/play.ts';
import type { TennisState } from '@fairline/sports/tennis/state.ts';
import { pointServer } from '@fairline/sports/tennis/state.ts';
import type { TennisStrength } from '@fairline/sports/tennis/strength.ts';
import { tennis } from '@fairline/sports/tennis/tennis.ts';
import { csvRows } from '../readers/csv.ts';
import { isPoint, recordedPoints } from '../tennis/points.ts';
import { type SlamEvent, slamMatch } from '../tennis/tournaments.ts';
import type { Calibration } from './calibration.ts';
import { judgeInPlay, linesOf, type PlayedGame, sortsToJudge } from './in-play.ts';

const MATCHES = [
  '2012-wimbledon-1232',
  '2012-wimbledon-1305',
  '2012-wimbledon-1701',
  '2012-wimbledon-2701',
  '2013-usopen-1601',
  '2013-usopen-1701',
  '2024-usopen-5402',
  '2024-usopen-5501',
];

/**
 * Service points won on average: of men and of women the tours' own season averages. In mixed doubles one of each serves and both
 * return; what pairs win on serve no average tells, so theirs is taken for the middle.
 */
const SERVES: Readonly<Record<SlamEvent, number>> = { men: 0.64, women: 0.56, mixed: 0.6 };
/** How many service points at the average a player is believed to have played before the match. */
const BELIEVED = 120;

const SORTS = [
  'moneyline game',
  'moneyline s',
  'total game',
  'game-winner',
  'game-deuce',
  'point',
  'set-race',
];

/**
 * Eight recorded matches, priced again after each point and compared with how they ended. No odds are at hand: both players
 * are believed to be average, once all the way, and once corrected by the points they win on serve in the match.
 */
export const tennisCalibration: Calibration = {
  files: MATCHES.map((match) => `tennis/${match}.csv.gz`),
  measure(texts) {
    const average = sortsToJudge(...SORTS);
    const corrected = sortsToJudge(...SORTS);
    for (const text of texts) {
      judgeInPlay(tennis, gameOf(text, false), average);
      judgeInPlay(tennis, gameOf(text, true), corrected);
    }
    return {
      sport: 'tennis',
      matches: texts.length,
      unit: 'percentage points',
      averagePlayers: linesOf(average),
      correctedInPlay: linesOf(corrected),
    };
  },
};

function gameOf(text: string, corrects: boolean): PlayedGame<TennisState, TennisPlay, TennisStrength> {
  const rows = csvRows(text);
  const match = slamMatch(rows[0]?.('match_id') ?? '');
  if (match === undefined) throw new RangeError('not a match of a Grand Slam');
  const { plays } = recordedPoints(rows.filter(isPoint), NOBODIES, match.rules);
  const serve = SERVES[match.event];
  return {
    sides: NOBODIES,
    plays,
    strengthAt: (state) => (corrects ? seenSoFar(state, serve) : { home: serve, away: serve }),
  };
}

/** The average and what was seen, each by how many points it stands for. */
function seenSoFar(state: TennisState, serve: number): TennisStrength {
  const won = { home: BELIEVED * serve, away: BELIEVED * serve };
  const served = { home: BELIEVED, away: BELIEVED };
  for (const { points, server, to } of state.games) {
    [...points].forEach((letter, played) => {
      const side = pointServer(server, to, played);
      served[side] += 1;
      if ((letter === 'h') === (side === 'home')) won[side] += 1;
    });
  }
  return { home: won.home / served.home, away: won.away / served.away };
}
