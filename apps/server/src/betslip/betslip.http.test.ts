import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMarketplace } from '../marketplace/marketplace.ts';
import { fixedCatalogue } from '../marketplace/testing/fixed-catalogue.ts';
import { nextWith, serve, testAuthenticator } from '../marketplace/testing/serve.ts';
import { newId } from '../platform/ids.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { Betslip } from './betslip.ts';
import { unguarded } from './testing/unguarded.ts';
import './betslip.schema.ts';
import { StraightSlip, slipClient } from './testing/slip-client.ts';
import { wireId, wireOdds } from './testing/slip-server.ts';
import { createTestBetslip, EVENT_ID, HOME } from './testing/test-betslip.ts';

let parts: Awaited<ReturnType<typeof createTestBetslip>>;
let server: Awaited<ReturnType<typeof serve>>;
let visitor: ReturnType<typeof as>;

beforeAll(async () => {
  parts = await createTestBetslip();
  const { database, trading, bus, clock, accounts } = parts;
  const betslip = new Betslip({
    ...unguarded,
    database,
    trading,
    bus,
    clock,
    authenticator: testAuthenticator,
    identity: accounts,
    wallet: accounts,
  });
  const marketplace = createMarketplace({
    trading,
    bus,
    clock,
    catalogue: fixedCatalogue([fixedEvent(EVENT_ID)]),
  });
  server = await serve({ betslip, marketplace });
});
afterAll(async () => {
  await server.close();
  await parts.drop();
});
beforeEach(() => {
  parts.trading.add(fixedEvent(EVENT_ID));
  visitor = as(`visitor.${newId()}`);
});

const SLIP = `fragment Slip on Betslip {
  id version numberOfSelections
  errors { code }
  marketSelections { id status odds { formattedOdds } }
  marketSelectionsMetadata { marketSelectionId selectionOrigin branchChannel shareId }
  straight {
    errors { code message priority displayType disableAwardsDisplay }
    totalBetAmount { formattedAmount } totalPotentialReturnAmount { formattedAmount } totalPotentialReturnAmountTrend
    draftBetEventGroupings { eventId eventName eventStatus startsAt deepLink { webUrl } draftBets { id } }
    draftBets {
      id betToWinRatio amountSourceType patronSetAmountType numberOfCombinations numberOfDistinctLegs
      betAmount { amount amountLong currency formattedAmount } winAmount { formattedAmount }
      totalOdds { formattedOdds } totalOddsTrend errors { code displayType message }
      draftLegs { id eventId eventName marketName marketStartAt acceptedOdds { formattedOdds } marketSelectionOddsTrend
        marketSelectionRequiresAcceptance marketSelection { id status } event { name } errors { code displayType } }
    }
  }
}`;
const RESULT = `{ __typename ... on BetslipPayload { betslip { ...Slip } }
  ... on BetslipMutationError { code message } ... on InvalidInputError { code fieldErrors { field message } } }`;
const ADD = `${SLIP} mutation Add($input: AddSelectionInput!) { result: addSelection(input: $input) ${RESULT} }`;
const AMOUNT = `${SLIP} mutation Set($input: SetDraftBetAmountInput!) { result: setDraftBetAmount(input: $input) ${RESULT} }`;

const READ = `${SLIP} { betslip { ...Slip } }`;

const as = (token: string) => slipClient(server, token, StraightSlip);
const idOf = ({ token }: { token: string }) => `Betslip:${token.replace('.', ':')}`;

const selection = (change: object = {}) => ({
  input: {
    selectionId: wireId(HOME),
    odds: wireOdds(),
    selectionOrigin: 'home',
    ...change,
  },
});
const amount = (text: string, draftBetId = `DraftBet:straight~${HOME}`) => ({
  input: { draftBetId, amount: text, amountField: 'BET' },
});

test('a visitor adds a selection, types an amount and reads the slip back whole [SLIP-007] [SLIP-009] [SLIP-012] [SLIP-031] [SLIP-039]', async () => {
  await visitor.changed(ADD, selection());
  const slip = await visitor.changed(AMOUNT, amount('25'));
  expect(await visitor.read(READ)).toEqual(slip);
  expect(slip).toMatchObject({
    id: idOf(visitor),
    version: 2,
    numberOfSelections: 1,
    errors: [],
    marketSelectionsMetadata: [{ marketSelectionId: wireId(HOME), selectionOrigin: 'home', shareId: null }],
    straight: {
      errors: [],
      totalBetAmount: { formattedAmount: '$25.00' },
      totalPotentialReturnAmount: { formattedAmount: '$47.73' },
      draftBetEventGroupings: [
        { eventId: 'StandardEvent:game-1', eventName: 'Bills at Chiefs', eventStatus: 'PRE_GAME' },
      ],
      draftBets: [
        {
          betToWinRatio: '909090909091',
          amountSourceType: 'CASH',
          betAmount: { amount: '25.00', amountLong: '2500', currency: 'USD', formattedAmount: '$25.00' },
          winAmount: { formattedAmount: '$22.73' },
          totalOdds: { formattedOdds: '-110' },
          totalOddsTrend: null,
          draftLegs: [
            {
              marketName: 'Moneyline',
              acceptedOdds: { formattedOdds: '-110' },
              event: { name: 'Bills at Chiefs' },
            },
          ],
        },
      ],
    },
  });
  expect(await visitor.asked({}, '{ minimalBetslip { numberOfSelections marketSelectionIds } }')).toEqual({
    minimalBetslip: { numberOfSelections: 1, marketSelectionIds: [wireId(HOME)] },
  });
});

test('bad input, a selection that is on the slip among it, is a typed error and changes nothing [SLIP-030]', async () => {
  await visitor.changed(ADD, selection());
  const refused: [string, object, string][] = [
    [ADD, selection(), 'DUPLICATE_SELECTION'],
    [ADD, selection({ selectionId: HOME }), 'INVALID_INPUT'],
    [ADD, selection({ selectionId: 'MarketSelection:nobody' }), 'SELECTION_UNKNOWN'],
    [ADD, selection({ odds: wireOdds('0', '1') }), 'INVALID_INPUT'],
    [ADD, selection({ odds: wireOdds('-10', '11') }), 'INVALID_INPUT'],
    [ADD, selection({ odds: wireOdds('99999999999999', '1') }), 'INVALID_INPUT'],
    [ADD, selection({ shareId: 'x'.repeat(201) }), 'INVALID_INPUT'],
    [AMOUNT, amount('0'), 'INVALID_INPUT'],
    [AMOUNT, amount('-1'), 'INVALID_INPUT'],
    [AMOUNT, amount('1.005'), 'INVALID_INPUT'],
    [AMOUNT, amount('10000000'), 'INVALID_INPUT'],
    [AMOUNT, amount('5', 'DraftBet:straight~other'), 'UNKNOWN_DRAFT_BET'],
    [AMOUNT, amount('5', 'nonsense'), 'INVALID_INPUT'],
  ];
  for (const [query, variables, code] of refused) {
    expect([variables, await visitor.refusal(query, variables)]).toEqual([variables, code]);
  }
  const query = '{ betslip { version straight { totalBetAmount { amount } } } }';
  expect(await visitor.asked({}, query)).toEqual({
    betslip: { version: 1, straight: { totalBetAmount: { amount: '0.00' } } },
  });
});

test('a slip is its owner’s alone: another viewer reads another slip, and nobody reads none', async () => {
  await visitor.changed(ADD, selection());
  const id = idOf(visitor);
  const NODE = `{ node(id: "${id}") { id } }`;
  expect(await visitor.asked({}, NODE)).toEqual({ node: { id } });
  expect(await as(`visitor.${newId()}`).asked({}, NODE)).toEqual({ node: null });
  const nobody = await server.ask('{ betslip { version } }');
  expect(nobody.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test('changes are accepted, selections removed, the slip cleared [SLIP-032] [SLIP-033] [SLIP-034]', async () => {
  await visitor.changed(ADD, selection());
  parts.trading.setOdds(HOME, 5, 6);
  const before = await visitor.read(READ);
  expect(before.straight.draftBets[0]?.draftLegs[0]).toMatchObject({
    marketSelectionOddsTrend: 'DOWN',
    marketSelectionRequiresAcceptance: true,
    errors: [{ code: 'ODDS_CHANGED', displayType: 'ODDS_CHANGED' }],
  });
  const ACCEPT = `${SLIP} mutation Accept($input: AcceptChangesInput!) { result: acceptChanges(input: $input) ${RESULT} }`;
  const price = (selectionId: string) => ({
    input: { marketSelections: [{ selectionId, odds: wireOdds('5', '6') }] },
  });
  const accepted = await visitor.changed(ACCEPT, price(wireId(HOME)));
  expect(accepted.straight.draftBets[0]?.draftLegs[0]).toMatchObject({
    acceptedOdds: { formattedOdds: '-120' },
    marketSelectionRequiresAcceptance: false,
    errors: [],
  });
  expect(await visitor.refusal(ACCEPT, price('x'))).toBe('INVALID_INPUT');
  const REMOVE = `${SLIP} mutation { result: removeSelection(selectionId: "${wireId(HOME)}") ${RESULT} }`;
  expect((await visitor.changed(REMOVE)).numberOfSelections).toBe(0);
  expect(await visitor.refusal(REMOVE)).toBe('NOT_ON_BETSLIP');
  await visitor.changed(ADD, selection());
  const cleared = await visitor.changed(`${SLIP} mutation { result: clearBetslip ${RESULT} }`);
  expect(cleared.numberOfSelections).toBe(0);
});

const MOVE = (name: string) =>
  `${SLIP} mutation Move($token: String!) { result: ${name}(mergeBetslip: true, visitorToken: $token) ${RESULT} }`;

test('at login the visitor’s slip becomes the patron’s, at logout the patron’s is copied back [SLIP-021] [SLIP-037]', async () => {
  const patron = as(`patron.${newId()}`);
  await visitor.changed(ADD, selection());
  const promoted = await patron.changed(MOVE('promoteBetslip'), { token: visitor.token });
  expect(promoted).toMatchObject({ id: idOf(patron), numberOfSelections: 1 });
  expect((await visitor.read(READ)).numberOfSelections).toBe(0);
  const demoted = await patron.changed(MOVE('demoteBetslip'), { token: visitor.token });
  expect(demoted).toMatchObject({ id: idOf(visitor), numberOfSelections: 1 });
});

test('a betslip cannot be carried over by a visitor, nor with the token of somebody who is no visitor', async () => {
  const patron = as(`patron.${newId()}`);
  const { token: own } = visitor;
  const asVisitor = await server.ask(MOVE('promoteBetslip'), { token: own }, own);
  expect(asVisitor.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  for (const token of ['forged', patron.token]) {
    expect(await patron.refusal(MOVE('promoteBetslip'), { token })).toBe('VISITOR_TOKEN_INVALID');
  }
});

test('more than the balance is an error that leads to the deposit page [BET-005]', async () => {
  const id = newId();
  parts.accounts.set(id, 1_000n, 'CAD');
  const patron = as(`patron.${id}`);
  await patron.changed(ADD, selection());
  const { straight } = await patron.changed(AMOUNT, amount('25'));
  expect(straight.draftBets[0]).toMatchObject({
    betAmount: { currency: 'CAD' },
    errors: [{ code: 'INSUFFICIENT_FUNDS', displayType: 'DEPOSIT' }],
  });
});

test('a slip that is watched follows its edits and its odds over the websocket [SLIP-038]', async () => {
  const query = `${SLIP} subscription { betslipUpdated { ...Slip } }`;
  const results = server.subscribe(query, {}, visitor.token);
  const next = async () => (await nextWith({ betslipUpdated: StraightSlip }, results)).betslipUpdated;
  expect((await next()).numberOfSelections).toBe(0);
  await visitor.changed(ADD, selection());
  expect((await next()).numberOfSelections).toBe(1);
  parts.trading.setStatus(EVENT_ID, 'suspended');
  expect((await next()).straight.draftBets[0]?.draftLegs[0]?.errors).toEqual([
    { code: 'MARKET_SUSPENDED', displayType: 'SELECTION_DISABLED' },
  ]);
  await results.return?.();
});

test.each([['x'.repeat(201)], ['home\0'], ['home\ud800']])(
  'an origin that cannot be kept is refused, and nothing is added',
  async (selectionOrigin) => {
    const { result } = await visitor.asked({}, ADD, selection({ selectionOrigin }));
    expect(result).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ field: 'selectionOrigin', message: 'Use at most 200 visible characters.' }],
    });
    expect((await visitor.read(READ)).numberOfSelections).toBe(0);
  },
);
