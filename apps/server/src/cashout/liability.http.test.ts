import { setImmediate as turn } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { defaultHouseLimits } from '../bets/bets.ts';
import { serveBets } from '../bets/testing/served-bets.ts';
import { betslipMigrations } from '../betslip/migrations.ts';
import { newId } from '../platform/ids.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { createTestCashout, type TestCashout } from './testing/test-cashout.ts';

/** What one selection may cost, in cents. */
const MOST = 10_000n;
const MONEYLINE = 'moneyline:game';

let t: TestCashout;
let server: Awaited<ReturnType<typeof serveBets>>;

beforeAll(async () => {
  t = await createTestCashout({
    limits: { ...defaultHouseLimits, loss: MOST },
    migrations: betslipMigrations,
  });
  await t.settlement.start();
  server = await serveBets(t, { cashout: t.cashout });
});

afterEach(async () => {
  expect(await t.books()).toEqual([[], 0n]);
});

afterAll(async () => {
  await server.close();
  await t.close();
});

const PLACE = `mutation ($input: PlaceBetsInput!) { placeBets(input: $input) { ... on PlaceBetsPayload {
  placedBets { rawId } refusedBets { errors { code } } } } }`;
const CASHOUTS = `{ cashouts { cashouts { betId offerId } } }`;
const CASH_OUT = `mutation ($input: CashOutInput!) { cashOut(input: $input) { __typename
  ... on CashOutPayload { paidAmount { amountLong } } ... on CashOutError { code } } }`;

const Placed = v.object({
  placedBets: v.array(v.object({ rawId: v.string() })),
  refusedBets: v.array(v.object({ errors: v.array(v.object({ code: v.string() })) })),
});
const Offers = v.object({ cashouts: v.array(v.object({ betId: v.string(), offerId: v.string() })) });
const Taken = v.object({
  paidAmount: v.optional(v.object({ amountLong: v.string() })),
  code: v.optional(v.string()),
});

/** A bet at 10/11 on each. Answers its id, or why it was refused. */
async function place(patronId: string, selectionIds: readonly string[], stake: bigint) {
  const odds = { numeratorLong: '10', denominatorLong: '11' };
  const bet = {
    type: selectionIds.length > 1 ? 'PARLAY' : 'STRAIGHT',
    amountSourceType: 'CASH',
    betAmountLong: String(stake),
    draftBetId: 'DraftBet:one',
    idempotencyKey: newId(),
    draftLegs: selectionIds.map((id) => ({ selectionId: `MarketSelection:${id}`, odds })),
  };
  const input = { keepBetslipSelections: true, bets: [bet] };
  const { placeBets } = await server.asked({ placeBets: Placed }, PLACE, { input }, `patron.${patronId}`);
  const [{ rawId: id } = { rawId: undefined }] = placeBets.placedBets;
  return { id, code: placeBets.refusedBets[0]?.errors[0]?.code };
}

/** What is offered for the patron's bets, the newest first. */
async function offers(patronId: string) {
  const { cashouts } = await server.asked({ cashouts: Offers }, CASHOUTS, {}, `patron.${patronId}`);
  return cashouts.cashouts;
}

/** @param share hundredths of a percent @returns the cents that were paid, or why not */
async function cashOut(patronId: string, offer: { betId: string; offerId: string }, share = 10_000) {
  const input = { ...offer, idempotencyKey: newId(), share };
  const { cashOut: taken } = await server.asked(
    { cashOut: Taken },
    CASH_OUT,
    { input },
    `patron.${patronId}`,
  );
  return taken.paidAmount ? BigInt(taken.paidAmount.amountLong) : taken.code;
}

/** What open bets with a leg on each selection of a game's winner win, by the books. */
async function costs(eventId: string): Promise<Record<string, bigint>> {
  const rows = await t.database.query<{ selection_key: string; winnings: bigint }>(
    `select l.selection_key, sum(b.winnings)::bigint as winnings
     from bets.leg l join bets.bet b on b.id = l.bet_id and b.status = 'OPEN'
     where l.event_id = $1 and l.market_key = $2 group by 1`,
    [eventId, MONEYLINE],
  );
  return Object.fromEntries(rows.map((row) => [row.selection_key, row.winnings]));
}

test('who backs both sides and cashes one of them out leaves the other within its limit, and finds no more room than that', async () => {
  const { eventId, home, away } = t.event();
  const patronId = await patronWith(t.wallet, 1_000_000n);
  const placed = [];
  for (let round = 0; round < 3; round += 1) {
    placed.push(await place(patronId, [home], 11_000n));
    placed.push(await place(patronId, [away], 20_900n), await place(patronId, [away], 11_000n));
    const [newest, before] = await offers(patronId);
    if (!newest || !before) throw new Error('Both sides are open.');
    expect(await costs(eventId)).toEqual({ home: MOST, away: MOST });
    // By turns the one and the other: what is closed is room again, on its own side alone.
    const paid = await cashOut(patronId, round % 2 > 0 ? before : newest);
    expect(paid).toBe(10_450n);
    expect(Object.values(await costs(eventId))).toEqual([MOST]);
  }
  expect(placed.map(({ code }) => code)).toEqual([
    ...[undefined, 'HOUSE_LIMIT_EXCEEDED', undefined],
    ...['HOUSE_LIMIT_REACHED', 'HOUSE_LIMIT_EXCEEDED', undefined],
    ...[undefined, 'HOUSE_LIMIT_REACHED', 'HOUSE_LIMIT_REACHED'],
  ]);
});

test('a bet of which a part is cashed out counts whole until it ends', async () => {
  const { eventId, home, away } = t.event();
  const patronId = await patronWith(t.wallet, 100_000n);
  await place(patronId, [home], 11_000n);
  const [first] = await offers(patronId);
  if (!first) throw new Error('Nothing is offered.');
  expect(await cashOut(patronId, first, 9_900)).toBe(10_345n);
  expect(await place(patronId, [home], 10n)).toMatchObject({ code: 'HOUSE_LIMIT_REACHED' });
  expect(await place(patronId, [away], 11_100n)).toMatchObject({ code: 'HOUSE_LIMIT_EXCEEDED' });
  expect(await costs(eventId)).toEqual({ home: MOST });
  const [rest] = await offers(patronId);
  if (!rest) throw new Error('Nothing is offered.');
  expect(await cashOut(patronId, rest)).toBe(105n);
  expect(await place(patronId, [home], 11_000n)).toMatchObject({ code: undefined });
});

test('parts of one bet that are cashed out at once: one is paid, and all of them together never more than the bet', async () => {
  const { home } = t.event();
  for (const share of [1_500, 5_000, 9_000]) {
    const patronId = await patronWith(t.wallet, 11_000n);
    await place(patronId, [home], 5_500n);
    for (;;) {
      const [offer] = await offers(patronId);
      if (!offer) break;
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, at) => cashOut(patronId, offer, at % 3 > 0 ? share : 10_000)),
      );
      expect(answers.filter((answer) => typeof answer === 'bigint')).toHaveLength(1);
    }
    const cash = (await t.cashOf(patronId)) ?? 0n;
    expect(cash).toBeGreaterThan(5_500n);
    expect(cash).toBeLessThanOrEqual(5_500n + 5_225n);
    await t.settlement.idle();
  }
});

test('whoever places and cashes out at once, by whatever bets and in both dollars, no selection ever costs more than its limit', async () => {
  const games = [t.event(), t.event()];
  const [one, other] = games.map(({ home, away }) => [home, away]);
  const patrons = await Promise.all(
    Array.from({ length: 8 }, (_, at) => patronWith(t.wallet, 1_000_000n, at % 2 > 0 ? 'CAD' : 'USD')),
  );
  let isOver = false;
  let most = 0n;
  const look = async () => {
    for (const { eventId } of games)
      for (const cost of Object.values(await costs(eventId))) most = cost > most ? cost : most;
  };
  const looking = (async () => {
    for (; !isOver; await turn()) await look();
  })();
  const answers = { placed: 0, refused: 0, paid: 0 };
  const act = async (patronId: string, at: number) => {
    for (let round = 0; round < 10; round += 1) {
      const side = (at + round) % 2;
      const legs = [one?.[side] ?? '', ...(round % 4 === 3 ? [other?.[at % 2] ?? ''] : [])];
      const { id } = await place(patronId, legs, BigInt(900 + 700 * at + 300 * round));
      answers[id ? 'placed' : 'refused'] += 1;
      const [offer] = await offers(patronId);
      if (!offer || round % 3 === 0) continue;
      const taken = await Promise.all([10_000, 4_000].map((share) => cashOut(patronId, offer, share)));
      answers.paid += taken.filter((paid) => typeof paid === 'bigint').length;
    }
  };
  await Promise.all(patrons.map(act)).finally(() => {
    isOver = true;
  });
  await looking;
  await look();
  expect(most).toBeLessThanOrEqual(MOST);
  expect(most).toBeGreaterThan((MOST * 9n) / 10n);
  expect(Math.min(answers.placed, answers.refused, answers.paid)).toBeGreaterThan(5);
  for (const { eventId } of games) t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await t.settlement.idle();
  expect(await costs(games[0]?.eventId ?? '')).toEqual({});
});
