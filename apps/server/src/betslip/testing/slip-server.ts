import { createMarketplace } from '../../marketplace/marketplace.ts';
import { fixedCatalogue } from '../../marketplace/testing/fixed-catalogue.ts';
import { serve, testAuthenticator } from '../../marketplace/testing/serve.ts';
import { newId } from '../../platform/ids.ts';
import type { UsableRewards } from '../../rewards/rewards.ts';
import { fixedEvent } from '../../trading/testing/fixed-event.ts';
import { Betslip } from '../betslip.ts';
import type { GuardRefusal, SlipGuards } from '../guards.ts';
import { mainLines } from './fixed-joint.ts';
import { slipClient, WholeSlip } from './slip-client.ts';
import { createTestBetslip } from './test-betslip.ts';
import { unguarded } from './unguarded.ts';

/** Games of the server's board, each with main lines. */
export const GAMES = ['a', 'b', 'c', 'd'] as const;

/** The betslip over HTTP and websocket, on a real database, with rewards and guards set by hand. */
export async function serveSlips() {
  const parts = await createTestBetslip();
  const { database, trading, bus, clock, accounts } = parts;
  const rewards = new Map<string, UsableRewards>();
  const refusals = new Map<string, (stake: bigint, isOneBet: boolean) => readonly GuardRefusal[]>();
  const guards: SlipGuards = {
    check: async (patronId, stakes) =>
      stakes.map(({ stake, isOneBet }) => refusals.get(patronId)?.(stake, isOneBet) ?? []),
  };
  const marketplace = createMarketplace({
    trading,
    bus,
    clock,
    catalogue: fixedCatalogue(GAMES.map((id) => fixedEvent(id))),
  });
  const betslip = new Betslip({
    ...unguarded,
    database,
    trading,
    bus,
    clock,
    guards,
    authenticator: testAuthenticator,
    identity: accounts,
    wallet: accounts,
    rewards: { of: async (patronId) => rewards.get(patronId) ?? NO_REWARDS },
    featured: marketplace,
  });
  const server = await serve({ betslip, marketplace });
  const reset = () => {
    for (const id of GAMES) trading.add(fixedEvent(id), mainLines);
  };
  reset();
  const close = async () => {
    await server.close();
    betslip.close();
    await parts.drop();
  };
  /** Whoever holds a token, at the whole betslip. */
  const as = (token: string) => {
    const client = slipClient(server, token, WholeSlip);
    const slip = () => client.read(`${SLIP} { betslip { ...Slip } }`);
    /** Selections added one after the other at -110. */
    const add = async (...ids: string[]) => {
      for (const id of ids)
        await client.changed(ADD, { input: { selectionId: wireId(id), odds: wireOdds() } });
    };
    return { ...client, slip, add };
  };
  /** A patron who has $1,000, logged in. */
  const patron = () => {
    const id = newId();
    accounts.set(id, 100_000n);
    return { id, ...as(`patron.${id}`) };
  };
  return { ...parts, betslip, server, rewards, refusals, reset, as, patron, close };
}

export type SlipServer = Awaited<ReturnType<typeof serveSlips>>;
export type SlipPatronClient = ReturnType<SlipServer['patron']>;

/** A selection as the wire names it. */
export const wireId = (selectionId: string) => `MarketSelection:${selectionId}`;

/** Odds as the wire has them, by default -110. */
export const wireOdds = (numeratorLong = '10', denominatorLong = '11') => ({
  numeratorLong,
  denominatorLong,
});

/** What SET_AMOUNT is asked with. */
export const amountOf = (draftBetId: string, amount: string) => ({
  input: { draftBetId: `DraftBet:${draftBetId}`, amount, amountField: 'BET' },
});

const NO_REWARDS: UsableRewards = { bonusBets: [], profitBoosts: [], promotionalCredit: 0n };

/** Everything of a draft bet. */
export const DRAFT = `fragment Leg on DraftLeg {
  id eventId eventName marketName selectionName marketStartAt acceptedOdds { formattedOdds }
  marketSelectionOddsTrend marketSelectionRequiresAcceptance
  marketSelection { id rawId shareId name { defaultName } odds { formattedOdds } probabilityEncrypted status
    points { formattedPoints } }
  buyPointOptions { marketSelectionId odds { formattedOdds } points { formattedPoints } }
  lineInPlace { id odds { formattedOdds } }
  teasedPoints { formattedPoints }
  errors { code message priority displayType disableAwardsDisplay }
}
fragment Draft on DraftBet {
  id type betAmount { amountLong } totalBetAmount { amountLong } winAmount { amountLong }
  boostedWinAmount { amountLong } totalOdds { formattedOdds } boostedTotalOdds { formattedOdds } totalOddsTrend
  betToWinRatio amountSourceType selectedFreeBetId selectedProfitBoostId isParlayPlusEligible
  numberOfCombinations numberOfDistinctLegs patronSetAmountType roundRobinSize
  availableFreeBets { rawId title isRestricted restrictionReasons expiresTime amount { formattedAmount } }
  availableProfitBoosts { rawId title isRestricted restrictionReasons boostPercentage capsExtraWinnings
    maximumAmount { formattedAmount } numberOfLegsRestrictionLabel eventRestrictionLabel expiresTime }
  availablePromotionalCreditBalance { formattedAmount }
  draftLegs { ...Leg }
  draftLegEventGroupings { eventId eventName eventStatus startsAt deepLink { webUrl } odds { formattedOdds }
    acceptedOdds { formattedOdds } oddsTrend legGroupRequiresAcceptance draftLegs { id } }
  errors { code message priority displayType disableAwardsDisplay }
}`;

/** Everything of a betslip. */
export const SLIP = `${DRAFT} fragment Tab on BetslipTab {
  totalBetAmount { amountLong } totalPotentialReturnAmount { amountLong }
  totalPotentialBoostedReturnAmount { amountLong } totalPotentialReturnAmountTrend
  errors { code message displayType }
}
fragment Slip on Betslip {
  id version numberOfSelections errors { code displayType disableAwardsDisplay }
  marketSelections { id }
  marketSelectionsMetadata { marketSelectionId shareId selectionOrigin branchChannel featuredBetId attributes }
  straight { ...Tab draftBets { ...Draft } draftBetEventGroupings { eventId draftBets { id } } }
  parlay { ...Tab draftBets { ...Draft } }
  roundRobin { ...Tab draftBets { ...Draft } }
  teaser { ...Tab draftBets { label teaserPoints { decimalPoints } draftBet { ...Draft } }
    teaserPreviews { label enabled points { decimalPoints } totalOdds { formattedOdds } } ineligibleLegs { ...Leg } }
}`;

const RESULT = `{ __typename ... on BetslipPayload { betslip { ...Slip } }
  ... on BetslipMutationError { code message } ... on InvalidInputError { code message fieldErrors { field } } }`;

/** A mutation that answers the betslip. @param args as the operation declares them: '$input: AddSelectionInput!' */
export function slipMutation(name: string, args = ''): string {
  const names = [...args.matchAll(/\$(\w+)/g)].map(([, argument]) => `${argument}: $${argument}`).join(', ');
  return `${SLIP} mutation Do${args && `(${args})`} { result: ${name}${names && `(${names})`} ${RESULT} }`;
}

const ADD = slipMutation('addSelection', '$input: AddSelectionInput!');
export const SET_AMOUNT = slipMutation('setDraftBetAmount', '$input: SetDraftBetAmountInput!');

/** A mutation that answers the quick slip. @param type of its one argument */
export function quickMutation(name: string, type: string, argument = 'input'): string {
  return `${QUICK} mutation Do($${argument}: ${type}!) { result: ${name}(${argument}: $${argument}) { __typename
    ... on QuickBetslipPayload { quickBetslip { ...Quick } }
    ... on BetslipMutationError { code message } ... on InvalidInputError { code fieldErrors { field } } } }`;
}

/** Everything of a quick slip. */
export const QUICK = `${DRAFT} fragment Quick on QuickBetslip { id eventId version errors { code } draftBet { ...Draft } }`;
