// Reads a source file just well enough to know its imports, its strings and its code without either.

/**
 * Splits a source into code and texts, both as long as the source, so that positions and lines stay: `code` has
 * comments and the insides of strings blanked, `texts` has everything but the insides of strings blanked.
 */
export function split(source) {
  const code = [];
  const texts = [];
  const put = (character, isText) => {
    const line = character === '\n';
    code.push(line || !isText ? character : ' ');
    texts.push(line || isText ? character : ' ');
  };
  const hide = (character) => {
    code.push(character === '\n' ? '\n' : ' ');
    texts.push(character === '\n' ? '\n' : ' ');
  };
  /** Braces open since the `${` of each template literal we are inside of. */
  const templates = [];
  let index = 0;

  const text = (end) => {
    while (index < source.length && source[index] !== end) {
      if (end !== '`' && source[index] === '\n') return;
      if (end === '`' && source.startsWith('${', index)) {
        put('$', false);
        put('{', false);
        index += 2;
        templates.push(0);
        return;
      }
      if (source[index] === '\\') put(source[index++], true);
      if (index < source.length) put(source[index++], true);
    }
    if (index < source.length) put(source[index++], false);
  };

  while (index < source.length) {
    const character = source[index];
    if (source.startsWith('//', index)) {
      while (index < source.length && source[index] !== '\n') hide(source[index++]);
    } else if (source.startsWith('/*', index)) {
      const end = source.indexOf('*/', index + 2);
      const stop = end < 0 ? source.length : end + 2;
      while (index < stop) hide(source[index++]);
    } else if (character === '/' && startsRegex(code)) {
      const length = /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//.exec(
        source.slice(index, index + 2000),
      )?.[0].length;
      for (let count = 0; count < (length ?? 1); count += 1) hide(source[index++]);
    } else if (character === "'" || character === '"' || character === '`') {
      put(character, false);
      index += 1;
      text(character);
    } else if (character === '}' && templates.at(-1) === 0) {
      templates.pop();
      put(character, false);
      index += 1;
      text('`');
    } else {
      if (templates.length > 0 && character === '{') templates[templates.length - 1] += 1;
      if (templates.length > 0 && character === '}') templates[templates.length - 1] -= 1;
      put(character, false);
      index += 1;
    }
  }
  return { code: code.join(''), texts: texts.join('') };
}

/** A slash begins a regular expression where no value can end just before it. */
function startsRegex(code) {
  const before = code.slice(-40).join('').trimEnd();
  return (
    before === '' ||
    /[=(,:[!&|?{};+*%~^<>-]$/.test(before) ||
    /\b(return|typeof|case|in|of|yield|await)$/.test(before)
  );
}

const clause = /\b(?:import|export)\s+(type\s+)?([\w$\s{},*]*?)\bfrom\s*(['"])/g;
const bare = /\bimport\s*(['"])/g;
const dynamic = /\bimport\s*\(\s*(['"])/g;

/** Every import and re-export: what it names and on which line. */
export function importsOf(source, { code } = split(source)) {
  const found = [];
  for (const pattern of [clause, bare, dynamic]) {
    for (const match of code.matchAll(pattern)) {
      const start = match.index + match[0].length;
      const specifier = source.slice(start, source.indexOf(match.at(-1), start));
      found.push({ specifier, line: lineAt(source, match.index) });
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

export function lineAt(source, index) {
  let line = 1;
  for (let at = source.indexOf('\n'); at >= 0 && at < index; at = source.indexOf('\n', at + 1)) line += 1;
  return line;
}
