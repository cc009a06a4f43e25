import { areSameLines } from '@fairline/sports/same-lines.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import type { BookInput } from './book-state.ts';
import type { PricedMarket, WinChances } from './simulator.ts';

/** What samples say of a game, as far as it is asked here. */
interface Sampled {
  readonly samples: number;
  /** Undefined where nobody counted them. */
  readonly winChances: WinChances | undefined;
  /** With the lines that are even by the samples, where they are known. */
  readonly markets: readonly Pick<PricedMarket, 'key' | 'main'>[];
}

/** Points of chance, 0 to 1, that the model may miss outside prices by; those of leagues as they are it meets within two. */
const MOST = 0.05;

/** Judges the outside lines of a game by the chances that were made of them, as they are before its first play. */
export class LineJudge {
  #judged: MainLines | undefined;

  /** What the samples do to a book. */
  judge(lines: MainLines, sampled: Sampled): BookInput[] {
    if (sampled.winChances === undefined) return [];
    this.take(lines);
    const reason = unmetLines(lines, sampled.winChances) ?? farLine(lines, sampled);
    return [reason === undefined ? { kind: 'met' } : { kind: 'unmet', reason }];
  }

  /** They are judged, or about to be. Answers whether they were not before. */
  take(lines: MainLines): boolean {
    const isOther = this.#judged === undefined || !areSameLines(lines, this.#judged);
    this.#judged = lines;
    return isOther;
  }
}

/**
 * Why prices that were made of outside ones before a game are not to be sold: the model cannot be as sure, or the outside prices
 * say one thing of the winner and another of the score. Undefined where they agree.
 */
export function unmetLines(
  { homeWinProbability, drawProbability }: MainLines,
  { home, draw }: WinChances,
): string | undefined {
  // Of the outside chance the draw is left out; of ours it is one half the home side's.
  const own = draw < 1 ? (home - draw / 2) / (1 - draw) : 0.5;
  if (homeWinProbability !== undefined && Math.abs(own - homeWinProbability) > MOST) {
    return `Outside prices give the home side ${percent(homeWinProbability)}, the house's own ${percent(own)}`;
  }
  if (drawProbability !== undefined && Math.abs(draw - drawProbability) > MOST) {
    return `Outside prices give the draw ${percent(drawProbability)}, the house's own ${percent(draw)}`;
  }
  return undefined;
}

/** How far an even line may be from the outside one: some that no market would tell apart, and a share of it. */
const FAR = {
  // A run or puck line of a game without a favourite is -1.5 or +1.5.
  spread: { least: 3.5, share: 0.12 },
  total: { least: 1.5, share: 0.12 },
} as const;
/** How far beside the even line of a game few samples may be, times the root of how many they are. */
const LUCK = 64;

/** Why prices are not to be sold whose even lines are nowhere near the outside ones: those are beyond what the model can be. */
function farLine(lines: MainLines, { markets, samples }: Sampled): string | undefined {
  for (const what of ['spread', 'total'] as const) {
    const outside = lines[what];
    const own = evenLine(markets, what);
    const { least, share } = FAR[what];
    if (outside === undefined || own === undefined) continue;
    const most = least + share * Math.abs(outside) + LUCK / Math.sqrt(samples);
    if (Math.abs(own - outside) <= most) continue;
    return `Outside prices give a ${what} of ${outside}, the house's own ${own}`;
  }
  return undefined;
}

/** The main line of the game, or of its regulation. */
function evenLine(markets: Sampled['markets'], what: keyof typeof FAR): number | undefined {
  const main = markets.find(({ key, main }) => main && new RegExp(`^${what}:(?:game|reg):`).test(key));
  const line = Number(main?.key.split(':')[2]);
  return Number.isFinite(line) ? line : undefined;
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}
