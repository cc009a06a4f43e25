import type { RandomSource, SideKey } from '../sport.ts';
import { afterRound } from './apply.ts';
import { loadRun } from './engine/load.ts';
import type { TacticalPlay, TacticalRound } from './play.ts';
import { type BySide, countRounds, mapsWon, type Purse, type TacticalState } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { TacticalStrength } from './strength.ts';

/** Of rounds won: the first kill was the winner's, by notational analyses of professionals near seven of ten. */
const OPENING_SHARE = 0.7;
/** Of rounds won by attackers: the bomb went off. Of those won by defenders: it was defused, and nobody attacked in time. */
const EXPLODED_SHARE = 0.35;
const DEFUSED_SHARE = 0.2;
const TIME_SHARE = 0.08;

/** The next round of the series; undefined once it is over. The chances are those that price it. Nobody retires. */
export function playOn(
  state: TacticalState,
  strength: TacticalStrength,
  random: RandomSource,
): TacticalPlay | undefined {
  if (state.phase === 'final') return undefined;
  const run = loadRun(state, strength);
  run.toss(random);
  const attacker = sideAt(run.attacker());
  const winner = sideAt(run.round(random));
  const after = afterRound(state, attacker, winner);
  const purse = (at: number): Purse => ({
    money: run.purses.money[at] ?? 0,
    losses: run.purses.losses[at] ?? 0,
    armed: run.purses.armed[at] === 1,
  });
  const ending = endingOf(winner === attacker, share(random));
  const opening = share(random) < OPENING_SHARE ? winner : winner === 'home' ? 'away' : 'home';
  const rounds: BySide<number> = countRounds(after.maps[state.maps.length - 1]?.rounds ?? '');
  return {
    kind: 'round',
    text: narrate({ state, after, winner, ending, rounds }),
    attacker,
    winner,
    ending,
    opening,
    maps: mapsWon(after),
    rounds,
    purses: { home: purse(0), away: purse(1) },
  };
}

function endingOf(attackersWon: boolean, luck: number): TacticalRound['ending'] {
  if (attackersWon) return luck < EXPLODED_SHARE ? 'exploded' : 'elimination';
  if (luck < DEFUSED_SHARE) return 'defused';
  return luck < DEFUSED_SHARE + TIME_SHARE ? 'time' : 'elimination';
}

function share(random: RandomSource): number {
  return random.next() / 2 ** 32;
}

function sideAt(at: number): SideKey {
  return at === 0 ? 'home' : 'away';
}
