import type { Mark, MarketDefinition, SelectionDefinition, Sides } from '../../sport.ts';
import { LOSS, PUSH, WIN } from '../../sport.ts';
import { type FootballOutcomes, PERIODS, type Period } from '../outcomes.ts';
import type { FootballState } from '../state.ts';

export type FootballMarket = MarketDefinition<FootballOutcomes>;
export type FootballSelection = SelectionDefinition<FootballOutcomes>;

/** A selection as its kind defines it; the registry completes it. */
export type SelectionRule = Omit<FootballSelection, 'mark'>;
/** A market as its kind defines it. */
export type MarketRule = Omit<FootballMarket, 'key' | 'selections'> & {
  readonly selections: readonly SelectionRule[];
};

/** Markets whose keys begin alike: how to build one from the rest of its key, when it is decided, and why it went as it did. */
export interface MarketKind {
  /** The first part of the key: 'spread' in 'spread:game:-3.5'. */
  readonly head: string;
  /** @returns undefined when the rest of the key makes no sense */
  build(args: readonly string[], sides: Sides): MarketRule | undefined;
  /** Whether the real outcome is known. Only asked for keys that build. */
  isDecided(args: readonly string[], state: FootballState): boolean;
  /** What happened, as a sentence. Only asked when decided. */
  explain(facts: GradeFacts): string;
}

export interface GradeFacts {
  readonly args: readonly string[];
  readonly state: FootballState;
  readonly selection: FootballSelection;
  readonly outcomes: FootballOutcomes;
  readonly mark: Mark;
}

export function asPeriod(text: string | undefined): Period | undefined {
  return PERIODS.find((period) => period === text);
}

export function asSide(text: string | undefined): 'home' | 'away' | undefined {
  return text === 'home' || text === 'away' ? text : undefined;
}

/** A whole number between the bounds, written the one way String() writes it. */
export function asCount(text: string | undefined, min: number, max: number): number | undefined {
  const value = Number(text);
  return text !== undefined &&
    Number.isInteger(value) &&
    String(value) === text &&
    value >= min &&
    value <= max
    ? value
    : undefined;
}

const LONGEST_LINE = 150;

/** A line in half points, written the one way String() writes it. */
export function asLine(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined &&
    Number.isInteger(value * 2) &&
    String(value) === text &&
    Math.abs(value) <= LONGEST_LINE
    ? value
    : undefined;
}

/** Wins where the test holds for what is measured. */
export function winWhere(test: (value: number) => boolean): SelectionRule['grade'] {
  return (value) => (test(value) ? WIN : LOSS);
}

/** Wins above 0 and pushes at 0, of sign times what is measured plus an offset. */
export function gradeBy(sign: 1 | -1, offset: number): SelectionRule['grade'] {
  return (value) => {
    const difference = sign * value + offset;
    return difference > 0 ? WIN : difference < 0 ? LOSS : PUSH;
  };
}

/** Whether a stretch of the game is over for good. */
export function isPeriodOver(state: FootballState, period: Period): boolean {
  if (state.phase === 'final') return true;
  const done = state.phase === 'break' ? state.quarter : state.quarter - 1;
  switch (period) {
    case 'q1':
      return done >= 1;
    case 'q2':
    case 'h1':
      return done >= 2;
    case 'q3':
      return done >= 3;
    case 'q4':
    case 'reg':
      return done >= 4;
    default:
      return false;
  }
}
