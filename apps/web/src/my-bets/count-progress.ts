import { counted } from '../ui/counted.ts';
import { type LegProgress, TARGET_AT } from './leg-bar.ts';
import type { Unit } from './leg-count.ts';

/** A count that is bet on. */
export interface Count {
  readonly now: number;
  readonly line: number;
  /** The line is a mark to be reached: so many are enough. */
  readonly isMark: boolean;
  /** Absent of what the score on the card counts. */
  readonly unit: Unit | undefined;
}

/** The progress of an over or of a mark to be reached, or of what they are against; undefined of any other selection. */
export function countProgress(count: Count, selection: string): LegProgress | undefined {
  const isWanted = selection === 'over' || selection === 'yes';
  if (!isWanted && selection !== 'under' && selection !== 'no') return undefined;
  const { now, line, isMark } = count;
  const isThere = isMark ? now >= line : now > line;
  const right = isThere ? passed(count) : isWanted ? missing(count) : spare(count);
  return {
    winning: isThere === isWanted && (isMark || now !== line),
    from: 0,
    to: line > 0 ? Math.min(1, (Math.max(0, now) / line) * TARGET_AT) : 1,
    mark: TARGET_AT,
    ...(!isWanted && { isAgainst: true }),
    left: reached(count),
    right,
    spoken: `${isWanted ? towards(count) : below(count)}. ${right}`,
  };
}

function reached({ now, unit }: Count): string {
  return unit ? counted(now, ...unit) : `${now} scored`;
}

function passed({ now, line, isMark }: Count): string {
  return isMark ? 'Reached' : `Over by ${now - line}`;
}

function missing({ now, line, isMark }: Count): string {
  return `Needs ${isMark ? line - now : Math.floor(line - now) + 1} more`;
}

function spare({ now, line, isMark }: Count): string {
  return isMark ? `Loses with ${line - now} more` : `${line - now} left`;
}

function towards(count: Count): string {
  return `${reached(count)}, ${count.isMark ? 'at least' : 'more than'} ${count.line} needed`;
}

function below(count: Count): string {
  return `${reached(count)}, under ${count.line} wins`;
}
