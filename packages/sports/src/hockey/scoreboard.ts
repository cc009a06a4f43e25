import { AWAY, HOME } from '../kit/side-number.ts';
import { clockText } from '../kit/words.ts';
import {
  leader,
  otherSide,
  type Scoreboard,
  type ScoringPlay,
  type Segment,
  type SideBoard,
  type SideCount,
  type SideKey,
} from '../sport.ts';
import { isShootout, isShortOvertime, nameOfPeriod, OVERTIME, PERIODS, RUNNING_PENALTIES } from './rules.ts';
import { scoreOf, winnerOf } from './score.ts';
import { POWER_PLAY, periodOf, sideOf, strengthOf } from './scoring.ts';
import { scoringList } from './scoring-list.ts';
import type { HockeyState } from './state.ts';

/** The ice hockey scoreboard for the wire. */
export interface HockeyScoreboard extends Scoreboard {
  readonly sport: 'hockey';
  readonly homePlayersInBox: number;
  readonly awayPlayersInBox: number;
  /** Who has a skater more for the other side's penalties. */
  readonly powerPlay: SideKey | undefined;
  /** "1:12" left of it. */
  readonly powerPlayClock: string | undefined;
  /** Skaters on the ice, a sixth one for the goalie included. */
  readonly homeSkaters: number;
  readonly awaySkaters: number;
  readonly homeNetEmpty: boolean;
  readonly awayNetEmpty: boolean;
  readonly homeShots: number;
  readonly awayShots: number;
  /** Whether the source tells them. */
  readonly shotsTold: boolean;
  readonly scoring: readonly ScoringPlay[];
  readonly lastPlay: string | undefined;
}

export function scoreboard(state: HockeyState): HockeyScoreboard {
  const running = state.phase === 'in-play';
  const { home, away } = scoreOf(state);
  const powerPlay = running ? powerPlayOf(state) : undefined;
  return {
    sport: 'hockey',
    homeScore: home,
    awayScore: away,
    winner: state.phase === 'final' ? leader({ home, away }) : undefined,
    progress: progress(state),
    isInPlay: running || state.phase === 'break',
    segments: segments(state),
    situation: situation(state, powerPlay),
    alert: running ? alert(state, powerPlay) : '',
    home: sideBoard(state, 'home', powerPlay),
    away: sideBoard(state, 'away', powerPlay),
    homePlayersInBox: state.box.home.length,
    awayPlayersInBox: state.box.away.length,
    powerPlay,
    powerPlayClock: powerPlay && clockText(leftOf(state, otherSide(powerPlay))),
    homeSkaters: skaters(state, 'home'),
    awaySkaters: skaters(state, 'away'),
    homeNetEmpty: state.pulled.home,
    awayNetEmpty: state.pulled.away,
    homeShots: sum(state.shots.home),
    awayShots: sum(state.shots.away),
    shotsTold: state.shotsTold,
    counts: countsOf(state),
    scoring: scoringList(state),
    lastPlay: state.lastPlay,
  };
}

function countsOf({ shots, shotsTold, penalties, goals }: HockeyState): SideCount[] {
  const powerPlays = (side: number) =>
    goals.filter((goal) => sideOf(goal) === side && strengthOf(goal) === POWER_PLAY).length;
  const told = shotsTold ? [{ title: 'Shots on Goal', home: sum(shots.home), away: sum(shots.away) }] : [];
  return [
    ...told,
    { title: 'Power-Play Goals', home: powerPlays(HOME), away: powerPlays(AWAY) },
    { title: 'Penalties', ...penalties },
  ];
}

/** "5 on 4 · 1:12", "Attempts 1/2–0/2", otherwise and between periods "Shots 21–18" where shots are told; empty before and after the game. */
function situation(state: HockeyState, powerPlay: SideKey | undefined): string {
  if (state.phase === 'pre-game' || state.phase === 'final') return '';
  if (isShootout(state.period, state.rules))
    return `Attempts ${tries(state, 'away')}–${tries(state, 'home')}`;
  if (powerPlay === undefined && !state.shotsTold) return '';
  if (powerPlay === undefined) return `Shots ${sum(state.shots.away)}–${sum(state.shots.home)}`;
  const other = otherSide(powerPlay);
  return `${skaters(state, powerPlay)} on ${skaters(state, other)} · ${clockText(leftOf(state, other))}`;
}

/** Goals of a side's attempts in the shoot-out: "1 of 2". */
function tries({ shootout }: HockeyState, side: SideKey): string {
  return `${shootout[side].filter(Boolean).length}/${shootout[side].length}`;
}

function alert({ pulled, sides }: HockeyState, powerPlay: SideKey | undefined): string {
  const empty = pulled.home ? sides.home : pulled.away ? sides.away : undefined;
  if (empty !== undefined) return `${empty.abbreviation} empty net`;
  return powerPlay === undefined ? '' : 'Power play';
}

function sideBoard(state: HockeyState, side: SideKey, powerPlay: SideKey | undefined): SideBoard {
  const boxed = state.box[side].length;
  return {
    score: String(scoreOf(state)[side]),
    marker: powerPlay === side ? 'power-play' : undefined,
    note: state.phase === 'in-play' && boxed > 0 ? `${boxed} in the box` : '',
  };
}

function powerPlayOf({ box, period, rules }: HockeyState): SideKey | undefined {
  const edge = Math.min(box.away.length, RUNNING_PENALTIES) - Math.min(box.home.length, RUNNING_PENALTIES);
  if (edge === 0 || isShootout(period, rules)) return undefined;
  return edge > 0 ? 'home' : 'away';
}

/** Seconds until a side's next player comes back. */
function leftOf({ box }: HockeyState, side: SideKey): number {
  return Math.min(...box[side].slice(0, RUNNING_PENALTIES).map(({ seconds }) => seconds));
}

function skaters({ box, period, pulled, rules }: HockeyState, side: SideKey): number {
  const short = Math.min(box[side].length, RUNNING_PENALTIES);
  if (isShortOvertime(period, rules)) {
    // Three against three; a penalty gives the other side a fourth.
    const other = Math.min(box[otherSide(side)].length, RUNNING_PENALTIES);
    return 3 + Math.max(0, other - short) + (pulled[side] ? 1 : 0);
  }
  return 5 - short + (pulled[side] ? 1 : 0);
}

/** "P2 8:42", "End P1", "OT 3:10", "2OT 12:34", "Shootout", "Final", "Final/OT", "Final/SO"; empty before the game. */
export function progress({ phase, period, clock, rules }: HockeyState): string {
  if (phase === 'pre-game') return '';
  const isInShootout = isShootout(period, rules);
  if (phase === 'final' && period <= PERIODS) return 'Final';
  const name = isInShootout ? 'SO' : nameOfPeriod(period);
  if (phase === 'final') return `Final/${name}`;
  if (isInShootout) return 'Shootout';
  return phase === 'break' || clock === 0 ? `End ${name}` : `${name} ${clockText(clock)}`;
}

/** Periods begun so far, overtimes as one; the shoot-out's one goal stands in a segment of its own. */
function segments(state: HockeyState): Segment[] {
  if (state.phase === 'pre-game') return [];
  const of = (period: number, side: number): number =>
    state.goals.filter((packed) => periodOf(packed) === period && sideOf(packed) === side).length;
  const begun = Array.from({ length: Math.min(state.period, OVERTIME) }, (_, place) => ({
    shortName: place < PERIODS ? String(place + 1) : 'OT',
    home: of(place + 1, 0),
    away: of(place + 1, 1),
  }));
  if (!isShootout(state.period, state.rules)) return begun;
  const winner = winnerOf(state.shootout);
  const shootout = { shortName: 'SO', home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 };
  return [...begun, shootout];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
