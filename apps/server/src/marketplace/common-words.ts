import { capital } from '@fairline/sports/kit/words.ts';

/** Words that promise an end which is not there: 'Race to', 'To Win and', 'Most Runs in the First'. */
const LOOSE = /(?: (?:in the First|to|of|in|by|the|a|an|and|or|for|with|at|after))+$/;

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

/** 'Race to Points' of 'Race to 10 Points' and 'Race to 20 Points', as 'Race' alone is a title of nothing. */
function titleOf(run: string, names: readonly string[]): string | undefined {
  const kept = run.replace(LOOSE, '').replace(/:$/, ''); // 'Kill Duel:' of who is in it
  const isRace = /\bRace to$/.test(run);
  if (kept.includes(' ') && !isRace) return capital(kept);
  const [end, ...others] = names.map((name) => name.split(' ').at(-1));
  return others.every((other) => other === end) ? capital(`${run} ${end}`) : undefined;
}
