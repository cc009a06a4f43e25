import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMarketplace } from '../marketplace/marketplace.ts';
import { fixedCatalogue } from '../marketplace/testing/fixed-catalogue.ts';
import { nextOf, serve, testAuthenticator } from '../marketplace/testing/serve.ts';
import { newId } from '../platform/ids.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { Betslip } from './betslip.ts';
import './betslip.schema.ts';
import { createTestBetslip, EVENT_ID, HOME } from './testing/test-betslip.ts';

let parts: Awaited<ReturnType<typeof createTestBetslip>>;
let server: Awaited<ReturnType<typeof serve>>;
let visitor: string;

beforeAll(async () => {
  parts = await createTestBetslip();
  const { database, trading, bus, clock, accounts } = parts;
  const betslip = new Betslip({
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
  visitor = `visitor.${newId()}`;
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

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON, looked at field by field
async function ask(query: string, variables: object = {}, token = visitor): Promise<any> {
  const { data, errors } = await server.ask(query, variables, token);
  expect(errors).toBeUndefined();
  return data;
}

const odds = (numeratorLong: string, denominatorLong: string) => ({ numeratorLong, denominatorLong });
const selection = (change: object = {}) => ({
  input: {
    selectionId: `MarketSelection:${HOME}`,
    odds: odds('10', '11'),
    selectionOrigin: 'home',
    ...change,
  },
});
const amount = (text: string, draftBetId = `DraftBet:straight~${HOME}`) => ({
  input: { draftBetId, amount: text, amountField: 'BET' },
});

test('a visitor adds a selection, types an amount and reads the slip back whole [SLIP-007] [SLIP-009] [SLIP-012] [SLIP-031] [SLIP-039]', async () => {
  await ask(ADD, selection());
  const { result } = await ask(AMOUNT, amount('25'));
  const { betslip } = await ask(`${SLIP} { betslip { ...Slip } }`);
  expect(result).toEqual({ __typename: 'BetslipPayload', betslip });
  expect(betslip).toMatchObject({
    id: `Betslip:${visitor.replace('.', ':')}`,
    version: 2,
    numberOfSelections: 1,
    errors: [],
    marketSelectionsMetadata: [
      { marketSelectionId: `MarketSelection:${HOME}`, selectionOrigin: 'home', shareId: null },
    ],
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
  expect(await ask('{ minimalBetslip { numberOfSelections marketSelectionIds } }')).toEqual({
    minimalBetslip: { numberOfSelections: 1, marketSelectionIds: [`MarketSelection:${HOME}`] },
  });
});

test('bad input, a selection that is on the slip among it, is a typed error and changes nothing [SLIP-030]', async () => {
  await ask(ADD, selection());
  const refused: [string, object, string][] = [
    [ADD, selection(), 'DUPLICATE_SELECTION'],
    [ADD, selection({ selectionId: HOME }), 'INVALID_INPUT'],
    [ADD, selection({ selectionId: 'MarketSelection:nobody' }), 'SELECTION_UNKNOWN'],
    [ADD, selection({ odds: odds('0', '1') }), 'INVALID_INPUT'],
    [ADD, selection({ odds: odds('-10', '11') }), 'INVALID_INPUT'],
    [ADD, selection({ odds: odds('99999999999999', '1') }), 'INVALID_INPUT'],
    [ADD, selection({ shareId: 'x'.repeat(201) }), 'INVALID_INPUT'],
    [AMOUNT, amount('0'), 'INVALID_INPUT'],
    [AMOUNT, amount('-1'), 'INVALID_INPUT'],
    [AMOUNT, amount('1.005'), 'INVALID_INPUT'],
    [AMOUNT, amount('10000000'), 'INVALID_INPUT'],
    [AMOUNT, amount('5', 'DraftBet:straight~other'), 'UNKNOWN_DRAFT_BET'],
    [AMOUNT, amount('5', 'nonsense'), 'INVALID_INPUT'],
  ];
  for (const [query, variables, code] of refused) {
    const { result } = await ask(query, variables);
    expect([variables, result.code]).toEqual([variables, code]);
  }
  expect((await ask('{ betslip { version straight { totalBetAmount { amount } } } }')).betslip).toEqual({
    version: 1,
    straight: { totalBetAmount: { amount: '0.00' } },
  });
});

test('a slip is its owner’s alone: another viewer reads another slip, and nobody reads none', async () => {
  await ask(ADD, selection());
  const id = `Betslip:${visitor.replace('.', ':')}`;
  const NODE = `{ node(id: "${id}") { id } }`;
  expect(await ask(NODE)).toEqual({ node: { id } });
  expect(await ask(NODE, {}, `visitor.${newId()}`)).toEqual({ node: null });
  const nobody = await server.ask('{ betslip { version } }');
  expect(nobody.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test('changes are accepted, selections removed, the slip cleared [SLIP-032] [SLIP-033] [SLIP-034]', async () => {
  await ask(ADD, selection());
  parts.trading.setOdds(HOME, 5, 6);
  const before = (await ask(`${SLIP} { betslip { ...Slip } }`)).betslip.straight.draftBets[0].draftLegs[0];
  expect(before).toMatchObject({
    marketSelectionOddsTrend: 'DOWN',
    marketSelectionRequiresAcceptance: true,
    errors: [{ code: 'ODDS_CHANGED', displayType: 'ODDS_CHANGED' }],
  });
  const ACCEPT = `${SLIP} mutation Accept($input: AcceptChangesInput!) { result: acceptChanges(input: $input) ${RESULT} }`;
  const accepted = await ask(ACCEPT, {
    input: { marketSelections: [{ selectionId: `MarketSelection:${HOME}`, odds: odds('5', '6') }] },
  });
  expect(accepted.result.betslip.straight.draftBets[0].draftLegs[0]).toMatchObject({
    acceptedOdds: { formattedOdds: '-120' },
    marketSelectionRequiresAcceptance: false,
    errors: [],
  });
  const bad = await ask(ACCEPT, {
    input: { marketSelections: [{ selectionId: 'x', odds: odds('5', '6') }] },
  });
  expect(bad.result.code).toBe('INVALID_INPUT');
  const REMOVE = `${SLIP} mutation { result: removeSelection(selectionId: "MarketSelection:${HOME}") ${RESULT} }`;
  expect((await ask(REMOVE)).result.betslip.numberOfSelections).toBe(0);
  expect((await ask(REMOVE)).result.code).toBe('NOT_ON_BETSLIP');
  await ask(ADD, selection());
  const cleared = await ask(`${SLIP} mutation { result: clearBetslip ${RESULT} }`);
  expect(cleared.result.betslip.numberOfSelections).toBe(0);
});

const MOVE = (name: string) =>
  `${SLIP} mutation Move($token: String!) { result: ${name}(mergeBetslip: true, visitorToken: $token) ${RESULT} }`;

test('at login the visitor’s slip becomes the patron’s, at logout the patron’s is copied back [SLIP-021] [SLIP-037]', async () => {
  const patron = `patron.${newId()}`;
  await ask(ADD, selection());
  const promoted = await ask(MOVE('promoteBetslip'), { token: visitor }, patron);
  expect(promoted.result.betslip).toMatchObject({
    id: `Betslip:${patron.replace('.', ':')}`,
    numberOfSelections: 1,
  });
  expect((await ask('{ betslip { numberOfSelections } }')).betslip.numberOfSelections).toBe(0);
  const demoted = await ask(MOVE('demoteBetslip'), { token: visitor }, patron);
  expect(demoted.result.betslip).toMatchObject({
    id: `Betslip:${visitor.replace('.', ':')}`,
    numberOfSelections: 1,
  });
});

test('a betslip cannot be carried over by a visitor, nor with the token of somebody who is no visitor', async () => {
  const patron = `patron.${newId()}`;
  const asVisitor = await server.ask(MOVE('promoteBetslip'), { token: visitor }, visitor);
  expect(asVisitor.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  for (const token of ['forged', patron]) {
    expect((await ask(MOVE('promoteBetslip'), { token }, patron)).result.code).toBe('VISITOR_TOKEN_INVALID');
  }
});

test('more than the balance is an error that leads to the deposit page [BET-005]', async () => {
  const id = newId();
  parts.accounts.set(id, 1_000n, 'CAD');
  await ask(ADD, selection(), `patron.${id}`);
  const { result } = await ask(AMOUNT, amount('25'), `patron.${id}`);
  expect(result.betslip.straight.draftBets[0]).toMatchObject({
    betAmount: { currency: 'CAD' },
    errors: [{ code: 'INSUFFICIENT_FUNDS', displayType: 'DEPOSIT' }],
  });
});

test('a slip that is watched follows its edits and its odds over the websocket [SLIP-038]', async () => {
  const results = server.subscribe(
    `${SLIP} subscription { betslipUpdated { ...Slip } }`,
    {},
    visitor,
  ) as AsyncIterableIterator<{
    // biome-ignore lint/suspicious/noExplicitAny: answers are JSON, looked at field by field
    data?: any;
  }>;
  expect((await nextOf(results)).betslipUpdated.numberOfSelections).toBe(0);
  await ask(ADD, selection());
  expect((await nextOf(results)).betslipUpdated.numberOfSelections).toBe(1);
  parts.trading.setStatus(EVENT_ID, 'suspended');
  expect((await nextOf(results)).betslipUpdated.straight.draftBets[0].draftLegs[0].errors).toEqual([
    { code: 'MARKET_SUSPENDED', displayType: 'SELECTION_DISABLED' },
  ]);
  await results.return?.();
});

test.each([['x'.repeat(201)], ['home\0'], ['home\ud800']])(
  'an origin that cannot be kept is refused, and nothing is added',
  async (selectionOrigin) => {
    const { result } = await ask(ADD, selection({ selectionOrigin }));
    expect(result).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ field: 'selectionOrigin', message: 'Use at most 200 visible characters.' }],
    });
    const { betslip } = await ask(`${SLIP} { betslip { ...Slip } }`);
    expect(betslip.numberOfSelections).toBe(0);
  },
);
