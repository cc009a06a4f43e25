import type { PeriodWords } from './contest.ts';

/**
 * Stretches of a game of four quarters that are bet on. 'h2' includes overtime and 'q4' does not, as the house rules say; 'reg' is
 * all but overtime and 'game' everything. A game in halves has no quarters.
 */
export type QuarterPeriod = 'q1' | 'q2' | 'q3' | 'q4' | 'ot' | 'h1' | 'h2' | 'reg' | 'game';

export const QUARTER_WORDS: Readonly<Record<QuarterPeriod, PeriodWords>> = {
  q1: quarter('1st'),
  q2: quarter('2nd'),
  q3: quarter('3rd'),
  q4: quarter('4th'),
  ot: { title: 'Overtime', sentence: 'overtime', classification: 'quarter' },
  h1: { title: '1st Half', sentence: 'the 1st half', classification: 'half' },
  h2: { title: '2nd Half', sentence: 'the 2nd half', classification: 'half' },
  reg: { title: 'Regulation', sentence: 'regulation', classification: 'game' },
  game: { title: '', sentence: '', classification: 'game' },
};

function quarter(ordinal: string): PeriodWords {
  return { title: `${ordinal} Quarter`, sentence: `the ${ordinal} quarter`, classification: 'quarter' };
}

/** A column of zeros for each stretch. @param size games */
export function noQuarterPoints(size: number): Record<QuarterPeriod, Uint8Array> {
  return {
    q1: new Uint8Array(size),
    q2: new Uint8Array(size),
    q3: new Uint8Array(size),
    q4: new Uint8Array(size),
    ot: new Uint8Array(size),
    h1: new Uint8Array(size),
    h2: new Uint8Array(size),
    reg: new Uint8Array(size),
    game: new Uint8Array(size),
  };
}
