import { isTest, nameOf } from './place.mjs';
import { lineAt } from './scan.mjs';

const LINE_LIMIT = 400;

const SQL =
  /\b(select\s[^;]{1,400}?\sfrom\s|insert\s+into\s|delete\s+from\s|update\s+\w+(\.\w+)?\s+(\w+\s+)?set\s|create\s+(table|schema|index|function)\s)/gi;

/** Where a statement begins: a statement opens its text, its line or a parenthesis, and ends in the same text. */
function sqlAt({ code, texts, source }) {
  for (const { 0: statement, index } of texts.matchAll(SQL)) {
    const opens = /(^|\n|['"`(;])\s*$/.test(source.slice(Math.max(0, index - 40), index));
    const inOneText = !/['"`]/.test(code.slice(index, index + statement.length));
    if (opens && inOneText) return index;
  }
  return undefined;
}

/**
 * Where SQL may stand. wallet/posting.ts holds the one call that every lane statement begins with, lane-connection.ts what
 * a lane says to its connection.
 */
const sqlHomes = [
  /^apps\/server\/src\/platform\//,
  /\/(store|migrations)\.ts$/,
  /-store\.ts$/,
  /-queries\.ts$/,
  /-statement\.ts$/,
  /\/migrations\//,
  /^apps\/server\/src\/wallet\/(posting|lane-connection)\.ts$/,
];

const CLOCKS =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bset(Timeout|Interval|Immediate)\b/;

/** `as` before a type; in JSX a word may follow one, but nothing that ends an expression behind it on its line. */
const CAST = /(?<=[\w)\]}'"`>]\s)as\s+(?!const\b)(?:[{(['"`]|\w[^\n]*[;,)\]}{<])/;
const RENAMING = /\b(?:import|export)\s+(?:type\s+)?[\w$\s{},*]*?(?:\bfrom\b|\};)/g;

/** Where what the compiler cannot know is said, each with its reason beside it. */
const castHomes = ['apps/server/src/platform/bus.ts', 'apps/server/src/trading/worker-simulator.ts'];

/** Comments that switch the types off; without one the linter refuses every `any` and `!`. */
const UNCHECKED = new RegExp(
  [
    'biome-ignore[^\\n]*\\b(?:noExplicitAny|noNonNullAssertion)\\b',
    'biome-ignore(?:-\\w+)? lint(?:/suspicious|/style)?(?=[:\\s])',
    '@ts-(?:ignore|nocheck)\\b',
  ].join('|'),
  'g',
);
/** A schema that reads everything, and answers `any`. */
const ANY_SCHEMA = /\bv\.any\(/;

/** One rule for each habit: `breaks` answers { line, message } for a file that has lost it. */
export const fileRules = [
  {
    name: 'short-files',
    why: 'a file that long is doing more than one thing',
    breaks: ({ source }) => {
      const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0);
      return (
        lines > LINE_LIMIT && { line: LINE_LIMIT + 1, message: `has ${lines} lines, at most ${LINE_LIMIT}` }
      );
    },
  },
  {
    name: 'one-reader-of-the-environment',
    why: 'apps/server/src/config.ts is the one place to look for what can be set',
    breaks: ({ path, code, source }) => {
      if (!/^(apps|packages)\/.*\/src\//.test(path) || isTest(path)) return false;
      if (path === 'apps/server/src/config.ts') return false;
      const found = /\bprocess\s*\.\s*env\b/.exec(code);
      return found && { line: lineAt(source, found.index), message: 'reads process.env' };
    },
  },
  {
    name: 'time-and-chance-are-given',
    why: 'a day can be replayed from its seed only where clock and chance come in as arguments',
    breaks: ({ path, code, source }) => {
      if (!path.startsWith('packages/') || isTest(path) || path.includes('/cli/')) return false;
      const found = CLOCKS.exec(code);
      return found && { line: lineAt(source, found.index), message: `uses ${found[0]}` };
    },
  },
  {
    name: 'no-casts',
    why: 'a type that is asserted is not checked: narrow it, validate it at the border, or name the border in tools/walls',
    breaks: ({ path, code, source }) => {
      if (!/^(apps|packages)\/.*\.tsx?$/.test(path) || castHomes.includes(path)) return false;
      const found = CAST.exec(code.replace(RENAMING, (text) => text.replace(/[^\n]/g, ' ')));
      return found && { line: lineAt(source, found.index), message: `asserts a type: ${found[0].trim()}` };
    },
  },
  {
    name: 'no-way-round-types',
    why: 'what is not checked is believed: say the shape and read it, as platform/testing/answer.ts does for tests',
    breaks: ({ path, code, texts, source }) => {
      if (!/\.tsx?$/.test(path)) return false;
      for (const found of source.matchAll(UNCHECKED)) {
        const isComment = code[found.index] === ' ' && texts[found.index] === ' ';
        if (isComment) return { line: lineAt(source, found.index), message: `has ${found[0]}` };
      }
      const any = ANY_SCHEMA.exec(code);
      return any && { line: lineAt(source, any.index), message: `has ${any[0]}` };
    },
  },
  {
    name: 'sql-in-stores',
    why: "a domain's tables are touched by its store alone, so a change of them is a change of one file",
    breaks: (file) => {
      const { path, source } = file;
      if (!path.startsWith('apps/server/src/') || isTest(path)) return false;
      if (sqlHomes.some((home) => home.test(path))) return false;
      const index = sqlAt(file);
      return (
        index !== undefined && {
          line: lineAt(source, index),
          message: `has SQL; ${nameOf(path)} is no store`,
        }
      );
    },
  },
];
