import type { BySide, Scoreboard, Segment, SideBoard, SideCount, SideKey } from '../sport.ts';
import { decisionOf, withCards } from './cards.ts';
import { type CombatState, isNoContest, isWithJudges, type Position, type Victory, workOf } from './state.ts';
import { clock, endTime } from './story/narrate.ts';

/** The scoreboard of a fight for the wire. The score is 1 for who won, a segment has the strikes of a round. */
export interface CombatScoreboard extends Scoreboard {
  readonly sport: 'combat';
  readonly segments: readonly (Segment & BySide<number>)[];
  /** The running round, or the last one, from 1; 0 before the first. */
  readonly round: number;
  readonly rounds: number;
  /** Seconds fought of the round. */
  readonly second: number;
  readonly position: Position;
  readonly hurt: SideKey | undefined;
  readonly strikes: BySide<number>;
  readonly knockdowns: BySide<number>;
  readonly takedowns: BySide<number>;
  readonly winningFighter: SideKey | undefined;
  readonly victoryType: Victory | 'draw' | 'no-contest' | undefined;
  readonly lastPlay: string | undefined;
}

export function scoreboard(state: CombatState): CombatScoreboard {
  const { result } = state;
  return {
    sport: 'combat',
    homeScore: result?.winner === 'home' ? 1 : 0,
    awayScore: result?.winner === 'away' ? 1 : 0,
    winner: result && (result.winner ?? 'level'),
    progress: progress(state),
    isInPlay: state.phase === 'in-play' || state.phase === 'break',
    segments: state.work.map(({ home, away }, at) => ({
      shortName: `R${at + 1}`,
      home: home.strikes,
      away: away.strikes,
    })),
    situation: situation(state),
    alert: state.hurt === undefined ? '' : `${state.sides[state.hurt].mediumName} is hurt`,
    home: sideBoard(state, 'home'),
    away: sideBoard(state, 'away'),
    round: state.round,
    rounds: state.rules.rounds,
    second: state.second,
    position: state.position,
    hurt: state.hurt,
    strikes: both(state, 'strikes'),
    knockdowns: both(state, 'knockdowns'),
    takedowns: both(state, 'takedowns'),
    format: state.plays > 0 ? `${state.rules.rounds} rounds` : undefined,
    counts: state.onlyRounds ? [] : countsOf(state),
    winningFighter: result?.winner,
    victoryType: victoryType(state),
    lastPlay: state.lastPlay,
  };
}

function countsOf(state: CombatState): SideCount[] {
  return [
    { title: 'Significant Strikes', ...both(state, 'strikes') },
    { title: 'Knockdowns', ...both(state, 'knockdowns') },
    { title: 'Takedowns', ...both(state, 'takedowns') },
  ];
}

function both(state: CombatState, what: 'strikes' | 'knockdowns' | 'takedowns'): BySide<number> {
  return { home: workOf(state, 'home', what), away: workOf(state, 'away', what) };
}

function victoryType(state: CombatState): CombatScoreboard['victoryType'] {
  if (isNoContest(state)) return 'no-contest';
  if (state.result === undefined) return undefined;
  return state.result.winner === undefined ? 'draw' : state.result.victory;
}

/** "W" or "L" in the end, "D" for a draw, "NC" for none of these; before the end a fight has no score. */
function sideBoard(state: CombatState, side: SideKey): SideBoard {
  return { score: state.phase === 'final' ? resultLetter(state, side) : '', marker: undefined, note: '' };
}

function resultLetter({ result }: CombatState, side: SideKey): string {
  if (result === undefined) return 'NC';
  if (result.winner === undefined) return 'D';
  return result.winner === side ? 'W' : 'L';
}

/** "R2 3:15", "End of R1", "With the judges", "Final (submission, R2 3:15)"; empty before the fight. */
function progress(state: CombatState): string {
  if (state.phase === 'pre-game') return '';
  if (state.phase === 'final') return finalWords(state);
  if (isWithJudges(state)) return 'With the judges';
  return state.phase === 'break' ? `End of R${state.round}` : `R${state.round} ${clock(state.second)}`;
}

function finalWords(state: CombatState): string {
  const { result, round } = state;
  if (result === undefined) return 'No contest';
  if (result.victory !== 'decision') return `Final (${result.victory}, R${round}${endTime(state, ' ', '')})`;
  const type = decisionOf(result);
  return type === 'draw' ? 'Final (draw)' : `Final (${type} decision)`;
}

/** "Ola on top", "Knockout · round 2 3:15", "Split decision · 29–28, 28–29, 30–27" */
function situation(state: CombatState): string {
  const { phase, result, position, sides, round } = state;
  if (phase === 'pre-game') return '';
  if (result !== undefined) {
    if (result.victory !== 'decision') {
      return `${result.victory.charAt(0).toUpperCase()}${result.victory.slice(1)} · round ${round}${endTime(state, ' ', '')}`;
    }
    const type = decisionOf(result);
    const words = type === 'draw' ? 'Draw' : `${type.charAt(0).toUpperCase()}${type.slice(1)} decision`;
    return withCards(words, result, ' · ');
  }
  if (phase !== 'in-play') return '';
  return position === 'standing' ? 'Standing' : `${sides[position].mediumName} on top`;
}
