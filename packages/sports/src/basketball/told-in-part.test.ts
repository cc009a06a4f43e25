import fc from 'fast-check';
import { test } from 'vitest';
import { SIDES } from '../kit/sides.ts';
import { checkToldInPart, type Ledger, type OnCount, tick } from '../testing/told-in-part.ts';
import { basketball } from './basketball.ts';
import type { BasketballPlay } from './play.ts';
import { sides } from './testing/games.ts';

const LINES = {
  points: [0.5, 4, 9.5, 19.5],
  rebounds: [1.5, 5.5],
  assists: [0.5, 3.5],
  threes: [0.5, 2],
  pra: [5.5, 14.5, 30.5],
  pa: [10.5],
  ra: [9.5],
  steals: [1, 2.5],
  blocks: [0.5],
  stocks: [2.5],
} as const;
const onCounts: OnCount[] = SIDES.flatMap((side) =>
  [0, 1, 4, 7].flatMap((place) => [
    ...Object.entries(LINES).flatMap(([what, lines]) =>
      lines.map((line) => ({
        key: `player:${what}:${side}:${place}:${line}`,
        count: `${what}:${side}:${place}`,
        line,
      })),
    ),
    { key: `double-double:${side}:${place}`, count: `doubles:${side}:${place}`, line: 1.5 },
    { key: `triple-double:${side}:${place}`, count: `doubles:${side}:${place}`, line: 2.5 },
  ]),
);

const SUMS: Readonly<Record<string, readonly string[]>> = {
  points: ['pra', 'pa'],
  rebounds: ['pra', 'ra'],
  assists: ['pra', 'pa', 'ra'],
  steals: ['stocks'],
  blocks: ['stocks'],
};

function silenced(play: BasketballPlay): BasketballPlay | undefined {
  if (play.scores.length === 0) return undefined;
  return { ...play, scores: play.scores.map(({ player: _, ...score }) => score) };
}

function count(plays: readonly BasketballPlay[]): Ledger {
  const counts = new Map<string, number>();
  let isSilent = false;
  let first: string | undefined = 'other';
  let baskets = 0;
  const add = (what: string, whose: string, more = 1) => {
    tick(counts, `${what}:${whose}`, more);
    for (const sum of SUMS[what] ?? []) tick(counts, `${sum}:${whose}`, more);
  };
  for (const { scores, assist, rebound, steal, block } of plays) {
    for (const { side, player, kind, points } of scores) {
      if (kind !== 'free-throws' && baskets++ === 0) {
        first = player === undefined ? undefined : player === 9 ? 'other' : `${side}-${player}`;
      }
      if (isSilent || player === undefined) continue;
      add('points', `${side}:${player}`, points);
      if (kind === 'three') add('threes', `${side}:${player}`);
    }
    if (!isSilent && rebound) add('rebounds', `${rebound.side}:${rebound.player}`);
    if (!isSilent && assist) add('assists', `${assist.side}:${assist.player}`);
    if (!isSilent && steal) add('steals', `${steal.side}:${steal.player}`);
    if (!isSilent && block) add('blocks', `${block.side}:${block.player}`);
    if (scores.some(({ player }) => player === undefined)) isSilent = true;
  }
  for (const side of SIDES) {
    for (let place = 0; place < 9; place++) {
      for (const what of ['points', 'rebounds', 'assists']) {
        if ((counts.get(`${what}:${side}:${place}`) ?? 0) >= 10) tick(counts, `doubles:${side}:${place}`);
      }
    }
  }
  return { counts, singles: new Map([['first-basket', first]]), isSilent: () => isSilent };
}

test('what was told of players stays decided when points come without a word of whose they are, and the rest goes back', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.uniqueArray(fc.nat(130), { maxLength: 2 }), (seed, silent) => {
      checkToldInPart({ sport: basketball, sides, onCounts, silenced, count }, seed, new Set(silent));
    }),
    { numRuns: 8 },
  );
});
