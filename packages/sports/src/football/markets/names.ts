import type { Period } from '../outcomes.ts';

/** "1st Quarter" before a market's name; nothing for the game. */
const TITLES: Readonly<Record<Period, string>> = {
  q1: '1st Quarter',
  q2: '2nd Quarter',
  q3: '3rd Quarter',
  q4: '4th Quarter',
  ot: 'Overtime',
  h1: '1st Half',
  h2: '2nd Half',
  reg: 'Regulation',
  game: '',
};

export function titled(period: Period, name: string): string {
  const title = TITLES[period];
  return title === '' ? name : `${title} ${name}`;
}

/** " the 1st quarter" inside a sentence; nothing for the game. */
export function inSentence(period: Period): string {
  if (period === 'game') return '';
  const article = period === 'ot' || period === 'reg' ? '' : 'the ';
  return ` ${article}${TITLES[period].toLowerCase()}`;
}

export function classify(period: Period): string {
  if (period === 'h1' || period === 'h2') return 'half';
  return period === 'game' || period === 'reg' ? 'game' : 'quarter';
}

/** "+3.5", "-7", "PK" */
export function signed(line: number): string {
  return line === 0 ? 'PK' : line > 0 ? `+${line}` : String(line);
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
