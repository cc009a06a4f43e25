import { expect, test } from 'vitest';
import type { FootballPlayKind } from './play.ts';
import { playGame } from './testing/games.ts';

const GAMES = 150;

/** How often each kind of play came, and yards thrown, of a side in a game. */
function averages(): { readonly plays: ReadonlyMap<FootballPlayKind, number>; readonly passYards: number } {
  const plays = new Map<FootballPlayKind, number>();
  let passYards = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    playGame(seed, undefined, (_, { kind, did }) => {
      plays.set(kind, (plays.get(kind) ?? 0) + 1 / (2 * GAMES));
      for (const { what, yards } of did ?? []) if (what === 'pass') passYards += yards / (2 * GAMES);
    });
  }
  return { plays, passYards };
}

test('a side runs, passes and kicks about as often as those of the league', () => {
  const { plays, passYards } = averages();
  const expectNear = (kind: FootballPlayKind, from: number, to: number) => {
    expect(plays.get(kind) ?? 0, kind).toBeGreaterThan(from);
    expect(plays.get(kind) ?? 0, kind).toBeLessThan(to);
  };
  expectNear('pass', 32, 35);
  expectNear('rush', 24, 28);
  expectNear('sack', 2.1, 2.7);
  expectNear('punt', 3.8, 4.9);
  expectNear('field-goal', 1.8, 2.3);
  expect(passYards).toBeGreaterThan(225);
  expect(passYards).toBeLessThan(250);
});
