/**
 * Makes JSON that was cut off in the middle readable: drops the last, unfinished member and closes what is open.
 * 'What is cut' is never guessed; a number at the very end, which may lack digits, goes too.
 */
export function closeBrackets(text: string): string {
  const open: string[] = [];
  let inString = false;
  let escaped = false;
  /** Where the text may end, and what was open there. */
  let end = 0;
  let openAtEnd: readonly string[] = [];
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? '';
    if (inString) {
      if (escaped) escaped = false;
      else if (character === '\\') escaped = true;
      else if (character === '"') inString = false;
      continue;
    }
    if (character === '"') inString = true;
    else if (character === '{') open.push('}');
    else if (character === '[') open.push(']');
    else if (character === '}' || character === ']') open.pop();
    // Only a bracket or a comma proves that what stands before it is whole.
    if (character === '{' || character === '[' || character === '}' || character === ']') end = i + 1;
    else if (character === ',') end = i;
    else continue;
    openAtEnd = open.slice();
  }
  return text.slice(0, end) + openAtEnd.toReversed().join('');
}
