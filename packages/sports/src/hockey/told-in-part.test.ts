import fc from 'fast-check';
import { test } from 'vitest';
import { SIDES } from '../kit/sides.ts';
import { checkToldInPart, type Ledger, type OnCount, tick } from '../testing/told-in-part.ts';
import { hockey } from './hockey.ts';
import type { HockeyPlay } from './play.ts';
import { sides } from './testing/games.ts';

const PLACES = [0, 1, 9, 17];
const onCounts: OnCount[] = [
  ...SIDES.flatMap((side) =>
    PLACES.flatMap((place) => [
      ...['shots', 'points', 'assists'].flatMap((what) =>
        [0.5, 1, 2.5].map((line) => ({
          key: `player:${what}:${side}:${place}:${line}`,
          count: `${what}:${side}:${place}`,
          line,
        })),
      ),
      ...[1, 2].map((least) => ({
        key: `scorer:${least}:${side}:${place}`,
        count: `goals:${side}:${place}`,
        line: least - 0.5,
      })),
      { key: `reach:points:${side}:${place}:1`, count: `points:${side}:${place}`, line: 0.5 },
      {
        key: `reach:power-play-points:${side}:${place}:1`,
        count: `power-play-points:${side}:${place}`,
        line: 0.5,
      },
    ]),
  ),
  ...[5.5, 20.5, 40.5, 70.5].map((line) => ({ key: `shots:${line}`, count: 'team-shots:both', line })),
  ...[3.5, 10.5, 14.5, 20.5].map((line) => ({ key: `first-shots:${line}`, count: 'first-shots:both', line })),
  ...SIDES.flatMap((side) =>
    [3.5, 10.5, 20.5, 40.5].flatMap((line) => [
      { key: `shots-${side}:${line}`, count: `team-shots:${side}`, line },
      { key: `saves-${side}:${line}`, count: `saves:${side}`, line },
    ]),
  ),
];

/** Of a shot its shooter is not told; of a goal one of three things, its scorer, its shooter or the shot. */
function silenced(play: HockeyPlay, luck: number): HockeyPlay | undefined {
  const { shot, goal, ...rest } = play;
  if (shot === undefined) return undefined;
  const nobodys = { side: shot.side };
  if (goal === undefined) return { ...rest, shot: nobodys };
  const { player: _, ...unnamed } = goal;
  return luck % 3 === 0
    ? { ...rest, goal, shot: nobodys }
    : luck % 3 === 1
      ? { ...rest, goal: unnamed, shot }
      : { ...rest, goal };
}

function count(plays: readonly HockeyPlay[]): Ledger {
  const counts = new Map<string, number>();
  let isSkatersSilent = false;
  let shotsSilentIn = 0;
  let first: string | undefined = 'none';
  let goals = 0;
  for (const { shot, goal, period } of plays) {
    if (goal && goals++ === 0) first = goal.player === undefined ? undefined : `${goal.side}-${goal.player}`;
    if (!isSkatersSilent) {
      if (shot?.player !== undefined) tick(counts, `shots:${shot.side}:${shot.player}`);
      if (goal?.player !== undefined) {
        tick(counts, `goals:${goal.side}:${goal.player}`);
        tick(counts, `points:${goal.side}:${goal.player}`);
      }
      for (const place of [goal?.player ?? [], goal?.assists ?? []].flat()) {
        if (goal?.strength === 'power-play') tick(counts, `power-play-points:${goal.side}:${place}`);
      }
      for (const place of goal?.assists ?? []) {
        tick(counts, `assists:${goal?.side}:${place}`);
        tick(counts, `points:${goal?.side}:${place}`);
      }
    }
    if ((shot && shot.player === undefined) || (goal && goal.player === undefined)) isSkatersSilent = true;
    if (goal && shot === undefined && shotsSilentIn === 0) shotsSilentIn = period;
    if (shotsSilentIn > 0 || shot === undefined) continue;
    for (const of of ['both', shot.side]) {
      tick(counts, `team-shots:${of}`);
      if (period === 1) tick(counts, `first-shots:${of}`);
    }
    if (goal === undefined) tick(counts, `saves:${shot.side === 'home' ? 'away' : 'home'}`);
  }
  return {
    counts,
    singles: new Map([['first-scorer', first?.endsWith('-18') ? 'other' : first]]),
    isSilent: (what) =>
      what.startsWith('first-shots')
        ? shotsSilentIn === 1
        : /^(team-shots|saves)/.test(what)
          ? shotsSilentIn > 0
          : isSkatersSilent,
  };
}

test('what was told of skaters and shots stays decided when a play does not say who did it, and the rest goes back', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.uniqueArray(fc.nat(60), { maxLength: 2 }), (seed, silent) => {
      checkToldInPart({ sport: hockey, sides, onCounts, silenced, count }, seed, new Set(silent));
    }),
    { numRuns: 15 },
  );
});
