import type { Outcomes } from '../market-definition.ts';
import type { BySide } from '../sport.ts';
import { type BattingKind, basesOf } from './play.ts';
import { type BaseballState, LINEUP } from './state.ts';

/** Innings that are bet on one by one. */
export const INNINGS = ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9'] as const;

/**
 * Stretches of a game that are bet on: innings, the first so many innings, 'reg' without extra innings, 'xi' those alone, and
 * 'game' everything.
 */
export const PERIODS = [...INNINGS, 'f3', 'f5', 'f7', 'reg', 'xi', 'game'] as const;
export type Period = (typeof PERIODS)[number];

/** Scoring plays of one game that are kept in order; far beyond any game played. */
export const MAX_SCORES = 48;

/** What a plate appearance comes to, as it is bet on. */
export const STRIKEOUT = 1;
export const FREE_PASS = 2;
export const SINGLE = 3;
export const EXTRA_BASES = 4;
export const HOME_RUN = 5;
export const OUT_OR_OTHER = 6;

/** Complete games as columns. */
export interface BaseballOutcomes extends Outcomes {
  readonly points: BySide<Readonly<Record<Period, Uint8Array>>>;
  readonly hits: BySide<Uint8Array>;
  readonly errors: BySide<Uint8Array>;
  /** For each place in the order: hits, total bases, home runs and runs batted in, a byte each from the lowest. */
  readonly batters: BySide<readonly Uint32Array[]>;
  /** Places of those who were replaced before they did anything, see line-up.ts. */
  readonly absent: BySide<readonly number[]>;
  /** What the starting pitcher of a side did. */
  readonly strikeouts: BySide<Uint8Array>;
  readonly outsRecorded: BySide<Uint8Array>;
  /** MAX_SCORES packed scoring plays for each game, see scoring.ts. */
  readonly scoring: Uint16Array;
  readonly scoringCount: Uint8Array;
  /** The number, from 1, of the plate appearance in the first of `appearances`. */
  readonly firstAppearance: number;
  /** What comes of the plate appearances from there on, a column each; 0 for one that is not taken. */
  readonly appearances: readonly Uint8Array[];
  /** 1 where more innings were played than a full game has. */
  readonly extra: Uint8Array;
  /** The one real game, where it has fewer innings than were sold. */
  readonly short: BaseballState | undefined;
}

const NOBODY: BySide<readonly number[]> = { home: [], away: [] };

/** @param appearances how many plate appearances are kept, the first of them by its number */
export function emptyOutcomes(
  size: number,
  firstAppearance: number,
  appearances: number,
  absent = NOBODY,
): BaseballOutcomes {
  const bytes = () => new Uint8Array(size);
  const both = () => ({ home: bytes(), away: bytes() });
  const order = () => Array.from({ length: LINEUP }, () => new Uint32Array(size));
  return {
    size,
    points: { home: emptyPoints(size), away: emptyPoints(size) },
    hits: both(),
    errors: both(),
    batters: { home: order(), away: order() },
    absent,
    strikeouts: both(),
    outsRecorded: both(),
    scoring: new Uint16Array(size * MAX_SCORES),
    scoringCount: bytes(),
    firstAppearance,
    appearances: Array.from({ length: appearances }, bytes),
    extra: bytes(),
    short: undefined,
  };
}

function emptyPoints(size: number): Record<Period, Uint8Array> {
  const bytes = () => new Uint8Array(size);
  return {
    i1: bytes(),
    i2: bytes(),
    i3: bytes(),
    i4: bytes(),
    i5: bytes(),
    i6: bytes(),
    i7: bytes(),
    i8: bytes(),
    i9: bytes(),
    f3: bytes(),
    f5: bytes(),
    f7: bytes(),
    reg: bytes(),
    xi: bytes(),
    game: bytes(),
  };
}

/** Adds up the longer stretches from the innings and the extra ones. */
export function sumPeriods({ points, size }: BaseballOutcomes): void {
  for (const side of [points.home, points.away]) {
    for (let i = 0; i < size; i++) {
      const f3 = (side.i1[i] ?? 0) + (side.i2[i] ?? 0) + (side.i3[i] ?? 0);
      const f5 = f3 + (side.i4[i] ?? 0) + (side.i5[i] ?? 0);
      const f7 = f5 + (side.i6[i] ?? 0) + (side.i7[i] ?? 0);
      const reg = f7 + (side.i8[i] ?? 0) + (side.i9[i] ?? 0);
      side.f3[i] = f3;
      side.f5[i] = f5;
      side.f7[i] = f7;
      side.reg[i] = reg;
      side.game[i] = reg + (side.xi[i] ?? 0);
    }
  }
}

/** The code of what ended a plate appearance. */
export function appearanceCode(kind: BattingKind): number {
  switch (kind) {
    case 'strikeout':
      return STRIKEOUT;
    case 'walk':
    case 'hit-by-pitch':
      return FREE_PASS;
    default:
      return hitCode(basesOf(kind));
  }
}

function hitCode(bases: number): number {
  if (bases === 0) return OUT_OR_OTHER;
  if (bases === 1) return SINGLE;
  return bases === 4 ? HOME_RUN : EXTRA_BASES;
}
