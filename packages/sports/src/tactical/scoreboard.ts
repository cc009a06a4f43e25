import { retirementWords } from '../rally/retirement.ts';
import {
  type BySide,
  leader,
  otherSide,
  type Scoreboard,
  type SideBoard,
  type SideCount,
  type SideKey,
} from '../sport.ts';
import { afterRound } from './apply.ts';
import { killsOfSides } from './kills.ts';
import { freshMoney, HALF, isFreshStart, type TacticalRules } from './rules.ts';
import { countRounds, isSeriesOver, mapsWon, nextAttacker, runningMap, type TacticalState } from './state.ts';

/** The scoreboard of a series for the wire. The score is of maps, a segment has the rounds of a map. */
interface TacticalScoreboard extends Scoreboard {
  /** Rounds of the running map. */
  readonly rounds: BySide<number>;
  /** The running map, from 1, of so many at most. */
  readonly map: number;
  readonly mostMaps: number;
  /** Who attacks in the next round; undefined before a map, and before and after the series. */
  readonly currentServer: SideKey | undefined;
  /** Money of an average player. */
  readonly money: BySide<number>;
  /** Who won the rounds of the running map: 'h' and 'a' in order. */
  readonly winners: string;
  readonly lastPlay: string | undefined;
}

export interface CounterStrikeScoreboard extends TacticalScoreboard {
  readonly sport: 'counter-strike';
}

export interface ValorantScoreboard extends TacticalScoreboard {
  readonly sport: 'valorant';
}

export function scoreboard<G extends TacticalRules['game']>(
  state: TacticalState,
  sport: G,
): TacticalScoreboard & { readonly sport: G } {
  const maps = mapsWon(state);
  const { rounds } = runningMap(state);
  return {
    sport,
    homeScore: maps.home,
    awayScore: maps.away,
    winner: isSeriesOver(state) ? leader(maps) : undefined,
    progress: progress(state),
    isInPlay: state.phase === 'in-play',
    segments: state.maps
      .filter((map) => map.rounds !== '')
      .map((map, at) => ({ shortName: `M${at + 1}`, ...countRounds(map.rounds) })),
    // The rounds stand with each side.
    situation: state.retired === undefined ? '' : retirementWords(state.sides, state.retired, undefined),
    alert: state.phase === 'in-play' ? alertOf(state) : '',
    home: sideBoard(state, 'home'),
    away: sideBoard(state, 'away'),
    rounds: countRounds(rounds),
    map: state.maps.length,
    mostMaps: 2 * state.rules.mapsToWin - 1,
    format: state.plays > 0 ? `Best of ${2 * state.rules.mapsToWin - 1}` : undefined,
    currentServer: nextAttacker(state),
    money: moneyOf(state),
    winners: rounds,
    counts: countsOf(state),
    lastPlay: state.lastPlay,
  };
}

/** Kills of the series, and of the map while one is running, as long as they are told. */
function countsOf(state: TacticalState): SideCount[] {
  const [all, onMap] = [killsOfSides(state), killsOfSides(state, state.maps.length)];
  if (!all || !onMap) return [];
  const ofSeries = { title: 'Kills', ...all };
  return state.phase === 'in-play' ? [ofSeries, { title: 'Kills This Map', ...onMap }] : [ofSeries];
}

/** For the next round: at the start of a map, of a half and of overtime what was won before counts no more. */
function moneyOf(state: TacticalState): BySide<number> {
  const played = runningMap(state).rounds.length;
  if (state.phase === 'in-play' && isFreshStart(state.rules, played)) {
    const money = freshMoney(state.rules, played);
    return { home: money, away: money };
  }
  return { home: state.purses.home.money, away: state.purses.away.money };
}

function sideBoard(state: TacticalState, side: SideKey): SideBoard {
  const isInPlay = state.phase === 'in-play';
  return {
    score: String(mapsWon(state)[side]),
    segment: isInPlay ? countRounds(runningMap(state).rounds)[side] : undefined,
    marker: nextAttacker(state) === side ? 'attack' : undefined,
    note: '',
  };
}

/** "Map 2 Round 14", "Map 1 Overtime", "Final", "Final (forfeit)"; empty before the series. */
function progress(state: TacticalState): string {
  if (state.phase === 'pre-game') return '';
  if (state.phase === 'final') return state.retired === undefined ? 'Final' : 'Final (forfeit)';
  const { rounds } = runningMap(state);
  const where = rounds.length >= 2 * HALF ? 'Overtime' : `Round ${rounds.length + 1}`;
  return `Map ${state.maps.length} ${where}`;
}

/** What the next round can decide: "Match point", "Map point"; empty for every other. */
function alertOf(state: TacticalState): string {
  const attacker = nextAttacker(state);
  if (attacker === undefined) return '';
  const ends = ([attacker, otherSide(attacker)] as const).map((side) => afterRound(state, attacker, side));
  if (ends.some(({ phase }) => phase === 'final')) return 'Match point';
  return ends.some(({ maps }) => maps.length > state.maps.length) ? 'Map point' : '';
}
