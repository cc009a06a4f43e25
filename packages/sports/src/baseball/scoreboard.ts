import { ordinal } from '../kit/words.ts';
import {
  type BySide,
  leader,
  type Scoreboard,
  type Segment,
  type SideBoard,
  type SideCount,
  type SideKey,
} from '../sport.ts';
import { type BaseballState, battingSide, NO_BASES, runsOf } from './state.ts';
import { batterName, fullStarterName } from './story/players.ts';

/** The baseball scoreboard for the wire. */
export interface BaseballScoreboard extends Scoreboard {
  readonly sport: 'baseball';
  /** The side at bat; undefined before and after the game, and between halves, when nobody is. */
  readonly batting: SideKey | undefined;
  readonly firstBaseOccupied: boolean;
  readonly secondBaseOccupied: boolean;
  readonly thirdBaseOccupied: boolean;
  readonly balls: number;
  readonly strikes: number;
  readonly outs: number;
  readonly homeHits: number;
  readonly awayHits: number;
  readonly homeErrors: number;
  readonly awayErrors: number;
  /** "D. Brandt"; undefined between halves, and where nobody knows who. */
  readonly batter: string | undefined;
  /** The pitchers that the sides begin with, by their full names: "Dylan Brandt"; '' where nobody knows who. */
  readonly starters: BySide<string>;
  readonly lastPlay: string | undefined;
}

export function scoreboard(state: BaseballState): BaseballScoreboard {
  const isInPlay = state.phase === 'in-play' || state.phase === 'break';
  const isLive = state.phase === 'in-play';
  const bases = isLive ? state.bases : NO_BASES;
  const batting = isLive ? battingSide(state.half) : undefined;
  const [home, away] = [runsOf(state, 'home'), runsOf(state, 'away')];
  return {
    sport: 'baseball',
    homeScore: home,
    awayScore: away,
    winner: state.phase === 'final' ? leader({ home, away }) : undefined,
    progress: progress(state),
    isInPlay,
    segments: segments(state),
    situation: isLive ? situation(state) : '',
    alert: bases.first && bases.second && bases.third ? 'Bases loaded' : '',
    home: sideBoard(state, 'home', batting),
    away: sideBoard(state, 'away', batting),
    batting,
    firstBaseOccupied: bases.first,
    secondBaseOccupied: bases.second,
    thirdBaseOccupied: bases.third,
    balls: isLive ? state.balls : 0,
    strikes: isLive ? state.strikes : 0,
    outs: isLive || state.phase === 'break' ? state.outs : 0,
    homeHits: state.hits.home,
    awayHits: state.hits.away,
    homeErrors: state.errors.home,
    awayErrors: state.errors.away,
    counts: countsOf(state),
    batter: batting !== undefined ? batterName(state, batting) || undefined : undefined,
    starters: { home: fullStarterName(state, 'home'), away: fullStarterName(state, 'away') },
    lastPlay: state.lastPlay,
  };
}

function countsOf({ hits, errors, scores }: BaseballState): SideCount[] {
  const homeRuns = (side: SideKey) => scores.filter((one) => one.homeRun && one.side === side).length;
  return [
    { title: 'Hits', ...hits },
    { title: 'Home Runs', home: homeRuns('home'), away: homeRuns('away') },
    { title: 'Errors', ...errors },
  ];
}

/** "1 out · 2–1": outs, then balls and strikes. */
function situation({ outs, balls, strikes }: BaseballState): string {
  return `${outs} ${outs === 1 ? 'out' : 'outs'} · ${balls}–${strikes}`;
}

function sideBoard(state: BaseballState, side: SideKey, batting: SideKey | undefined): SideBoard {
  const hits = state.hits[side];
  return {
    score: String(runsOf(state, side)),
    marker: batting === side ? 'bat' : undefined,
    note: state.phase === 'pre-game' ? '' : `${hits} ${hits === 1 ? 'hit' : 'hits'}`,
  };
}

/** "Top 3rd", "End 5th", "Final", "Final/11"; empty before the game. */
export function progress(state: BaseballState): string {
  const { phase, inning, half, rules } = state;
  if (phase === 'pre-game') return '';
  if (phase === 'final') return inning === rules.innings ? 'Final' : `Final/${inning}`;
  const name = ordinal(inning);
  if (phase === 'break') return half === 'top' ? `Mid ${name}` : `End ${name}`;
  return half === 'top' ? `Top ${name}` : `Bot ${name}`;
}

/** Innings begun so far, extra ones each on its own; without runs of the home side until it has batted in the last, if it has to. */
function segments({ phase, inning, half, innings }: BaseballState): Segment[] {
  if (phase === 'pre-game') return [];
  const homeBatted = half === 'bottom' ? inning : inning - 1;
  return Array.from({ length: inning }, (_, at) => ({
    shortName: String(at + 1),
    home: at < homeBatted ? (innings.home[at] ?? 0) : undefined,
    away: innings.away[at] ?? 0,
  }));
}
