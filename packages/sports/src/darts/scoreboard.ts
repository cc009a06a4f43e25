import { retirementWords } from '../rally/retirement.ts';
import {
  type BySide,
  leader,
  type Scoreboard,
  type SideBoard,
  type SideCount,
  type SideKey,
} from '../sport.ts';
import { afterVisit } from './apply.ts';
import { isOver } from './contest.ts';
import { highestCheckout, matchScore, maximumsOf } from './past.ts';
import { canCheckOut, START } from './rules.ts';
import { type DartsState, legsBySet, nextThrower, remaining, throwerOf } from './state.ts';

/** The darts scoreboard for the wire. The score is of sets, or of legs where there are none; a segment has the legs of a set. */
export interface DartsScoreboard extends Scoreboard {
  readonly sport: 'darts';
  /** What each side needs in the running leg. */
  readonly legscore: BySide<number>;
  /** Legs won in the running set. */
  readonly legs: BySide<number>;
  /** Who throws next; undefined before and after the match. */
  readonly throwing: SideKey | undefined;
  readonly maximums: BySide<number>;
  /** Points with three darts, on average of all visits. */
  readonly averages: BySide<number>;
  readonly lastPlay: string | undefined;
}

const NOTHING: BySide<number> = { home: 0, away: 0 };

export function scoreboard(state: DartsState): DartsScoreboard {
  const score = matchScore(state);
  const sets = legsBySet(state);
  const leg = state.legs.at(-1);
  return {
    sport: 'darts',
    homeScore: score.home,
    awayScore: score.away,
    winner: isOver(state) ? leader(score) : undefined,
    progress: progress(state),
    isInPlay: state.phase === 'in-play',
    segments: sets.map(({ home, away }, index) => ({ shortName: String(index + 1), home, away })),
    legscore: leg ? remaining(leg) : { home: START, away: START },
    situation: situation(state),
    alert: state.phase === 'in-play' ? alertOf(state) : '',
    home: sideBoard(state, 'home'),
    away: sideBoard(state, 'away'),
    legs: sets.at(-1) ?? NOTHING,
    throwing: nextThrower(state),
    maximums: { home: maximumsOf(state, 'home'), away: maximumsOf(state, 'away') },
    averages: { home: average(state, 'home'), away: average(state, 'away') },
    counts: countsOf(state),
    format: state.plays > 0 ? formatOf(state) : undefined,
    lastPlay: state.lastPlay,
  };
}

function formatOf({ rules: { setsToWin, legsToWin } }: DartsState): string {
  return setsToWin > 1 ? `First to ${setsToWin} sets of ${legsToWin} legs` : `First to ${legsToWin} legs`;
}

function countsOf(state: DartsState): SideCount[] {
  return [
    { title: '180s', home: maximumsOf(state, 'home'), away: maximumsOf(state, 'away') },
    { title: 'Highest Checkout', home: highestCheckout(state, 'home'), away: highestCheckout(state, 'away') },
  ];
}

function sideBoard(state: DartsState, side: SideKey): SideBoard {
  const leg = state.legs.at(-1);
  const isInPlay = state.phase === 'in-play' && leg !== undefined;
  return {
    score: String(matchScore(state)[side]),
    segment: isInPlay && hasSets(state) ? (legsBySet(state).at(-1) ?? NOTHING)[side] : undefined,
    marker: nextThrower(state) === side ? 'throw' : undefined,
    note: '',
  };
}

/** Elsewhere the score is of legs. */
function hasSets({ rules }: DartsState): boolean {
  return rules.setsToWin > 1;
}

/** "Ola needs 121", "Ola retired"; empty before the match, and after one that was played to its end. */
function situation(state: DartsState): string {
  if (state.retired !== undefined) return retirementWords(state.sides, state.retired, undefined);
  const thrower = nextThrower(state);
  const leg = state.legs.at(-1);
  if (thrower === undefined || leg === undefined) return '';
  return `${state.sides[thrower].mediumName} needs ${remaining(leg)[thrower]}`;
}

/** What the next visit can decide: "For the match", "For the set", "On a finish"; empty for every other. */
function alertOf(state: DartsState): string {
  const thrower = nextThrower(state);
  const leg = state.legs.at(-1);
  const needed = thrower && leg ? remaining(leg)[thrower] : 0;
  if (thrower === undefined || !canCheckOut(needed)) return '';
  const after = afterVisit(state, thrower, needed);
  if (after.phase === 'final') return 'For the match';
  return after.legs.at(-1)?.set === leg?.set ? 'On a finish' : 'For the set';
}

/** "Leg 4", "Set 2 Leg 3", "Final", "Final (retired)"; empty before the match. */
function progress(state: DartsState): string {
  if (state.phase === 'pre-game') return '';
  if (state.phase === 'final') return state.retired === undefined ? 'Final' : 'Final (retired)';
  const set = state.legs.at(-1)?.set ?? 1;
  const leg = state.legs.filter((each) => each.set === set).length;
  return hasSets(state) ? `Set ${set} Leg ${leg}` : `Leg ${leg}`;
}

function average({ legs }: DartsState, side: SideKey): number {
  let points = 0;
  let visits = 0;
  for (const leg of legs) {
    leg.visits.forEach((score, visit) => {
      if (throwerOf(leg, visit) !== side) return;
      points += score;
      visits += 1;
    });
  }
  return visits === 0 ? 0 : Math.round((points / visits) * 10) / 10;
}
