import { gradeMoneyline, type LineOutcome } from '@fairline/wagering/grade-line.ts';
import type { Mark, MarketDefinition, Outcomes, SelectionDefinition } from '../market-definition.ts';
import { HALF_LOSS, HALF_WIN, LOSS, PUSH, WIN } from '../market-definition.ts';
import type { SideKey, Sides } from '../sport.ts';

/** A state says who plays. */
export interface WithSides {
  readonly sides: Sides;
}

/** A selection as its kind defines it; the market book completes it. */
export type SelectionRule = Omit<SelectionDefinition<Outcomes>, 'mark'>;
/** A market as its kind defines it. */
export type MarketRule<O extends Outcomes> = Omit<MarketDefinition<O>, 'key' | 'selections'> & {
  readonly selections: readonly SelectionRule[];
  /** What is counted can never be less again, and is counted as the game goes on: once it is over the line, that decides. */
  readonly onlyGrows?: boolean;
};

/** Markets whose keys begin alike: how to build one from the rest of its key, when it is decided, and why it went as it did. */
export interface MarketKind<S extends WithSides, O extends Outcomes> {
  /** The first part of the key: 'spread' in 'spread:game:-3.5'. */
  readonly head: string;
  /** @returns undefined when the rest of the key makes no sense */
  build(args: readonly string[], sides: Sides): MarketRule<O> | undefined;
  /** Whether the real outcome is known, but for a line that was passed (onlyGrows). Only asked for keys that build. */
  isDecided(args: readonly string[], state: S): boolean;
  /**
   * All that its measure may come to from here, and maybe more: what a selection gets at each of them it is certain to get.
   * Undefined where that is endless. Only asked for keys that build, while it is not decided.
   * @param soFar the real game so far, as one sample
   */
  mayCome?(args: readonly string[], state: S, soFar: O): readonly number[] | undefined;
  /** What happened, as a sentence. Only asked when decided. */
  explain(facts: GradeFacts<S, O>): string;
}

export interface GradeFacts<S extends WithSides, O extends Outcomes> {
  readonly args: readonly string[];
  readonly state: S;
  readonly selection: SelectionDefinition<O>;
  /** The one real outcome. */
  readonly outcomes: O;
  readonly mark: Mark;
}

export function asSide(text: string | undefined): SideKey | undefined {
  return text === 'home' || text === 'away' ? text : undefined;
}

/** A whole number between the bounds, written the one way String() writes it. */
export function asCount(text: string | undefined, min: number, max: number): number | undefined {
  const value = asNumber(text);
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

const LONGEST_LINE = 600;

/** A line in half points, written the one way String() writes it. */
export function asLine(text: string | undefined): number | undefined {
  const value = asNumber(text);
  return value !== undefined && Number.isInteger(value * 2) && Math.abs(value) <= LONGEST_LINE
    ? value
    : undefined;
}

/** A line in quarter points: one that ends in .25 or .75 is two bets of half the stake on the lines to either side. */
export function asQuarterLine(text: string | undefined): number | undefined {
  const value = asNumber(text);
  return value !== undefined && asLine(String(value * 2)) !== undefined ? value : undefined;
}

/** A line above 0, of something that is counted. */
export function asPositiveLine(text: string | undefined): number | undefined {
  const line = asLine(text);
  return line !== undefined && line > 0 ? line : undefined;
}

function asNumber(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && String(value) === text ? value : undefined;
}

/** Wins where the test holds for what is measured. */
export function winWhere(test: (value: number) => boolean): SelectionRule['grade'] {
  return (value) => (test(value) ? WIN : LOSS);
}

const MARKS: Readonly<Record<LineOutcome, Mark>> = {
  win: WIN,
  'half-win': HALF_WIN,
  push: PUSH,
  'half-loss': HALF_LOSS,
  loss: LOSS,
};

/** Marks by a rule of settlement over what is measured. */
export function gradeBy(rule: (value: number) => LineOutcome): SelectionRule['grade'] {
  return (value) => MARKS[rule(value)];
}

/** Wins for the side that is ahead, where what is measured is the home side's lead; level gives the stake back. */
export function gradeAhead(side: SideKey): SelectionRule['grade'] {
  return gradeBy(side === 'home' ? gradeMoneyline : (lead) => gradeMoneyline(0 - lead));
}
