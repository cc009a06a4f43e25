import { capital } from '@fairline/sports/kit/words.ts';

/** Words that promise an end which is not there: 'Race to', 'To Win and', 'Most Runs in the First'. */
const LOOSE = /(?: (?:in the First|to|of|in|by|the|a|an|and|or|for|with|at|after))+$/;
/** What follows says how long, not what is counted. */
const STRETCH = / in the First$/;

/**
 * The longest run of words that all names share, as a title for what they name: 'Total Points' of 'Bills Total Points' and
 * '1st Half Chiefs Total Points'. Undefined when it is shorter than two words, which says too little.
 */
export function commonWords(names: readonly string[]): string | undefined {
  const [first = '', ...others] = names;
  const words = first.split(' ');
  for (let length = words.length; length >= 2; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length).join(' ');
      if (others.every((name) => ` ${name} `.includes(` ${run} `))) return titleOf(run, names);
    }
  }
  return undefined;
}

/** With what names end alike where they begin with the run: 'Map 1 Top Fragger' of 'Map 1 Bills Top Fragger' and that of the Chiefs. */
function titleOf(run: string, names: readonly string[]): string | undefined {
  const rests = names.map((name) =>
    name.startsWith(`${run} `) ? name.slice(run.length + 1).split(' ') : [],
  );
  const end = alikeAtEnd(rests);
  if (end !== '' && !STRETCH.test(run)) return capital(`${run} ${end}`);
  const kept = run.replace(LOOSE, '').replace(/:$/, ''); // 'Kill Duel:' of who is in it
  return kept.includes(' ') && !/\bRace to$/.test(run) ? capital(kept) : undefined;
}

/** The words that several end with, of each of which others are left before them. */
function alikeAtEnd(all: readonly (readonly string[])[]): string {
  const [first = [], ...others] = all;
  const most = Math.min(...all.map(({ length }) => length)) - 1;
  let count = 0;
  while (count < most && others.every((one) => one.at(-1 - count) === first.at(-1 - count))) count += 1;
  return others.length === 0 || count === 0 ? '' : first.slice(-count).join(' ');
}
