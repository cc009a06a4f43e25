import { fieldOf } from '../kit/field.ts';
import { type FieldScoreboard, type LeaderboardRow, NO_SIDE } from '../kit/leaderboard.ts';
import { LAPS } from './rules.ts';
import { type Car, driverName, type RaceState, runningOrder } from './state.ts';
import { gapWords, lapTime } from './words.ts';

/** The order of a race for the wire. */
export interface MotorRacingScoreboard extends FieldScoreboard {
  readonly sport: 'motor-racing';
  /** Laps done by the first car, of `laps`. */
  readonly lap: number;
  readonly laps: number;
  readonly isSafetyCar: boolean;
}

export function scoreboard(state: RaceState): MotorRacingScoreboard {
  const { phase, lap, isSafetyCar, lastPlay } = state;
  const order = runningOrder(state);
  const leader = order[0] ?? 0;
  return {
    sport: 'motor-racing',
    homeScore: phase === 'final' ? leader + 1 : 0,
    awayScore: 0,
    winner: undefined,
    progress: progress(state),
    isInPlay: phase === 'in-play',
    segments: [],
    situation: situation(state, leader),
    alert: isSafetyCar ? 'Safety car' : '',
    home: NO_SIDE,
    away: NO_SIDE,
    columns: ['Gap', 'Grid', 'Best'],
    leaderboard: order.map((number, at) => rowOf(state, number, at)),
    lap,
    laps: LAPS,
    isSafetyCar,
    lastPlay,
  };
}

/** "Lap 33/60", "On the grid", "Final"; empty before qualifying. */
function progress({ phase, lap }: RaceState): string {
  if (phase === 'pre-game') return '';
  if (phase === 'grid') return 'On the grid';
  return phase === 'final' ? 'Final' : `Lap ${lap}/${LAPS}`;
}

function situation(state: RaceState, leader: number): string {
  switch (state.phase) {
    case 'pre-game':
      return '';
    case 'grid':
      return `${driverName(state, leader)} on pole`;
    case 'in-play':
      return `${driverName(state, leader)} leads`;
    case 'final':
      return `${driverName(state, leader)} wins`;
  }
}

function rowOf(state: RaceState, number: number, at: number): LeaderboardRow {
  const side = fieldOf(state.sides)[number];
  const car = state.cars[number];
  const { phase } = state;
  return {
    player: number,
    name: side?.name ?? '',
    abbreviation: side?.abbreviation ?? '',
    team: side?.team ?? '',
    country: side?.country,
    place: car === undefined || phase === 'pre-game' ? '' : placeText(car, at),
    values:
      car === undefined ? ['', '', ''] : [gapText(state, car, at), String(car.grid ?? ''), bestText(car)],
  };
}

function placeText({ status }: Car, at: number): string {
  if (status === 'absent') return 'DNS';
  return status === 'retired' ? 'DNF' : String(at + 1);
}

function gapText({ phase }: RaceState, { status, gap, laps }: Car, at: number): string {
  if (phase === 'pre-game' || phase === 'grid' || status === 'absent') return '';
  return status === 'retired' ? `L${laps}` : gapWords(gap, at === 0, phase === 'final');
}

function bestText({ best }: Car): string {
  return best === undefined ? '' : lapTime(best);
}
