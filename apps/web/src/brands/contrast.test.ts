import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brands } from './brand.ts';
import { contrast, readTokens } from './testing/token-colours.ts';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Text on ground: 4.5:1. Outlines and drawings on ground: 3:1. (WCAG 2.2, 1.4.3 and 1.4.11) */
const TEXT: [string, string[]][] = [
  ['text', ['bg', 'surface', 'surface-2', 'surface-3', 'raised']],
  ['text-2', ['bg', 'surface', 'surface-2', 'surface-3', 'raised']],
  ['text-3', ['bg', 'surface', 'surface-2', 'surface-3', 'raised']],
  ['on-accent', ['accent', 'accent-hover']],
  ['accent-text', ['bg', 'surface', 'surface-2']],
  ['up', ['surface', 'up-soft']],
  ['down', ['surface', 'surface-2', 'down-soft']],
  ['warn', ['warn-soft']],
  ['info', ['info-soft']],
  ['reward', ['reward-soft']],
  ['live', ['bg', 'surface']],
  // The yard numbers on the football field.
  ['turf-ink', ['turf', 'turf-2']],
];
const SHAPES: [string, string[]][] = [
  ['control', ['surface']],
  ['edge', ['surface']],
  ['accent-text', ['surface-3']],
];

describe.each(Object.keys(brands))('%s', (brand) => {
  test.each(['dark', 'light'])('%s: what must be read can be read [BRAND-004]', (mode) => {
    const tokens = readTokens(file('./modes.css') + file(`./${brand}/tokens.css`), brand, mode);
    const low = [
      ...TEXT.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground, 4.5] as const)),
      ...SHAPES.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground, 3] as const)),
    ].filter(([front, ground, least]) => contrast(tokens[front], tokens[ground]) < least);
    expect(low.map(([front, ground]) => `${front} on ${ground}`)).toEqual([]);
  });
});
