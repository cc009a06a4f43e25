import { columnMeasure, differenceOf, fillMeasure, measureAt, type Room, sumOf } from '../kit/columns.ts';
import { UNTOLD } from '../kit/untold-count.ts';
import type { Measure } from '../market-definition.ts';
import type { SideKey } from '../sport.ts';
import { OVERS_AN_INNINGS } from './engine/game.ts';
import { type CricketOutcomes, keptAs, type Period, WICKETS } from './outcomes.ts';
import { PLAYERS } from './play.ts';
import { BALLS_AN_OVER } from './state.ts';

export type CricketMeasure = Measure<CricketOutcomes>;

/** Runs of one side by the end of a stretch of its innings. */
export function pointsOf(side: SideKey, period: Period): CricketMeasure {
  return columnMeasure(
    `points:${side}:${period}`,
    ({ points, oversEach }) => points[side][keptAs(period, oversEach)],
  );
}

/** Who won: 1 for home, -1 for away, 0 for nobody; super overs count in 'winner' and not in 'regular'. */
export function winnerBy(column: 'winner' | 'regular'): CricketMeasure {
  return measureAt(column, winnerAt, column);
}

function winnerAt(outcomes: CricketOutcomes, index: number, column: 'winner' | 'regular'): number {
  const code = outcomes[column][index] ?? 0;
  return code === 2 ? -1 : code;
}

/** 1 where the side that batted first won, 0 elsewhere. */
export const firstWins: CricketMeasure = measureAt(
  'first-wins',
  ({ first, winner }, index) => (winner[index] === first[index] ? 1 : 0),
  undefined,
);

export type Counted = 'fours' | 'sixes' | 'wides' | 'wickets';

/** Fours, sixes, wides or wickets lost of a side, or of both. */
export function countOf(what: Counted, side?: SideKey): CricketMeasure {
  if (side === undefined) return sumOf(`${what}:both`, [countOf(what, 'home'), countOf(what, 'away')]);
  return columnMeasure(`${what}:${side}`, (outcomes) => outcomes[what][side]);
}

/** By how many more the home side has. */
export function leadIn(what: Counted): CricketMeasure {
  return differenceOf(`lead:${what}`, countOf(what, 'home'), countOf(what, 'away'));
}

/** Runs of the batter of a place in the order, 0 to 10; 0 where he does not come in. */
export function runsOf(side: SideKey, place: number): CricketMeasure {
  return columnMeasure(`runs:${side}:${place}`, ({ batters }) => batters[side][place]);
}

/** Runs of the batter of a place; UNTOLD where he does not come in. */
export function runsIfBatting(side: SideKey, place: number): CricketMeasure {
  return ifBatting(runsOf(side, place), side, place);
}

/** What is measured of the batter of a place where he comes in; UNTOLD elsewhere. */
export function ifBatting(measure: CricketMeasure, side: SideKey, place: number): CricketMeasure {
  return {
    key: `if-batting:${side}:${place}:${measure.key}`,
    bind: (outcomes) => {
      const valueAt = measure.bind(outcomes);
      const turn = outcomes.turns[side][place] ?? 0;
      return (index) => ((outcomes.came[side][index] ?? 0) < turn ? UNTOLD : valueAt(index));
    },
    fill: (outcomes, room) => {
      fillMeasure(measure, outcomes, room);
      const turn = outcomes.turns[side][place] ?? 0;
      if (turn > 0) leaveOut(outcomes.came[side], turn, room);
    },
  };
}

function leaveOut(came: Uint8Array, turn: number, room: Room): void {
  for (let index = 0; index < room.length; index++) if ((came[index] ?? 0) < turn) room[index] = UNTOLD;
}

/** The places of a side's batters who made the most runs, see bestPlaces. */
export function topBattersOf(side: SideKey): CricketMeasure {
  return measureAt(`top-batters:${side}`, topBattersAt, side);
}

function topBattersAt({ batters }: CricketOutcomes, index: number, side: SideKey): number {
  const columns = batters[side];
  let most = -1;
  let best = 0;
  for (let place = 0; place < PLAYERS; place++) {
    const runs = columns[place]?.[index] ?? 0;
    if (runs > most) best = 0;
    if (runs >= most) best |= 1 << place;
    most = Math.max(most, runs);
  }
  return best;
}

/** The most runs of any batter of a side, or of the match. */
export function highestScore(side?: SideKey): CricketMeasure {
  if (side !== undefined) return measureAt(`highest-score:${side}`, highestAt, side);
  return measureAt('highest-score:both', highestOfAll, undefined);
}

function highestOfAll(outcomes: CricketOutcomes, index: number): number {
  return Math.max(highestAt(outcomes, index, 'home'), highestAt(outcomes, index, 'away'));
}

function highestAt({ batters }: CricketOutcomes, index: number, side: SideKey): number {
  let most = 0;
  for (const column of batters[side]) most = Math.max(most, column[index] ?? 0);
  return most;
}

/** Runs of a side at the fall of its n-th wicket, from 1; at the end of the innings when it does not fall. */
export function fallOf(side: SideKey, n: number): CricketMeasure {
  return columnMeasure(`fall:${side}:${n}`, ({ falls }) => falls[side][n - 1]);
}

/** How it falls: 1 and on in the order of DISMISSALS, 0 when it does not. */
export function methodOf(side: SideKey, n: number): CricketMeasure {
  return columnMeasure(`method:${side}:${n}`, ({ methods }) => methods[side][n - 1]);
}

/** Runs of an over, from 1, of the first or second innings. */
export function overOf(innings: number, over: number): CricketMeasure {
  const number = (innings - 1) * OVERS_AN_INNINGS + over - 1;
  return columnMeasure(`over:${innings}:${over}`, ({ overs, firstOver }) => overs[number - firstOver]);
}

/** Runs of so many overs together, from `over` on. */
export function oversFrom(innings: number, over: number, count: number): CricketMeasure {
  const each = Array.from({ length: count }, (_, more) => overOf(innings, over + more));
  return sumOf(`overs:${innings}:${over}:${count}`, each);
}

/** Fours and sixes of a side. */
export function boundariesOf(side: SideKey): CricketMeasure {
  return sumOf(`boundaries:${side}`, [countOf('fours', side), countOf('sixes', side)]);
}

/** 1 more than the runs of a side between the fall of the wicket before the n-th and its own; 0 where that one does not fall. */
export function partnershipOf(side: SideKey, n: number): CricketMeasure {
  return measureAt(`partnership:${side}:${n}`, partnershipAt, { side, n });
}

function partnershipAt(
  { falls, methods }: CricketOutcomes,
  index: number,
  { side, n }: { readonly side: SideKey; readonly n: number },
): number {
  if ((methods[side][n - 2]?.[index] ?? 0) === 0) return 0;
  return 1 + (falls[side][n - 1]?.[index] ?? 0) - (falls[side][n - 2]?.[index] ?? 0);
}

/** By how many more runs the home side's first wicket falls. */
export const openingLead: CricketMeasure = differenceOf('opening-lead', fallOf('home', 1), fallOf('away', 1));

/** Runs by which the side that bats first wins, less than 0 for the wickets that the other one has left; 0 where they are level. */
export function marginOf(first: SideKey): CricketMeasure {
  return measureAt(`margin:${first}`, marginAt, first);
}

function marginAt({ regular, points, wickets }: CricketOutcomes, index: number, first: SideKey): number {
  const winner = regular[index] ?? 0;
  if (winner === 0) return 0;
  const second = first === 'home' ? 'away' : 'home';
  const isFirst = winner === (first === 'home' ? 1 : 2);
  if (isFirst) return (points[first].game[index] ?? 0) - (points[second].game[index] ?? 0);
  return (wickets[second][index] ?? 0) - WICKETS;
}

/** 1 where a chase is won with so many balls left at least. */
export function ballsLeftAtLeast(count: number): CricketMeasure {
  return measureAt(`balls-left:${count}`, ballsLeftAt, count);
}

function ballsLeftAt({ chaseBalls, oversEach }: CricketOutcomes, index: number, count: number): number {
  const balls = chaseBalls[index] ?? 0;
  return balls > 0 && oversEach * BALLS_AN_OVER - balls >= count ? 1 : 0;
}
