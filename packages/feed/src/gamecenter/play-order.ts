import type { RecordedPlay } from './recorded-game.ts';

/** A row with a clock that can be trusted: within a quarter it never goes up. */
export interface OrderedPlay extends RecordedPlay {
  readonly clock: number;
}

const QUARTER_SECONDS = 900;

/**
 * Rows in the order they were played. Ids nearly give it, but now and then a row stands in a wrong place (a pass from the
 * drive before, between a touchdown and its try; a timeout at 2:00 after a play at 0:12). In each quarter the longest run of
 * rows whose clock never goes up is taken for true; any other row moves to where its clock belongs.
 */
export function inPlayOrder(plays: readonly RecordedPlay[]): OrderedPlay[] {
  const quarters = [...new Set(plays.map((play) => play.quarter))].sort((left, right) => left - right);
  return quarters.flatMap((quarter) => orderedQuarter(plays.filter((play) => play.quarter === quarter)));
}

function orderedQuarter(plays: readonly RecordedPlay[]): OrderedPlay[] {
  const trusted = longestFall(plays.map((play) => play.clock));
  const ordered: OrderedPlay[] = [];
  const misplaced: OrderedPlay[] = [];
  let clock = QUARTER_SECONDS;
  plays.forEach((play, index) => {
    if (play.clock !== undefined && !trusted.has(index)) {
      misplaced.push({ ...play, clock: play.clock });
      return;
    }
    // A row without a clock, such as the mark at the end of a quarter, keeps its place.
    clock = play.clock ?? clock;
    ordered.push({ ...play, clock });
  });
  for (const play of misplaced) {
    const later = ordered.findIndex((other) => other.clock < play.clock);
    ordered.splice(later < 0 ? ordered.length : later, 0, play);
  }
  return ordered;
}

/** Indices of the longest run that never rises (quadratic; a quarter has some fifty rows). */
function longestFall(clocks: readonly (number | undefined)[]): Set<number> {
  const length: number[] = [];
  const before: number[] = [];
  let end = -1;
  clocks.forEach((clock, i) => {
    length[i] = 0;
    before[i] = -1;
    if (clock === undefined || clock > QUARTER_SECONDS) return;
    length[i] = 1;
    for (let j = 0; j < i; j++) {
      const earlier = clocks[j];
      if (earlier === undefined || earlier < clock || (length[j] ?? 0) === 0) continue;
      if ((length[j] ?? 0) + 1 > (length[i] ?? 0)) {
        length[i] = (length[j] ?? 0) + 1;
        before[i] = j;
      }
    }
    if (end < 0 || (length[i] ?? 0) > (length[end] ?? 0)) end = i;
  });
  const run = new Set<number>();
  for (let i = end; i >= 0; i = before[i] ?? -1) run.add(i);
  return run;
}
