import type { TacticalStrength } from '../strength.ts';

/** What a side has bought: nothing to speak of, what it could, everything. */
export type Buy = 0 | 1 | 2;

/**
 * Log-odds by which attackers win fewer rounds than defenders with equal weapons: professionals win 48 to 49 of 100 attacks.
 * A step of weapons is worth so much that who wins the pistol round wins the next one five times of six.
 */
const ATTACK = -0.06;
const PER_BUY = 0.82;

/** Share of luck, of 2^32, below which the home side wins a round, at 5 × (1 if the away side attacks) + 2 + home's buy over away's. */
export function roundChances({ home, away }: TacticalStrength): Float64Array {
  const chances = new Float64Array(10);
  for (let attacker = 0; attacker < 2; attacker++) {
    for (let ahead = -2; ahead <= 2; ahead++) {
      const logit = home - away + (attacker === 0 ? ATTACK : -ATTACK) + PER_BUY * ahead;
      chances[5 * attacker + 2 + ahead] = 2 ** 32 / (1 + Math.exp(0 - logit));
    }
  }
  return chances;
}
