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
      if (others.every((name) => ` ${name} `.includes(` ${run} `))) return capital(withoutLoose(run));
    }
  }
  return undefined;
}

/** 'Race to' promises an end that is not there, and so does 'Most Runs in the First'. */
function withoutLoose(run: string): string {
  return run.replace(/ (in the First|in the|to|of|in|by|the)$/, '');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
