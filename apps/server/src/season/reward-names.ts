import { type Patron, same } from './act.ts';
import type { House } from './house.ts';

/** Learns what the server calls the rewards that settlements gave back, and that it has no others. @throws Mismatch */
export async function learnNames({ rewards }: House, { id, account }: Patron, nowMs: number): Promise<void> {
  const usable = account.purse.usable('bonus-bet', nowMs);
  if (usable.every((reward) => reward.id !== undefined)) return;
  const known = (await rewards.of(id)).bonusBets.map((bet) => ({
    ...{ id: bet.id, amount: bet.amount },
    expiresAtMs: bet.expiresAt?.getTime() ?? 0,
  }));
  const shape = ({ amount, expiresAtMs }: { amount: bigint; expiresAtMs: number }) =>
    `${amount} until ${expiresAtMs}`;
  same('The bonus bets', known.map(shape).sort(), usable.map(shape).sort());
  for (const reward of usable) {
    const taken = new Set(usable.map((other) => other.id));
    reward.id ??= known.find((one) => shape(one) === shape(reward) && !taken.has(one.id))?.id;
  }
}
