import * as v from 'valibot';
import { count, playReader, side } from '../kit/play-schema.ts';

/** What ends a plate appearance. 'sacrifice' is a bunt; a sacrifice fly is a flyout. */
export const BATTING_KINDS = [
  'strikeout',
  'walk',
  'hit-by-pitch',
  'single',
  'double',
  'triple',
  'home-run',
  'reached-on-error',
  'fielders-choice',
  'groundout',
  'flyout',
  'double-play',
  'triple-play',
  'sacrifice',
  'interference',
] as const;
export type BattingKind = (typeof BATTING_KINDS)[number];

/** What else happens: 'start' opens the game, 'pitch' changes the count, the rest moves runners or changes who plays. */
export const OTHER_KINDS = [
  'start',
  'pitch',
  'steal',
  'caught-stealing',
  'pickoff',
  'wild-pitch',
  'advance',
  'pitching-change',
  'substitution',
  'other',
] as const;

export const MOST_INNINGS = 40;

/** The wire form of a play. */
const baseballPlaySchema = v.object({
  kind: v.picklist([...BATTING_KINDS, ...OTHER_KINDS]),
  /** The sentence for the patron: "D. Brandt singles to left field". */
  text: v.pipe(v.string(), v.maxLength(1000)),
  /** Where the play happened: the inning from 1 on, and its half; the away side bats in the top. */
  inning: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_INNINGS)),
  half: v.picklist(['top', 'bottom']),
  /** The situation after the play. Three outs end the half; the bases and the count are then empty. */
  outs: count(3),
  balls: count(3),
  strikes: count(2),
  bases: v.object({ first: v.boolean(), second: v.boolean(), third: v.boolean() }),
  /** Runs this play brought to the side at bat. */
  runs: count(4),
  /** Runs batted in, of those. */
  runsBattedIn: count(4),
  /** Errors charged to the side in the field. */
  errors: count(5),
  /** The score after the play as its source has it; must agree with the runs seen so far. */
  score: v.object({ home: count(99), away: count(99) }),
  /** Only with 'start': what differs from the rules of a usual game. */
  rules: v.exactOptional(
    v.object({
      innings: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(9)),
      extraRunner: v.boolean(),
    }),
  ),
  /**
   * Only with 'substitution': whose place somebody else takes for good. 0 to 8 in the batting order, whether he bats, runs or fields
   * for him; 9 the starting pitcher, as long as he has thrown no pitch (afterwards a 'pitching-change' says it).
   */
  substituted: v.exactOptional(v.object({ side, place: count(9) })),
});

/** A normalised play: what happened, and the situation after it. */
export type BaseballPlay = Readonly<v.InferOutput<typeof baseballPlaySchema>>;
export type BaseballPlayKind = BaseballPlay['kind'];
export type Bases = BaseballPlay['bases'];

/** Whether a play of this kind ends a plate appearance. */
export function isBatting(kind: BaseballPlayKind): kind is BattingKind {
  return BATTING_KINDS.some((each) => each === kind);
}

/** Whether the batter is given a hit. */
export function isHit(kind: BaseballPlayKind): boolean {
  return basesOf(kind) > 0;
}

/** Bases of a hit, 0 for anything else. */
export function basesOf(kind: BaseballPlayKind): number {
  switch (kind) {
    case 'single':
      return 1;
    case 'double':
      return 2;
    case 'triple':
      return 3;
    case 'home-run':
      return 4;
    default:
      return 0;
  }
}

/** @throws ImpossiblePlay for anything that is not a play of baseball */
export const parsePlay = playReader(baseballPlaySchema, 'baseball');
