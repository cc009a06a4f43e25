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
  /[.-](sql|statement)\.ts$/,
  /\/migrations\//,
  /^apps\/server\/src\/wallet\/(posting|lane-connection)\.ts$/,
];

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
