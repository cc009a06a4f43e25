import fc from 'fast-check';
import { test } from 'vitest';
import { SIDES } from '../kit/sides.ts';
import { checkToldInPart, type Ledger, type OnCount, tick } from '../testing/told-in-part.ts';
import { football } from './football.ts';
import type { FootballPlay } from './play.ts';
import { sides } from './testing/games.ts';

const RECEIVERS = [1, 3, 4];

const lines = (what: string, side: string, place: number, ...all: readonly number[]): OnCount[] =>
  all.map((line) => ({
    key: `player:${what}:${side}:${place}:${line}`,
    count: `${what}:${side}:${place}`,
    line,
    ...(what.endsWith('yards') && { canShrink: true }),
  }));

const onCounts: OnCount[] = SIDES.flatMap((side) => [
  ...[0, 1, 3, 4].flatMap((place) =>
    [1, 2].map((least) => ({
      key: `scorer:${side}:${place}:${least}`,
      count: `touchdowns:${side}:${place}`,
      line: least - 0.5,
    })),
  ),
  ...lines('completions', side, 0, 1.5, 10.5, 20, 30.5),
  ...lines('interceptions', side, 0, 0.5, 1.5),
  ...lines('pass-touchdowns', side, 0, 0.5, 1.5),
  ...lines('kick-points', side, 9, 0.5, 6.5, 10.5),
  ...lines('pass-yards', side, 0, 0.5, 200.5),
  ...RECEIVERS.flatMap((place) => [
    ...lines('receptions', side, place, 0.5, 3.5),
    ...lines('receiving-yards', side, place, 10.5, 50.5),
  ]),
  ...lines('rush-yards', side, 1, 5.5, 50.5),
  ...lines('rush-attempts', side, 1, 1.5, 12, 18.5),
  {
    key: `reach:rush-yards:${side}:1:25`,
    count: `rush-yards:${side}:1`,
    line: 24.5,
    canShrink: true,
  },
]);

const GAINS: ReadonlySet<string> = new Set(['rush', 'pass', 'kneel']);
const BY_PLAYERS: ReadonlySet<string> = new Set(['touchdown', 'field-goal', 'extra-point']);

/** Of scores those who made them are not told, or of other plays who gained. */
function silenced(play: FootballPlay, luck: number): FootballPlay | undefined {
  const { did: _, ...rest } = play;
  const isScored = play.scores.some(({ kind }) => BY_PLAYERS.has(kind));
  const isGained = GAINS.has(play.kind);
  if (isScored && (luck % 2 === 0 || !isGained)) {
    return { ...play, scores: play.scores.map(({ player: __, ...score }) => score) };
  }
  return isGained ? rest : undefined;
}

function count(plays: readonly FootballPlay[]): Ledger {
  const counts = new Map<string, number>();
  let isSilent = false;
  let touchdowns = 0;
  let first: string | undefined = 'none';
  for (const { kind, scores, did } of plays) {
    for (const { side, kind: what, player, passer } of scores) {
      if (what === 'touchdown' && touchdowns++ === 0) {
        first = player === undefined ? undefined : player > 7 ? 'other' : `${side}-${player}`;
      }
      if (isSilent || (player === undefined && BY_PLAYERS.has(what))) continue;
      if (what === 'touchdown') tick(counts, `touchdowns:${side}:${player}`);
      if (what === 'touchdown' && passer === 0) tick(counts, `pass-touchdowns:${side}:0`);
      if (what === 'field-goal') tick(counts, `kick-points:${side}:${player}`, 3);
      if (what === 'extra-point') tick(counts, `kick-points:${side}:${player}`);
    }
    if (!isSilent) for (const deed of did ?? []) countDeed(counts, deed);
    if (scores.some((score) => score.player === undefined && BY_PLAYERS.has(score.kind))) isSilent = true;
    if (did === undefined && GAINS.has(kind)) isSilent = true;
  }
  return { counts, singles: new Map([['first-touchdown', first]]), isSilent: () => isSilent };
}

function countDeed(
  counts: Map<string, number>,
  { side, what, player, yards }: NonNullable<FootballPlay['did']>[number],
): void {
  const whose = `${side}:${player}`;
  if (what === 'interception') tick(counts, `interceptions:${whose}`);
  if (what === 'run') {
    tick(counts, `rush-yards:${whose}`, yards);
    tick(counts, `rush-attempts:${whose}`);
  }
  if (what === 'catch') tick(counts, `receptions:${whose}`);
  if (what === 'catch') tick(counts, `receiving-yards:${whose}`, yards);
  if (what === 'pass') tick(counts, `completions:${whose}`);
  if (what === 'pass') tick(counts, `pass-yards:${whose}`, yards);
}

test('what was told of players stays decided when a play does not say who did it, and the rest goes back', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.uniqueArray(fc.nat(110), { maxLength: 2 }), (seed, silent) => {
      checkToldInPart({ sport: football, sides, onCounts, silenced, count }, seed, new Set(silent));
    }),
    { numRuns: 15 },
  );
});
