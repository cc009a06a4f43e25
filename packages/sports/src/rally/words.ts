import type { PeriodWords } from '../kit/contest.ts';
import { ordinal } from '../kit/words.ts';

/** "1st Set" and "the 1st set" */
export function stretch(n: number, noun: string, classification: string): PeriodWords {
  const title = `${ordinal(n)} ${noun}`;
  return { title, sentence: `the ${title.toLowerCase()}`, classification };
}
