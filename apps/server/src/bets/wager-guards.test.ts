import { expect, test } from 'vitest';
import type { Limits } from '../limits/limits.ts';
import type { LocationStanding } from '../location/location.ts';
import { wagerGuards } from './bets.ts';
import { origin } from './testing/test-bets.ts';

const here: LocationStanding = {
  kind: 'authorised',
  id: 'check-1',
  region: 'US-NJ',
  expiresAt: new Date(Date.UTC(2030, 0, 1)),
};
const bet = { stake: 1_000n, cashStake: 1_000n, currency: 'USD' } as const;

const noLimits: Pick<Limits, 'refusals' | 'guard'> = {
  refusals: async () => [],
  guard: async (_patronId, _wager, place) => ({ kind: 'done', result: await place() }),
};

function guards(change: {
  mustAcknowledge?: boolean;
  standing?: LocationStanding;
  limits?: typeof noLimits;
}) {
  return wagerGuards({
    session: { requiresAcknowledgement: async () => change.mustAcknowledge ?? false },
    location: { standing: async () => change.standing ?? here },
    limits: change.limits ?? noLimits,
  });
}

test('nobody is refused who is authorised, has nothing to acknowledge and keeps their limits', async () => {
  expect(await guards({}).check('patron', bet, origin)).toEqual([]);
  expect(await guards({}).location('patron', origin)).toMatchObject({ id: 'check-1' });
  expect(await guards({}).withinLimits('patron', bet, async () => 7)).toEqual({ kind: 'done', result: 7 });
});

test('each domain refuses with the display type of the specification [BET-012]', async () => {
  const codes = async (change: Parameters<typeof guards>[0]) =>
    (await guards(change).check('patron', bet, origin)).map(({ displayType }) => displayType);
  expect(await codes({ mustAcknowledge: true })).toEqual(['RG_ACK_REQUIRED']);
  expect(await codes({ standing: { kind: 'unknown' } })).toEqual(['GEO']);
  expect(await codes({ standing: { kind: 'refused', code: 'SERVER_ERROR' } })).toEqual(['GEO']);
  expect(await codes({ standing: { kind: 'refused', code: 'OUT_OF_BOUNDARY' } })).toEqual([
    'ANONYMOUS_REGION_ERROR',
  ]);
  const refusals = [{ code: 'LIMIT_REACHED', message: 'Enough.' }] as const;
  const limits = { ...noLimits, refusals: async () => refusals };
  expect(await codes({ limits })).toEqual(['RG_LIMIT']);
});

test('an unverified location is told in the words of the specification and shows no rewards', async () => {
  const [refusal] = await guards({ standing: { kind: 'unknown' } }).check('patron', bet, origin);
  expect(refusal).toMatchObject({
    message: 'We need to verify your location before you proceed. Please Check Location.',
    priority: 3,
    disableAwardsDisplay: true,
  });
});
