import type { PeriodWords } from '../kit/contest.ts';

/** "1st", "2nd", "11th" */
export function ordinal(n: number): string {
  const tens = n % 100;
  if (tens >= 11 && tens <= 13) return `${n}th`;
  return `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
}

/** "1st Set" and "the 1st set" */
export function stretch(n: number, noun: string, classification: string): PeriodWords {
  const title = `${ordinal(n)} ${noun}`;
  return { title, sentence: `the ${title.toLowerCase()}`, classification };
}
