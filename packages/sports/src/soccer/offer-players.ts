import { averageOf, type Histogram, histogram } from '../count-marks.ts';
import type { Offers } from '../kit/offers.ts';
import { SIDES } from '../kit/sides.ts';
import { PLAYER_LINES, type PlayerLineKey } from './markets/player-counts.ts';
import { countOfPlayer } from './measures.ts';
import type { SoccerOutcomes } from './outcomes.ts';
import type { SoccerState } from './state.ts';

/** Starters whose shots are bet on, and those who may be booked, by place in the roster: the likeliest first. */
const SHOOTERS = { soccer: [9, 10, 5, 6], futsal: [1, 2, 3, 4] } as const;
const BOOKED = { soccer: [2, 3, 7, 1], futsal: [1, 2, 3, 4] } as const;
/** Who passes for goals, and who does that or scores: midfielders and forwards, and defenders outside. */
const INVOLVED = { soccer: [5, 9, 6, 10, 7, 8, 1, 4, 11, 12], futsal: [1, 2, 3, 4, 5, 6, 7, 8] } as const;
const LINES: readonly PlayerLineKey[] = ['shots', 'shots-on-target'];
const MARKS = [1, 2, 3] as const;
/** No line on what a player hardly ever does: at least this many on average. */
const LEAST_AVERAGE = 0.35;
/** A mark comes on the board while it is neither nearly certain nor out of reach. */
const LEAST_CHANCE = 0.08;
const MOST_CHANCE = 0.9;
/** Lines are half ones, on which nobody gets a stake back; one nearer to certain than this is none. */
const HALF_LINES = Array.from({ length: 20 }, (_, count) => count + 0.5);
const SURE = 0.02;

/** What players do beside scoring: lines and marks of shots, who is booked, who passes for a goal. */
export function addPlayerCounts(
  offers: Offers<SoccerState, SoccerOutcomes>,
  { rules }: SoccerState,
  outcomes: SoccerOutcomes,
): void {
  for (const what of LINES) {
    for (const side of SIDES) {
      for (const place of SHOOTERS[rules.game]) {
        const measure = countOfPlayer(PLAYER_LINES[what].count, side, place);
        if (averageOf(outcomes, measure) < LEAST_AVERAGE) continue;
        const key = `${what}:${side}:${place}`;
        const counts = histogram(outcomes, measure);
        offers.addAll(mainLine(counts, outcomes.size).map((line) => `player:${key}:${line}`));
        offers.addAll(openMarks(counts, outcomes.size).map((mark) => `reach:${key}:${mark}`));
      }
    }
  }
  for (const side of SIDES) offers.addAll(BOOKED[rules.game].map((place) => `booked:${side}:${place}`));
  for (const head of ['assist', 'score-or-assist']) {
    for (const side of SIDES) offers.addAll(INVOLVED[rules.game].map((place) => `${head}:${side}:${place}`));
  }
}

/** The line nearest to even; none where all of them are nearly certain. */
function mainLine(counts: Histogram, size: number): readonly number[] {
  const fromEven = (line: number): number => Math.abs(chanceAbove(counts, size, line) - 0.5);
  return HALF_LINES.filter((line) => fromEven(line) <= 0.5 - SURE)
    .toSorted((one, other) => fromEven(one) - fromEven(other))
    .slice(0, 1);
}

function openMarks(counts: Histogram, size: number): readonly number[] {
  return MARKS.filter((mark) => {
    const chance = chanceAbove(counts, size, mark - 0.5);
    return chance >= LEAST_CHANCE && chance <= MOST_CHANCE;
  });
}

function chanceAbove(counts: Histogram, size: number, line: number): number {
  return counts.reduce((sum, [value, count]) => (value > line ? sum + count : sum), 0) / size;
}
