import { type BySide, otherSide, type RandomSource, type SideKey } from '../sport.ts';
import { afterRound } from './apply.ts';
import { drawEnding, drawKills } from './engine/kill-counts.ts';
import { loadRun } from './engine/load.ts';
import { drawKillers } from './engine/who-kills.ts';
import type { TacticalPlay } from './play.ts';
import { countRounds, mapsWon, type Purse, type TacticalState } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { TacticalStrength } from './strength.ts';

/**
 * How often the side that wins a round had the first kill of it, where the losers have a kill, too. With the rounds in which the losers have none
 * that makes seven of ten, as notational analyses of professionals have it.
 */
const OPENING_SHARE = 0.67;

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
  const ending = drawEnding(winner === attacker, random);
  const [winners, losers] = drawKills(ending, random);
  const opening = losers === 0 || share(random) < OPENING_SHARE ? winner : otherSide(winner);
  const rounds: BySide<number> = countRounds(after.maps[state.maps.length - 1]?.rounds ?? '');
  const kills = drawKillers(state.sides, winner === 'home' ? [winners, losers] : [losers, winners], random);
  return {
    kind: 'round',
    text: narrate({ state, after, winner, ending, rounds, kills }),
    attacker,
    winner,
    ending,
    opening,
    maps: mapsWon(after),
    rounds,
    purses: { home: purse(0), away: purse(1) },
    kills,
  };
}

function share(random: RandomSource): number {
  return random.next() / 2 ** 32;
}

function sideAt(at: number): SideKey {
  return at === 0 ? 'home' : 'away';
}
