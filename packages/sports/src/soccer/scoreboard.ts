import {
  leader,
  otherSide,
  type Scoreboard,
  type Segment,
  type SideBoard,
  type SideCount,
  type SideKey,
  type Winner,
} from '../sport.ts';
import { nominalSeconds, SECOND_HALF, SHOOTOUT, type SoccerRules } from './rules.ts';
import { minuteAt } from './scoring.ts';
import { shootoutWinner } from './shootout.ts';
import type { SoccerState } from './state.ts';
import { playerAt } from './story/players.ts';
import { goalsOf, hadExtraTime, suspensionsOf, tallyOf } from './tally.ts';

/** Something that is marked on the line of a game's time. */
export interface Moment {
  readonly kind: 'goal' | 'red-card';
  readonly side: SideKey;
  readonly minute: number;
  /** The minute of stoppage time that it came in, from 1; 0 before. */
  readonly stoppage: number;
  /** Who scored, or was sent off; '' where that is not known, and of an own goal. */
  readonly player: string;
  readonly isOwnGoal: boolean;
}

/** What soccer and futsal both count beside goals. */
export interface GoalsScoreboard extends Scoreboard {
  readonly homeCorners: number;
  readonly awayCorners: number;
  readonly homeShots: number;
  readonly awayShots: number;
  readonly homeShotsOnTarget: number;
  readonly awayShotsOnTarget: number;
  readonly homeYellowCards: number;
  readonly awayYellowCards: number;
  readonly homeRedCards: number;
  readonly awayRedCards: number;
  /** Minutes a game takes without stoppage time: 90, or 120 with extra time; and those that are played. */
  readonly gameMinutes: number;
  readonly minute: number;
  /** Goals and red cards, in order. */
  readonly moments: readonly Moment[];
  /** Kicks made in a shoot-out; undefined without one. */
  readonly homeShootoutScore: number | undefined;
  readonly awayShootoutScore: number | undefined;
  readonly lastPlay: string | undefined;
}

export interface SoccerScoreboard extends GoalsScoreboard {
  readonly sport: 'soccer';
}

export interface FutsalScoreboard extends GoalsScoreboard {
  readonly sport: 'futsal';
  /** Players each side is short of at the moment. */
  readonly homeSuspensions: number;
  readonly awaySuspensions: number;
}

export function soccerScoreboard(state: SoccerState): SoccerScoreboard {
  const board = goalsScoreboard(state);
  const redCards = { title: 'Red Cards', home: board.homeRedCards, away: board.awayRedCards };
  return { sport: 'soccer', ...board, counts: [...countsOf(board), redCards] };
}

export function futsalScoreboard(state: SoccerState): FutsalScoreboard {
  const board = goalsScoreboard(state);
  const suspended = {
    home: suspensionsOf(state, 'home').length,
    away: suspensionsOf(state, 'away').length,
  };
  return {
    sport: 'futsal',
    ...board,
    homeSuspensions: suspended.home,
    awaySuspensions: suspended.away,
    counts: [...countsOf(board), { title: 'Suspensions', ...suspended }],
  };
}

type Board = Omit<GoalsScoreboard, 'sport'>;

function countsOf(board: Board): SideCount[] {
  return [
    { title: 'Shots', home: board.homeShots, away: board.awayShots },
    { title: 'Shots on Target', home: board.homeShotsOnTarget, away: board.awayShotsOnTarget },
    { title: 'Corners', home: board.homeCorners, away: board.awayCorners },
    { title: 'Yellow Cards', home: board.homeYellowCards, away: board.awayYellowCards },
  ];
}

function goalsScoreboard(state: SoccerState): Board {
  const { home, away } = tallyOf(state.log);
  const kicked = state.shootout.length > 0 || state.period === SHOOTOUT;
  return {
    homeScore: home.goals,
    awayScore: away.goals,
    winner: winnerOf(state),
    progress: progress(state),
    isInPlay: state.phase === 'in-play' || state.phase === 'break',
    segments: segments(state),
    situation: situation(state),
    alert: alertOf(state),
    home: sideBoard(state, 'home'),
    away: sideBoard(state, 'away'),
    gameMinutes: gameMinutes(state),
    minute: minuteNow(state),
    moments: moments(state),
    homeCorners: home.corners,
    awayCorners: away.corners,
    homeShots: home.shots,
    awayShots: away.shots,
    homeShotsOnTarget: home.onTarget,
    awayShotsOnTarget: away.onTarget,
    homeYellowCards: home.yellowCards,
    awayYellowCards: away.yellowCards,
    homeRedCards: home.redCards,
    awayRedCards: away.redCards,
    homeShootoutScore: kicked ? madeBy(state, 'home') : undefined,
    awayShootoutScore: kicked ? madeBy(state, 'away') : undefined,
    lastPlay: state.lastPlay,
  };
}

/** By the kicks of a shoot-out where there was one. */
function winnerOf({ phase, log, shootout }: SoccerState): Winner | undefined {
  return phase === 'final' ? (shootoutWinner(shootout) ?? leader(goalsOf(log))) : undefined;
}

function gameMinutes(state: SoccerState): number {
  const { rules } = state;
  const extra = hadExtraTime(state) ? 2 * rules.extraHalfSeconds : 0;
  return (2 * rules.halfSeconds + extra) / 60;
}

function minuteNow(state: SoccerState): number {
  const { phase, period, clock, rules } = state;
  if (phase === 'pre-game') return 0;
  if (phase === 'final' || period === SHOOTOUT) return gameMinutes(state);
  return phase === 'break'
    ? minuteAt(rules, period, nominalSeconds(rules, period))
    : minuteAt(rules, period, clock);
}

function moments({ log, rules, sides }: SoccerState): Moment[] {
  return log.flatMap(({ kind, side, period, clock, player, how }) => {
    if (kind !== 'goal' && kind !== 'red-card') return [];
    const isOwnGoal = how === 'own-goal';
    const name = player === undefined || isOwnGoal ? '' : playerAt(rules, sides[side], player);
    const minute = minuteAt(rules, period, clock);
    const stoppage = rules.game === 'futsal' ? 0 : stoppageAt(rules, period, clock);
    return [{ kind, side, minute, stoppage, player: name, isOwnGoal }];
  });
}

function sideBoard(state: SoccerState, side: SideKey): SideBoard {
  const { goals, redCards, yellowCards } = tallyOf(state.log)[side];
  const short = state.rules.game === 'futsal' ? suspensionsOf(state, side).length : 0;
  const other =
    state.rules.game === 'futsal' ? suspensionsOf(state, side === 'home' ? 'away' : 'home').length : 0;
  const cards = [cardWords(redCards, 'red'), cardWords(yellowCards, 'yellow')].filter((text) => text !== '');
  return {
    score: String(goals),
    marker: other > short ? 'power-play' : undefined,
    note: cards.join(', '),
  };
}

function cardWords(count: number, colour: string): string {
  return count === 0 ? '' : `${count} ${colour}`;
}

/** What stands beside the clock: the kicks of a shoot-out, the host's first as all of the game's scores; in the end "Fulham won 4–2 on kicks". */
function situation(state: SoccerState): string {
  if (state.period !== SHOOTOUT) return '';
  const winner = state.phase === 'final' ? shootoutWinner(state.shootout) : undefined;
  if (winner === undefined) return `${madeBy(state, 'home')}–${madeBy(state, 'away')} on kicks`;
  const made = `${madeBy(state, winner)}–${madeBy(state, otherSide(winner))}`;
  return `${state.sides[winner].mediumName} won ${made} on kicks`;
}

/** A side with fewer players on the pitch. */
function alertOf(state: SoccerState): string {
  if (state.phase === 'pre-game' || state.phase === 'final') return '';
  const { home, away } = tallyOf(state.log);
  if (state.rules.game === 'futsal') {
    const short = suspensionsOf(state, 'home').length - suspensionsOf(state, 'away').length;
    return short === 0 ? '' : `${state.sides[short > 0 ? 'home' : 'away'].abbreviation} a player short`;
  }
  if (home.redCards === away.redCards) return '';
  const fewer = home.redCards > away.redCards ? state.sides.home : state.sides.away;
  return `${fewer.abbreviation} down to ${11 - Math.max(home.redCards, away.redCards)}`;
}

/** "23'", "45+2'", "Halftime", "ET 97'", "Penalties", "Final", "Final/ET", "Final/Pens"; futsal "1H 12:34", the time left. */
export function progress(state: SoccerState): string {
  const { phase, period, rules } = state;
  if (phase === 'pre-game') return '';
  if (phase === 'final')
    return period === SHOOTOUT ? 'Final/Pens' : period > SECOND_HALF ? 'Final/ET' : 'Final';
  if (period === SHOOTOUT) return 'Penalties';
  if (phase === 'break') return BREAKS[period - 1] ?? '';
  const prefix = period > SECOND_HALF ? 'ET ' : '';
  return rules.game === 'futsal' ? futsalClock(state) : `${prefix}${soccerClock(state)}`;
}

const BREAKS = ['Halftime', 'End of 90', 'ET Halftime', 'End of ET'];

function soccerClock({ rules, period, clock }: SoccerState): string {
  const stoppage = stoppageAt(rules, period, clock);
  const minute = minuteAt(rules, period, clock);
  return stoppage === 0 ? `${minute}'` : `${minute}+${stoppage}'`;
}

/** The minute of stoppage time that is being played; 0 before. */
function stoppageAt(rules: SoccerRules, period: number, clock: number): number {
  const over = clock - nominalSeconds(rules, period);
  return over < 0 ? 0 : Math.floor(over / 60) + 1;
}

function futsalClock({ rules, period, clock }: SoccerState): string {
  const left = Math.max(0, nominalSeconds(rules, period) - clock);
  const name = period > SECOND_HALF ? `ET${period - SECOND_HALF}` : `${period}H`;
  return `${name} ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** Halves begun so far; extra time is one segment, kicks of a shoot-out another. */
function segments(state: SoccerState): Segment[] {
  if (state.phase === 'pre-game') return [];
  const { period, log } = state;
  const list: Segment[] = [{ shortName: '1', ...goalsOf(log, 1) }];
  if (period >= SECOND_HALF) list.push({ shortName: '2', ...goalsOf(log, SECOND_HALF) });
  if (hadExtraTime(state)) {
    const extra = log.filter((each) => each.period > SECOND_HALF);
    list.push({ shortName: 'ET', ...goalsOf(extra) });
  }
  if (period === SHOOTOUT) {
    list.push({ shortName: 'PEN', home: madeBy(state, 'home'), away: madeBy(state, 'away') });
  }
  return list;
}

function madeBy({ shootout }: SoccerState, side: SideKey): number {
  return shootout.filter((kick) => kick.side === side && kick.made).length;
}
