import type { acceptChangesMutation$variables } from '../../__generated__/acceptChangesMutation.graphql.ts';
import type { addSelectionMutation$variables } from '../../__generated__/addSelectionMutation.graphql.ts';
import type { placeBetsMutation$variables } from '../../__generated__/placeBetsMutation.graphql.ts';
import type { removeSelectionMutation$variables } from '../../__generated__/removeSelectionMutation.graphql.ts';
import type { setAmountMutation$variables } from '../../__generated__/setAmountMutation.graphql.ts';
import { draftBet, error, placedBet, ratio, tab } from './bets.ts';
import {
  balancesOf,
  event,
  money,
  NFL,
  type Odds,
  type OnSale,
  odds,
  type SelectionOver,
  selection,
} from './fixtures.ts';
import { House, type Resolvers } from './house.ts';

interface HeldLeg {
  readonly id: string;
  accepted: Odds;
  cents: number | undefined;
}

/**
 * The betslip's part of a house: the slip lives here, as on the server. Fields are open so that a test can suspend a
 * selection, move its price or refuse a placement.
 */
export class SlipHouse {
  readonly legs: HeldLeg[] = [];
  readonly selections = new Map<string, OnSale>();
  /** Keys of placements and what became of them. */
  readonly placed = new Map<string, Resolvers>();
  readonly house: House;
  balance: number | undefined = 10_000;
  version = 1;
  /** Grows with each bet: the draft bets have other keys then. */
  placements = 0;
  refuseAdd: Resolvers | undefined;
  refusePlace: Resolvers | undefined;
  slipErrors: Resolvers[] = [];
  /** Of every leg. */
  marketName = 'Spread';
  /** What is told of the game. */
  game: Resolvers = {};
  /** The other tabs, as a test wants them. */
  parlay: Resolvers = tab('ParlayBetslip');
  roundRobin: Resolvers = tab('RoundRobinBetslip');
  teaser: Resolvers = tab('TeaserBetslip', { ineligibleLegs: [], teaserPreviews: [] });
  /** What the patron can pay or boost straight bets with. */
  rewards: Resolvers = {};
  /** What stands in the place of a closed line, by its id. */
  readonly inPlace = new Map<string, OnSale>();
  /** The lines a selection can be moved to. */
  buyPointOptions: Resolvers[] = [];

  constructor(resolvers: Resolvers = {}) {
    this.house = new House({
      account: () => this.#account(),
      betslip: () => this.slip(),
      addSelection: (asked: addSelectionMutation$variables) => this.#add(asked),
      removeSelection: ({ selectionId }: removeSelectionMutation$variables) =>
        this.#drop((leg) => leg.id === selectionId),
      clearBetslip: () => this.#drop(() => true),
      acceptanceDelayMs: 0,
      acceptChanges: (asked: acceptChangesMutation$variables) => this.#accept(asked),
      setDraftBetAmount: (asked: setAmountMutation$variables) => this.#setAmount(asked),
      placeBets: (asked: placeBetsMutation$variables) => this.#place(asked),
      promoteBetslip: () => this.#done(),
      demoteBetslip: () => this.#done(),
      ...resolvers,
    });
  }

  /** A selection on sale, by default −110. */
  offer(key: string, over: SelectionOver = {}): OnSale {
    const offered = selection(key, over);
    this.selections.set(offered.id, offered);
    return offered;
  }

  /** Changes what is on sale and tells everyone who watches the slip. */
  change(id: string, over: Partial<OnSale>): void {
    this.changeUntold(id, over);
    this.tell();
  }

  /** Changes what is on sale before anyone hears of it. */
  changeUntold(id: string, over: Partial<OnSale>): void {
    this.selections.set(id, { ...this.#onSale(id), ...over });
  }

  hold(id: string, cents?: number): void {
    this.legs.push({ id, accepted: this.#onSale(id).odds ?? odds(10, 11), cents });
  }

  slip(): Resolvers {
    const drafts = this.legs.map((leg) => this.#draft(leg));
    const stake = drafts.reduce((sum, { stake: cents }) => sum + cents, 0);
    const win = drafts.reduce((sum, draft) => sum + draft.win, 0);
    return {
      __typename: 'Betslip',
      id: 'Betslip:me',
      version: this.version,
      errors: this.slipErrors,
      draftBet: ({ draftBetId }: Resolvers) =>
        drafts.find((_draft, at) => `DraftBet:${this.legs[at]?.id}` === draftBetId) ?? null,
      numberOfSelections: drafts.length,
      marketSelections: drafts.map(({ draftLegs }) => draftLegs[0]?.marketSelection),
      straight: {
        draftBets: drafts,
        draftBetEventGroupings:
          drafts.length === 0
            ? []
            : [
                {
                  eventId: 'StandardEvent:g1',
                  eventName: 'Bills at Chiefs',
                  eventStatus: 'IN_PLAY',
                  startsAt: '2026-11-21T18:00:00Z',
                  deepLink: { webUrl: `${NFL}/event/g1`, canonicalUrl: `${NFL}/event/g1` },
                  draftBets: drafts,
                },
              ],
        errors: [],
        totalBetAmount: money(stake),
        totalPotentialReturnAmount: money(stake + win),
      },
      parlay: this.parlay,
      roundRobin: this.roundRobin,
      teaser: this.teaser,
    };
  }

  /** The leg of a selection in a bet of several. */
  leg(id: string, over: Resolvers = {}): Resolvers {
    const held = { id, accepted: this.#onSale(id).odds ?? odds(10, 11), cents: undefined };
    return { ...this.#draft(held).draftLegs[0], ...over };
  }

  /** Tells everyone who watches the slip how it is now. */
  tell(): void {
    this.version += 1;
    this.house.push('betslipUpdated', this.slip());
  }

  #account() {
    if (this.balance === undefined) return null;
    return {
      __typename: 'Account',
      id: 'Account:1',
      favouriteParticipantIds: [],
      balances: balancesOf(this.balance),
    };
  }

  #onSale(id: string): OnSale {
    return this.selections.get(id) ?? { ...selection('unknown'), id };
  }

  #draft({ id, accepted, cents }: HeldLeg) {
    const offered = this.#onSale(id);
    const price = offered.odds ?? accepted;
    const worse = ratio(price) < ratio(accepted);
    const suspended = offered.status !== 'OPEN';
    const errors = [
      ...(suspended
        ? [error('MARKET_SUSPENDED', 'SELECTION_DISABLED', 34, 'This market is suspended.')]
        : []),
      ...(worse && !suspended ? [error('ODDS_CHANGED', 'ODDS_CHANGED', 40, 'The odds have changed.')] : []),
    ];
    const poor = this.balance !== undefined && (cents ?? 0) > this.balance;
    return {
      ...draftBet(`DraftBet:${id}`, 'STRAIGHT', price, cents),
      placementKey: `slip~${id}~${this.placements}`,
      ...this.rewards,
      errors: poor
        ? [error('INSUFFICIENT_FUNDS', 'DEPOSIT', 60, 'Your balance is too low for this bet.')]
        : [],
      draftLegs: [
        {
          __typename: 'DraftLeg',
          id: `DraftLeg:${id}`,
          teasedPoints: null,
          buyPointOptions: this.buyPointOptions,
          acceptedOdds: accepted,
          errors,
          lineInPlace: this.inPlace.get(id) ?? null,
          event: event(this.game),
          eventId: 'StandardEvent:g1',
          eventName: 'Bills at Chiefs',
          marketName: this.marketName,
          selectionName: offered.name.defaultName,
          marketSelection: offered,
          marketSelectionRequiresAcceptance: worse,
          marketStartAt: '2026-11-21T18:00:00Z',
        },
      ],
      stake: cents ?? 0,
      win: Math.round((cents ?? 0) * ratio(price)),
    };
  }

  #add({ input: { selectionId, odds: accepted } }: addSelectionMutation$variables) {
    if (this.refuseAdd) return this.refuseAdd;
    this.legs.push({ id: selectionId, accepted, cents: undefined });
    return this.#done();
  }

  #drop(which: (leg: HeldLeg) => boolean) {
    const kept = this.legs.filter((leg) => !which(leg));
    this.legs.splice(0, this.legs.length, ...kept);
    return this.#done();
  }

  #accept({ input }: acceptChangesMutation$variables) {
    for (const { selectionId, odds: accepted } of input.marketSelections) {
      const leg = this.legs.find(({ id }) => id === selectionId);
      if (leg) leg.accepted = accepted;
    }
    return this.#done();
  }

  #setAmount({ input: { draftBetId, amount, amountField } }: setAmountMutation$variables) {
    const leg = this.legs.find(({ id }) => `DraftBet:${id}` === draftBetId);
    const cents = amount === '' ? undefined : Math.round(Number(amount) * 100);
    if (cents === 0)
      return {
        __typename: 'InvalidInputError',
        code: 'INVALID_INPUT',
        message: 'Enter an amount above zero.',
      };
    const price = leg && (this.selections.get(leg.id)?.odds ?? leg.accepted);
    if (leg)
      leg.cents =
        cents !== undefined && amountField === 'WIN' && price ? Math.round(cents / ratio(price)) : cents;
    return this.#done();
  }

  #place({ input: { bets, keepBetslipSelections } }: placeBetsMutation$variables) {
    if (this.refusePlace) return this.refusePlace;
    const placed: Resolvers[] = [];
    const refused: Resolvers[] = [];
    for (const bet of bets) {
      const ids = bet.draftLegs.map(({ selectionId }) => selectionId);
      const known = this.placed.get(bet.idempotencyKey);
      if (known) placed.push(known);
      else if (ids.some((id) => this.selections.get(id)?.status !== 'OPEN')) {
        const errors = [error('MARKET_SUSPENDED', 'SELECTION_DISABLED', 34, 'This market is suspended.')];
        refused.push({ draftBetId: bet.draftBetId, errors });
      } else {
        const made = placedBet(this.placed.size + 1, bet, this);
        this.placed.set(bet.idempotencyKey, made);
        placed.push(made);
        this.placements += 1;
        if (!keepBetslipSelections) this.#drop(({ id }) => ids.includes(id));
      }
    }
    this.version += 1;
    return {
      __typename: 'PlaceBetsPayload',
      betslip: this.slip(),
      patronBalanceAfter: this.#account()?.balances,
      placedBets: placed,
      refusedBets: refused,
    };
  }

  #done() {
    this.version += 1;
    return { __typename: 'BetslipPayload', betslip: this.slip() };
  }
}
