import { createOperationDescriptor, fetchQuery, getRequest, graphql, type IEnvironment } from 'relay-runtime';
import * as v from 'valibot';
import type { slipDataQuery } from '../__generated__/slipDataQuery.graphql.ts';
import { deepLink } from '../app/deep-link.ts';
import { loadAgain, loadSoon, unlessOffline } from '../app/load-again.ts';
import { report } from '../app/report.ts';
import { TaskQueue } from '../app/task-queue.ts';
import type { AmountField } from './amount-edit.ts';
import type { AmountSource } from './amount-source.ts';
import type { Acceptance } from './odds-changes.ts';
import type { PlaceBetsAnswer } from './place-bets.ts';
import type { BetToPlace, LegToPlace, OddsPair } from './placement.ts';
import { type BetslipAnswer, outcomeOf, outcomeOfFailure, type SlipOutcome } from './slip-outcome.ts';
import { SlipSelections } from './slip-selections.ts';
import { SlipUpdates } from './slip-updates.ts';
import { ToldSelections } from './told-selections.ts';

const storedSlip = graphql`
  query slipClientQuery {
    betslip {
      version
      marketSelections {
        id
        status
        isDisabled
        odds {
          numeratorLong
          denominatorLong
        }
        name {
          defaultName
        }
      }
    }
  }
`;

/** What the store holds of it; parts are missing until the slip has been loaded. */
const heldSlip = v.object({
  betslip: v.object({
    version: v.number(),
    marketSelections: v.array(
      v.nullish(
        v.object({
          id: v.string(),
          status: v.optional(v.string(), 'OPEN'),
          isDisabled: v.optional(v.boolean(), false),
          odds: v.nullish(v.object({ numeratorLong: v.string(), denominatorLong: v.string() })),
          name: v.nullish(v.object({ defaultName: v.string() })),
        }),
      ),
    ),
  }),
});

/**
 * The slip of one visitor or patron. Changes go to the server one after the other, so answers cannot overtake each
 * other; what they bring is in the Relay store, where the screens read it.
 */
export class SlipClient {
  readonly selections = new SlipSelections();
  readonly #told = new ToldSelections();
  readonly #environment: IEnvironment;
  readonly #queue = new TaskQueue();
  readonly #updates: SlipUpdates;
  readonly #load: typeof loadDocuments;
  readonly #loadChanges: typeof loadChanges;
  #documents: ReturnType<typeof loadDocuments> | undefined;
  /** Of the slip in the store. */
  #version = Number.NEGATIVE_INFINITY;

  constructor(environment: IEnvironment, documents = loadDocuments, changes = loadChanges) {
    this.#environment = environment;
    this.#load = documents;
    this.#loadChanges = changes;
    this.#updates = new SlipUpdates(environment);
  }

  /** Known to hold nothing; not yet while it is still on its way. */
  get isEmpty(): boolean {
    return this.#version > Number.NEGATIVE_INFINITY && this.selections.shown.size === 0;
  }

  /** Loads the slip and follows it. Answers what ends it. */
  start(): () => void {
    const stored = createOperationDescriptor(getRequest(storedSlip), {});
    const snapshot = this.#environment.lookup(stored.fragment);
    this.#confirm(snapshot.data);
    const followed = this.#environment.subscribe(snapshot, ({ data }) => this.#confirm(data));
    const ends = [() => followed.dispose()];
    const follow = ({ slipQuery, slipSubscription }: Documents) => {
      const retained = this.#environment.retain(createOperationDescriptor(getRequest(slipQuery), {}));
      ends.push(() => retained.dispose(), this.#updates.start(slipSubscription));
      // The panel may have asked for it meanwhile: updates begin with the slip as it is.
      void this.#queue.run(async () => {
        if (this.#version === Number.NEGATIVE_INFINITY) await this.#fetch();
      });
    };
    const load = () => this.#loaded();
    ends.push(loadAgain({ area: 'wagering', what: 'What asks for the slip', load, onLoaded: follow }));
    return () => {
      for (const end of ends) end();
    };
  }

  /** Fetches the slip, in turn with the changes, e.g. after the connection was lost. Never rejects. */
  refresh(): Promise<void> {
    return this.#queue.run(() => this.#fetch());
  }

  /** One that is on it already, from another tab or from before the slip had come, counts as added: the slip is fetched. */
  add(leg: LegToPlace): Promise<SlipOutcome> {
    const { channel } = deepLink();
    const found = channel === undefined ? {} : { branchChannel: channel };
    const input = { ...asSeen(leg), selectionOrigin: 'market-card', ...found };
    return this.#wishAll(allOf([leg.selectionId], true), async () => {
      const outcome = await this.#change(({ addSelection }) => addSelection(this.#environment, { input }));
      const isThere = outcome.kind === 'refused' && outcome.code === 'DUPLICATE_SELECTION';
      if (isThere) await this.refresh();
      return isThere ? { kind: 'done' } : outcome;
    });
  }

  /** All of a featured bet or nothing. @param replace clears the slip first */
  addFeatured(
    featuredBetId: string,
    selectionIds: readonly string[],
    replace: boolean,
  ): Promise<SlipOutcome> {
    const others = [...this.selections.shown].filter((id) => replace && !selectionIds.includes(id));
    const input = { featuredBetId, replace, selectionOrigin: 'featured' };
    return this.#wishAll([...allOf(selectionIds, true), ...allOf(others, false)], () =>
      this.#change(({ addFeaturedBet }) => addFeaturedBet(this.#environment, { input })),
    );
  }

  remove(selectionId: string): Promise<SlipOutcome> {
    return this.#wishAll(allOf([selectionId], false), () =>
      this.#change(({ removeSelection }) => removeSelection(this.#environment, { selectionId })),
    );
  }

  clear(): Promise<SlipOutcome> {
    return this.#wishAll(allOf([...this.selections.shown], false), () =>
      this.#change(({ clearBetslip }) => clearBetslip(this.#environment, {})),
    );
  }

  /** The answer brings no more than an amount can change: what was changed elsewhere meanwhile is fetched. */
  async setAmount(draftBetId: string, amountField: AmountField, amount: string): Promise<SlipOutcome> {
    let before = this.#version;
    const outcome = await this.#change(({ setAmount }) => {
      before = this.#version;
      return setAmount(this.#environment, { draftBetId, amountField, amount });
    });
    if (this.#version > before + 1) void this.refresh();
    return outcome;
  }

  /** CASH gives a reward back. */
  setAmountSource(
    draftBetId: string,
    amountSourceType: AmountSource,
    freeBetId?: string,
  ): Promise<SlipOutcome> {
    const input = { draftBetId, amountSourceType, ...(freeBetId !== undefined && { freeBetId }) };
    return this.#change(({ setAmountSource }) => setAmountSource(this.#environment, { input }));
  }

  /** Without an id the boost comes off. */
  setProfitBoost(draftBetId: string, profitBoostId?: string): Promise<SlipOutcome> {
    const input = { draftBetId, ...(profitBoostId !== undefined && { profitBoostId }) };
    return this.#change(({ setProfitBoost }) => setProfitBoost(this.#environment, { input }));
  }

  /** Puts another line of the same market in a selection's place, at the odds it was shown with. */
  adjustPoints(selectionId: string, newSelectionId: string, odds: OddsPair): Promise<SlipOutcome> {
    const input = { selectionId, newSelectionId, odds };
    return this.#wishAll([...allOf([selectionId], false), ...allOf([newSelectionId], true)], () =>
      this.#change(({ adjustPoints }) => adjustPoints(this.#environment, { input })),
    );
  }

  buyTeaserPoints(points: number): Promise<SlipOutcome> {
    return this.#change(({ buyTeaserPoints }) => buyTeaserPoints(this.#environment, { points }));
  }

  /** Takes these off, which stand in the teaser. */
  clearTeaser(selectionIds: readonly string[]): Promise<SlipOutcome> {
    return this.#wishAll(allOf(selectionIds, false), () =>
      this.#change(({ clearTeaser }) => clearTeaser(this.#environment, {})),
    );
  }

  accept({ legs, groups }: Acceptance): Promise<SlipOutcome> {
    const marketSelections = legs.map(asSeen);
    const sameGameParlayLegs = groups.map(({ eventId, odds }) => ({ eventId, odds }));
    const input = { marketSelections, sameGameParlayLegs };
    return this.#change(({ acceptChanges }) => acceptChanges(this.#environment, { input }));
  }

  /** Carries this visitor's slip over to the patron who has just logged in, after what was asked before. */
  promote(visitorToken: string, patronId: string): Promise<SlipOutcome> {
    const merged = { visitorToken, mergeBetslip: true };
    return this.#change(({ promoteBetslip }) => promoteBetslip(this.#environment, merged, patronId));
  }

  /** Leaves this patron's slip, as it is after what was asked before, to the visitor they are about to be. */
  demote(visitorToken: string, patronId: string): Promise<SlipOutcome> {
    const merged = { visitorToken, mergeBetslip: true };
    return this.#change(({ demoteBetslip }) => demoteBetslip(this.#environment, merged, patronId));
  }

  /** Waits for what was asked before, so that the last typed amount is there. Rejects when no answer came back. */
  place(bets: readonly BetToPlace[]): Promise<PlaceBetsAnswer> {
    return this.#queue.run(async () => {
      const { placeBets } = await this.#changes();
      return this.#updates.guard(() => placeBets(this.#environment, bets));
    });
  }

  /** Shows selections as wanted for as long as the change takes. */
  async #wishAll(wishes: readonly Wish[], change: () => Promise<SlipOutcome>): Promise<SlipOutcome> {
    const ends = wishes.map(({ id, isOn }) => this.selections.wish(id, isOn));
    try {
      return await change();
    } finally {
      for (const end of ends) end();
    }
  }

  /** Asked for again when they did not come. */
  #loaded(): ReturnType<typeof loadDocuments> {
    this.#documents ??= this.#load().catch((error: unknown) => {
      this.#documents = undefined;
      throw error;
    });
    return this.#documents;
  }

  /** Never rejects. */
  async #fetch(): Promise<void> {
    const anew = { networkCacheConfig: { force: true } };
    await this.#loaded()
      .then(({ slipQuery }) => fetchQuery<slipDataQuery>(this.#environment, slipQuery, {}, anew).toPromise())
      .catch((error: unknown) => report('wagering', 'The slip did not come', error));
    this.#updates.reassert(this.#version);
  }

  #changes(): ReturnType<typeof loadChanges> {
    return loadSoon({ area: 'wagering', what: 'What changes the slip', load: this.#loadChanges });
  }

  #change(send: Send): Promise<SlipOutcome> {
    return this.#queue.run(async () => {
      try {
        const changes = await this.#changes();
        return outcomeOf(await this.#updates.guard(() => send(changes)));
      } catch (error) {
        return outcomeOfFailure(error);
      }
    });
  }

  #confirm(data: unknown): void {
    const read = v.safeParse(heldSlip, data);
    if (!read.success) return;
    const { version, marketSelections } = read.output.betslip;
    this.#version = version;
    // Whatever wrote it: an older slip than the newest update is written over again, which leads back here.
    if (this.#updates.reassert(version)) return;
    this.#updates.sawVersion(version);
    const held = marketSelections.flatMap((selection) => selection ?? []);
    this.selections.confirm(held.map(({ id }) => id));
    this.#told.see(
      held.map(({ name, ...rest }) => ({ ...rest, odds: rest.odds, name: name?.defaultName ?? '' })),
    );
  }
}

interface Wish {
  readonly id: string;
  readonly isOn: boolean;
}

function allOf(ids: readonly string[], isOn: boolean): readonly Wish[] {
  return ids.map((id) => ({ id, isOn }));
}

type Documents = typeof import('./slip-data.ts');
type Send = (changes: typeof import('./slip-changes.ts')) => Promise<BetslipAnswer>;

/** A change without it is one that was not sent. The panel needs some of the same files: that they failed must not be remembered. */
export const loadChanges = unlessOffline(() => import('./slip-changes.ts'));

/** What asks for all of a slip: no part of the first picture, and twice as long as the code that does it. */
function loadDocuments(): Promise<Documents> {
  return import('./slip-data.ts');
}

/** A selection with the odds it was shown at. */
function asSeen({ selectionId, numeratorLong, denominatorLong }: LegToPlace) {
  return { selectionId, odds: { numeratorLong, denominatorLong } };
}
