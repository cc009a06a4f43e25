import type { PeriodWords } from './contest.ts';

/** "1st Quarter Total", "Most Runs in the First 6 Overs" */
export function titled({ title, ending }: PeriodWords, name: string): string {
  if (ending !== undefined) return `${name} ${ending}`;
  return title === '' ? name : `${title} ${name}`.trim();
}

/** "1st Half Total Points"; where the stretch says what is counted, as "1st Half Corners", not twice: "1st Half Total Corners". */
export function totalName(words: PeriodWords, unit: { many: string }, team = ''): string {
  const { many } = unit;
  const isSaid = saysUnit(words, unit);
  const title = isSaid ? words.title.slice(0, words.title.length - many.length).trim() : words.title;
  const what = isSaid ? words.title.slice(0 - many.length) : many.split(' ').map(capital).join(' ');
  return titled({ ...words, title }, `${team} Total ${what}`.trim());
}

/** Whether a stretch says what is counted, as "1st Half Corners". */
export function saysUnit({ title }: PeriodWords, { many }: { many: string }): boolean {
  return title.toLowerCase().endsWith(many);
}

/** " the 1st quarter" inside a sentence; nothing for the game. */
export function inSentence({ sentence }: PeriodWords): string {
  return sentence === '' ? '' : ` ${sentence}`;
}

interface Counting<P extends string> {
  readonly periods: Readonly<Record<P, PeriodWords>>;
  readonly isAside?: true;
}

/** Whether a result would be read as that of the game, and is another count of it. */
export function isAside<P extends string>(contest: Counting<P>, period: P): boolean {
  return contest.isAside === true && contest.periods[period].sentence === '';
}

/** "32 games were played" */
export function played(count: number, unit: { one: string; many: string }): string {
  return `${counted(count, unit)} ${count === 1 ? 'was' : 'were'} played`;
}

/** "+3.5", "-7", "PK" */
export function signed(line: number): string {
  return line === 0 ? 'PK' : line > 0 ? `+${line}` : String(line);
}

/** "1 point", "2 points" */
export function counted(count: number, { one, many }: { one: string; many: string }): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1st", "2nd", "11th" */
export function ordinal(n: number): string {
  const isTeen = n % 100 > 10 && n % 100 < 14;
  return `${n}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}

/** What a clock shows: "8:42". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
