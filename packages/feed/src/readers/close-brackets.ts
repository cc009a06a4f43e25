/** A bracket that is open, in those that are. */
interface Open {
  readonly closer: '}' | ']';
  readonly within: Open | undefined;
}

/**
 * Makes JSON that was cut off in the middle readable: drops the last, unfinished member and closes what is open.
 * 'What is cut' is never guessed; a number at the very end, which may lack digits, goes too.
 */
export function closeBrackets(text: string): string {
  let open: Open | undefined;
  let inString = false;
  let escaped = false;
  /** Where the text may end, and what was open there. */
  let end = 0;
  let openAtEnd: Open | undefined;
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? '';
    if (inString) {
      if (escaped) escaped = false;
      else if (character === '\\') escaped = true;
      else if (character === '"') inString = false;
      continue;
    }
    if (character === '"') inString = true;
    else if (character === '{') open = { closer: '}', within: open };
    else if (character === '[') open = { closer: ']', within: open };
    else if (character === '}' || character === ']') open = open?.within;
    // Only a bracket or a comma proves that what stands before it is whole.
    if (character === '{' || character === '[' || character === '}' || character === ']') end = i + 1;
    else if (character === ',') end = i;
    else continue;
    openAtEnd = open;
  }
  const closers: string[] = [];
  for (let one = openAtEnd; one !== undefined; one = one.within) closers.push(one.closer);
  return text.slice(0, end) + closers.join('');
}
