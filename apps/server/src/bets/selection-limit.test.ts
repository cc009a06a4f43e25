import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exposedSelectionsOf } from './exposed-selection.ts';
import { type ExposedBet, Exposure } from './exposure.ts';
import { defaultHouseLimits, limitError } from './house-limits.ts';

const limits = { ...defaultHouseLimits, loss: 50_000n };

/** A bet on a side of one game, or of two, at 9/10 each; or that one of those that are open ends. */
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('bet' as const),
    sides: fc.array(fc.constantFrom('home' as const, 'away' as const), { minLength: 1, maxLength: 2 }),
    amountSource: fc.constantFrom('CASH', 'BONUS_BET'),
    stake: fc.bigInt(10n, 60_000n),
  }),
  fc.record({ kind: fc.constant('end' as const), of: fc.nat(20) }),
);

type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

const typeOf = { home: 'HOME_MONEYLINE', away: 'AWAY_MONEYLINE' } as const;

function betOf({ sides, amountSource, stake }: Extract<Step, { kind: 'bet' }>, id: string): ExposedBet {
  const wins = (staked: bigint) => (staked * 9n) / 10n;
  const winnings = sides.length > 1 ? wins(stake) * 2n : wins(stake);
  const legs = sides.map((selectionKey, game) => ({
    ...{ eventId: `game-${game}`, marketKey: 'moneyline:game', selectionKey },
    selectionType: typeOf[selectionKey],
  }));
  const type = sides.length > 1 ? 'PARLAY' : 'STRAIGHT';
  const selections = exposedSelectionsOf({ type, amountSource, stake, winnings }, legs);
  return { id, patronId: `patron-${id}`, stake, winnings, selections };
}

/** What bets on each selection win. */
function costs(open: readonly ExposedBet[]): bigint[] {
  const sums = new Map<string, bigint>();
  for (const { eventId, selectionKey, winnings } of open.flatMap(({ selections }) => selections)) {
    const key = `${eventId} ${selectionKey}`;
    sums.set(key, (sums.get(key) ?? 0n) + winnings);
  }
  return [...sums.values()];
}

test('whatever bets are taken on whatever sides and end in whatever order, those that are left on a selection win no more than its limit', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      const exposure = new Exposure();
      const open: ExposedBet[] = [];
      for (const [at, step] of steps.entries()) {
        if (step.kind === 'end') {
          for (const ended of open.splice(step.of % (open.length + 1), 1)) exposure.remove(ended);
          continue;
        }
        const bet = betOf(step, String(at));
        const wins = (stake: bigint) => betOf({ ...step, stake }, '').winnings;
        if (limitError(limits, exposure, { ...bet, combinations: 1 }, () => undefined, wins)) continue;
        exposure.add(bet);
        open.push(bet);
        for (const cost of costs(open)) expect(cost).toBeLessThanOrEqual(limits.loss);
      }
    }),
  );
});
