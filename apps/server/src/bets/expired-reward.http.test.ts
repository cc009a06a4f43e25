import { rational } from '@fairline/money/rational.ts';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Betslip } from '../betslip/betslip.ts';
import { betslipMigrations } from '../betslip/migrations.ts';
import { TestAccounts } from '../betslip/testing/test-betslip.ts';
import { unguarded } from '../betslip/testing/unguarded.ts';
import { createMarketplace } from '../marketplace/marketplace.ts';
import { fixedCatalogue } from '../marketplace/testing/fixed-catalogue.ts';
import { nextWith, serve, testAuthenticator } from '../marketplace/testing/serve.ts';
import { newId } from '../platform/ids.ts';
import { openRewards } from '../rewards/rewards.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { checkPart } from '../wallet/wallet.ts';
import { openStakes } from './bets.ts';
import { ownRecords } from './testing/own-records.ts';
import { createTestBets, type TestBets } from './testing/test-bets.ts';

const HOUR_MS = 3_600_000;
const CASH = 10_000n;

let t: TestBets;
let server: Awaited<ReturnType<typeof serve>>;
let close: () => Promise<void>;
let patronId: string;
let home: string;
const accounts = new TestAccounts();

beforeAll(async () => {
  t = await createTestBets({ migrations: betslipMigrations });
  const { database, bus, clock, trading, wallet, bets, rewards } = t;
  const marketplace = createMarketplace({ trading, catalogue: fixedCatalogue([]), bus, clock });
  const betslip = new Betslip({
    ...unguarded,
    ...{ database, trading, bus, clock, wallet, rewards },
    identity: accounts,
    authenticator: testAuthenticator,
  });
  server = await serve({ wallet, marketplace, betslip, bets, rewards });
  close = async () => {
    await server.close();
    betslip.close();
    marketplace.close();
    await t.close();
  };
});
beforeEach(async () => {
  patronId = await patronWith(t.wallet, CASH);
  accounts.set(patronId, CASH);
  home = t.event().home;
  const selectionId = `MarketSelection:${home}`;
  await asked({}, ADD, { input: { selectionId, odds } });
});
afterEach(async () => {
  const report = await t.database.transaction((tx) =>
    checkPart(tx, { readOpenStakes: openStakes, readOpenRewards: openRewards, ...ownRecords }),
  );
  expect(report.faults).toEqual([]);
  expect((await t.wallet.balances(patronId))?.withdrawableBalance.amount).toBe(CASH);
});
afterAll(() => close());

const odds = { numeratorLong: '10', denominatorLong: '11' };
const DRAFT = `straight { draftBets { placementKey errors { code message } betAmount { amountLong }
  availableFreeBets { rawId } availableProfitBoosts { rawId } } }`;
const ADD = `mutation ($input: AddSelectionInput!) { addSelection(input: $input) { __typename } }`;
const SOURCE = `mutation ($input: SetDraftBetAmountSourceInput!) { setDraftBetAmountSource(input: $input) { __typename } }`;
const BOOST = `mutation ($input: SetDraftBetProfitBoostInput!) { setDraftBetProfitBoost(input: $input) { __typename } }`;
const AMOUNT = `mutation ($input: SetDraftBetAmountInput!) { setDraftBetAmount(input: $input) { __typename } }`;
const PLACE = `mutation ($input: PlaceBetsInput!) { placeBets(input: $input) { ... on PlaceBetsPayload {
  placedBets { id } refusedBets { errors { code message displayType } } } } }`;

const Draft = v.looseObject({
  placementKey: v.string(),
  errors: v.array(v.object({ code: v.string(), message: v.string() })),
  availableFreeBets: v.array(v.object({ rawId: v.string() })),
  availableProfitBoosts: v.array(v.object({ rawId: v.string() })),
});
const Slip = v.object({ straight: v.object({ draftBets: v.array(Draft) }) });
const Placed = v.object({ placedBets: v.array(v.unknown()), refusedBets: v.array(v.unknown()) });

/** What is asked as the patron, with the fields that are looked at. */
const asked = <const T extends v.ObjectEntries>(fields: T, query: string, variables?: object) =>
  server.asked(fields, query, variables, `patron.${patronId}`);

const draftOf = ({ straight: { draftBets } }: v.InferOutput<typeof Slip>) => {
  const [draft] = draftBets;
  if (!draft) throw new Error('There is no straight bet on the slip.');
  return draft;
};
const draftNow = async () => draftOf((await asked({ betslip: Slip }, `{ betslip { ${DRAFT} } }`)).betslip);

type Given =
  | { readonly kind: 'bonus-bet'; readonly amount: bigint }
  | { readonly kind: 'profit-boost'; readonly boost: { readonly rate: ReturnType<typeof rational> } };

/** A reward that ends in an hour. */
async function given(reward: Given): Promise<string> {
  const expiresAt = new Date(t.clock.now() + HOUR_MS);
  const result = await t.rewards.grant({
    ...{ patronId, idempotencyKey: newId(), title: 'A gift', restriction: {}, expiresAt },
    ...reward,
  });
  if (result.kind !== 'granted') throw new Error(`Not granted: ${result.kind}`);
  return result.rewardId;
}

/** The button is pressed on the slip as it stands. */
async function press(change: object) {
  const { placementKey } = await draftNow();
  const bet = {
    type: 'STRAIGHT',
    betAmountLong: '1000',
    draftBetId: `DraftBet:straight~${home}`,
    idempotencyKey: placementKey,
    draftLegs: [{ selectionId: `MarketSelection:${home}`, odds }],
    ...change,
  };
  const input = { keepBetslipSelections: false, bets: [bet] };
  return (await asked({ placeBets: Placed }, PLACE, { input })).placeBets;
}

const draftBetId = () => `DraftBet:straight~${home}`;

/** The states of the patron's rewards and the number of their bets. */
async function onRecord() {
  const rewards = await t.database.query<{ state: string }>(
    'select state from rewards.reward where patron_id = $1',
    [patronId],
  );
  const bets = await t.database.query('select 1 from bets.bet where patron_id = $1', [patronId]);
  return [rewards.map(({ state }) => state), bets.length];
}

test('a bonus bet that ends while it is on the slip is refused by its name, then goes from the slip by itself; nothing is paid [SLIP-018]', async () => {
  const freeBetId = await given({ kind: 'bonus-bet', amount: 1_000n });
  await asked({}, SOURCE, { input: { draftBetId: draftBetId(), amountSourceType: 'FREE_BET', freeBetId } });
  expect(await draftNow()).toMatchObject({ errors: [], availableFreeBets: [{ rawId: freeBetId }] });
  const watched = server.subscribe(`subscription { betslipUpdated { ${DRAFT} } }`, {}, `patron.${patronId}`);
  await nextWith({ betslipUpdated: Slip }, watched);
  const free = { amountSourceType: 'FREE_BET', freeBetId };

  // Its time is over, and the house has not cleared it away yet.
  t.clock.advance(HOUR_MS);
  expect(await press(free)).toMatchObject({
    placedBets: [],
    refusedBets: [
      { errors: [{ code: 'REWARD_REFUSED', message: 'This reward has expired.', displayType: 'GENERIC' }] },
    ],
  });
  expect(await onRecord()).toEqual([['AVAILABLE'], 0]);

  await t.rewards.expire();
  const { betslipUpdated } = await nextWith({ betslipUpdated: Slip }, watched);
  await watched.return?.();
  const told = draftOf(betslipUpdated);
  expect(told.availableFreeBets).toEqual([]);
  expect(told.errors).toMatchObject([{ code: 'REWARD_UNAVAILABLE' }]);
  expect(await press(free)).toMatchObject({
    placedBets: [],
    refusedBets: [{ errors: [{ code: 'REWARD_REFUSED', message: 'This reward has expired.' }] }],
  });
  expect(await onRecord()).toEqual([['EXPIRED'], 0]);
});

test('a boost that ends while it is on the slip keeps the bet from being placed without it [SLIP-018]', async () => {
  const profitBoostId = await given({ kind: 'profit-boost', boost: { rate: rational(1n, 2n) } });
  const input = { draftBetId: draftBetId() };
  await asked({}, AMOUNT, { input: { ...input, amount: '10', amountField: 'BET' } });
  await asked({}, BOOST, { input: { ...input, profitBoostId } });
  expect(await draftNow()).toMatchObject({ errors: [], availableProfitBoosts: [{ rawId: profitBoostId }] });
  t.clock.advance(HOUR_MS);
  await t.rewards.expire();
  const slip = await draftNow();
  expect(slip.availableProfitBoosts).toEqual([]);
  expect(slip.errors).toMatchObject([{ code: 'REWARD_UNAVAILABLE' }]);
  expect(await press({ amountSourceType: 'CASH', profitBoostId })).toMatchObject({
    placedBets: [],
    refusedBets: [{ errors: [{ code: 'REWARD_REFUSED', message: 'This reward has expired.' }] }],
  });
  expect(await onRecord()).toEqual([['EXPIRED'], 0]);
});
