import { setTimeout as sleep } from 'node:timers/promises';
import { ManualClock } from '../platform/clock.ts';
import { createLogger } from '../platform/log.ts';
import type { CannedSimulator } from '../trading/testing/canned-simulator.ts';
import { type Act, Mismatch, same } from './act.ts';
import { Asked } from './asked.ts';
import { balanceDifferences, ticketDifferences, totalDifferences } from './books-store.ts';
import { DepositAct } from './deposit-act.ts';
import { type House, IN_PLAY_WAIT_MS, openHouse } from './house.ts';
import type { Delivery, Match } from './match.ts';
import { type HouseStep, scheduleOf, type Trouble } from './schedule.ts';
import { World } from './world.ts';

export interface CohortOptions {
  /** Of the schedule that its seeds share. */
  readonly house: number;
  readonly seeds: readonly number[];
  readonly steps: number;
  readonly databaseUrl: string;
  readonly simulator: CannedSimulator;
}

/** Where a season came apart. */
export interface Failure {
  readonly seed: number;
  /** From 1; 0 before the first, one more than the steps after the last. */
  readonly step: number;
  readonly message: string;
  readonly last: readonly string[];
}

export interface CohortReport {
  readonly failures: readonly Failure[];
  /** By seed: the same whenever the seed is played again. */
  readonly digests: ReadonlyMap<number, string>;
  readonly tickets: number;
  readonly acts: number;
  readonly messages: number;
}

const START_MS = Date.UTC(2030, 0, 6, 16);
const WEEK_MS = 7 * 86_400_000;
/** Real time; a step takes milliseconds. */
const STUCK_MS = 20_000;
const CENTS = 20_000n;
/** Real time in which requests reach the lanes of a house that is about to crash. */
const UNHEARD_MS = 15;
/** Of what happened in a season that failed. */
const LAST_LINES = 12;

/** Seeds that share a house, step by step together, so that the server's batches are full. What happens in one does not
 * depend on the others. */
export class Cohort {
  readonly #options: CohortOptions;
  readonly #clock = new ManualClock(START_MS);
  readonly #worlds: World[];
  readonly #worldOf = new Map<string, World>();
  readonly #failures: Failure[] = [];
  #house: House | undefined;
  #step = 0;
  #counts = { acts: 0, messages: 0 };

  constructor(options: CohortOptions) {
    this.#options = options;
    this.#worlds = options.seeds.map((seed) => new World(seed, () => this.#clock.now()));
    for (const world of this.#worlds) {
      for (const { id } of [...world.matches, ...world.patrons]) this.#worldOf.set(id, world);
    }
  }

  /** Plays the season to its end. A seed that fails is left out of what follows; the others go on. */
  async play(): Promise<CohortReport> {
    try {
      await this.#begin();
      for (const step of scheduleOf(this.#options.house, this.#options.steps)) await this.#playStep(step);
      await this.#end();
    } finally {
      await this.#house?.close();
    }
    return {
      failures: this.#failures,
      digests: new Map(this.#worlds.map(({ seed, log }) => [seed, log.digest()])),
      tickets: this.#worlds.flatMap(({ patrons }) => patrons.flatMap(({ account }) => account.tickets))
        .length,
      ...this.#counts,
    };
  }

  get #open(): House {
    if (!this.#house) throw new Error('The house is not open.');
    return this.#house;
  }

  /** Another house on the same books; of the one before nobody hears any more. */
  async #reopen(): Promise<void> {
    await this.#house?.close();
    const policies = new Map(
      this.#worlds.flatMap(({ patrons }) => patrons.map(({ id, policy }) => [id, policy])),
    );
    this.#house = await openHouse({
      ...this.#options,
      clock: this.#clock,
      logger: createLogger('error'),
      oddsTerms: async (patronId) => ({ policy: policies.get(patronId) ?? 'none', format: 'AMERICAN' }),
    });
    await this.#house.idle();
  }

  async #begin(): Promise<void> {
    await this.#reopen();
    const { wallet } = this.#open;
    const patrons = this.#worlds.flatMap((world) => world.patrons);
    await Promise.all(patrons.map(({ id }) => wallet.open(id, 'USD')));
    await this.#answer(patrons.map((patron) => new DepositAct(patron, 'first', CENTS)));
    await this.#feed((world) => world.announce());
    await this.#compare();
  }

  async #playStep({ advanceMs, trouble }: HouseStep): Promise<void> {
    this.#step += 1;
    await this.#passTime(advanceMs);
    await this.#feed((world) => world.hear(75));
    if (trouble === 'restart') await this.#reopen();
    await this.#ask(trouble);
    await this.#compare();
  }

  /** Every game is brought to its end, or called off for having been put off for a week; every bet is paid. */
  async #end(): Promise<void> {
    this.#step += 1;
    while (this.#standing().some(({ matches }) => matches.some(canBeFinished)))
      await this.#feed((world) => world.finish());
    await this.#passTime(WEEK_MS);
    const putOff = this.#standing().flatMap(({ matches }) => matches.filter(({ isOver }) => !isOver));
    const { trading } = this.#open;
    await soon(() => putOff.every(({ id }) => trading.book(id)?.status === 'settled'));
    await this.#open.idle();
    for (const match of putOff) {
      this.#of(match.id, () => same('A game put off for a week', trading.book(match.id)?.status, 'settled'));
      match.wasCalledOff();
      this.#of(match.id, (world) => world.settle(match));
    }
    for (const { patrons } of this.#worlds) {
      for (const { account } of patrons) for (const ticket of account.tickets) account.touched.add(ticket);
    }
    await this.#compare();
    for (const { account, message } of (await this.#open.checkBooks()).faults) {
      const id =
        account.split(' ').find((word) => this.#worldOf.has(word)) ?? this.#worlds[0]?.patrons[0]?.id ?? '';
      this.#of(id, () => same(account, message, 'sound'));
    }
  }

  async #passTime(ms: number): Promise<void> {
    this.#clock.advance(ms);
    const { rewards, trading } = this.#open;
    await rewards.expire();
    trading.sweep();
    await this.#open.idle();
    for (const { patrons } of this.#worlds) {
      for (const { account } of patrons) account.purse.expire(this.#clock.now());
    }
  }

  /** Tells the feed what there is to tell, at once of all seeds, and waits until everything that follows is paid. */
  async #feed(tell: (world: World) => readonly Delivery[]): Promise<void> {
    const { feeds, corrected } = this.#open;
    corrected.clear();
    const deliveries = this.#standing().flatMap(tell);
    this.#counts.messages += deliveries.length;
    await Promise.all(
      deliveries.map(async ({ match, message, isTaken }) => {
        const { kind } = await feeds.receive(message);
        this.#of(match.id, () => same('The feed', kind, isTaken ? 'accepted' : 'refused'));
      }),
    );
    await this.#open.idle();
    const corrections = deliveries
      .filter(({ correctsResult }) => correctsResult)
      .map(({ match }) => match.id);
    await soon(() => corrections.every((id) => corrected.has(id)));
    for (const id of corrections) this.#of(id, () => same('A correction', corrected.has(id), true));
    await this.#open.idle();
    for (const { match } of deliveries) this.#of(match.id, (world) => world.settle(match));
  }

  async #ask(trouble: Trouble): Promise<void> {
    const acts = (await Promise.all(this.#standing().map((world) => world.acts(this.#open)))).flat();
    this.#counts.acts += acts.length;
    if (trouble === 'lost-request') this.#open.wire.cut('before');
    if (trouble === 'lost-answer') this.#open.wire.cut('after');
    if (trouble === 'crash-unheard') {
      this.#open.wire.die();
      for (const act of acts) act.send(this.#open).catch(() => {});
      await sleep(UNHEARD_MS);
      await this.#reopen();
    }
    await this.#answer(acts);
    if (trouble === 'crash-unanswered') await this.#reopen();
    if (trouble === 'crash-unanswered' || trouble === 'lost-answer') await this.#repeat(acts);
  }

  /** Has everything answered; what waits because of a game in play waits while the games go on. */
  async #answer(acts: readonly Act[]): Promise<void> {
    const asked = new Asked(acts, this.#open, (act, error) => this.#fail(act.patron.id, error));
    await soon(() => asked.isStill);
    if (!asked.isStill) this.#stuck(asked.left);
    this.#judge(asked.takeDone());
    // Nothing that happens to one seed may depend on whether another waits.
    this.#clock.advance(IN_PLAY_WAIT_MS);
    if (asked.isDone) return;
    const waiting = new Set(asked.left.map(({ patron }) => this.#worldOf.get(patron.id)));
    await this.#feed((world) => (waiting.has(world) ? world.hear(60) : []));
    await Promise.all(asked.left.map((act) => act.lookAgain(this.#open)));
    this.#open.waits.release();
    await soon(() => asked.isDone);
    if (!asked.isDone) this.#stuck(asked.left);
    this.#judge(asked.takeDone());
  }

  #stuck(acts: readonly Act[]): void {
    for (const { patron, waits } of acts) {
      this.#fail(
        patron.id,
        new Mismatch(`A request is not answered, though it waits for ${waits} delays at most.`),
      );
    }
  }

  #judge(acts: readonly Act[]): void {
    for (const act of acts) this.#of(act.patron.id, () => act.judge());
  }

  async #repeat(acts: readonly Act[]): Promise<void> {
    await Promise.all(
      acts.map((act) => act.repeat(this.#open).catch((error: unknown) => this.#fail(act.patron.id, error))),
    );
  }

  async #compare(): Promise<void> {
    const { database } = this.#open;
    const patrons = this.#standing().flatMap((world) => world.patrons);
    const tickets = patrons.flatMap(({ account }) => [...account.touched]);
    for (const { account } of patrons) account.touched.clear();
    const found = await Promise.all([
      ticketDifferences(database, tickets),
      balanceDifferences(database, patrons),
      totalDifferences(database, patrons),
    ]);
    for (const { patronId, message } of found.flat()) this.#fail(patronId, new Mismatch(message));
  }

  #standing(): World[] {
    return this.#worlds.filter(({ seed }) => !this.#failures.some((failure) => failure.seed === seed));
  }

  /** Does something that concerns one seed; what goes wrong is its failure. @param id of a game or a patron of it */
  #of(id: string, work: (world: World) => void): void {
    const world = this.#worldOf.get(id);
    if (!world) return;
    try {
      work(world);
    } catch (error) {
      this.#fail(id, error);
    }
  }

  #fail(id: string, error: unknown): void {
    const world = this.#worldOf.get(id);
    if (!world || this.#failures.some(({ seed }) => seed === world.seed)) return;
    const message =
      error instanceof Mismatch ? error.message : String(error instanceof Error ? error.stack : error);
    this.#failures.push({ seed: world.seed, step: this.#step, message, last: world.log.last(LAST_LINES) });
  }
}

/** Of a game that was put off nothing more is told. */
function canBeFinished(match: Match): boolean {
  return !match.isOver && (!match.isPostponed || match.isTroubled);
}

/** Answers whether it has come about: a season that is stuck has a fault, too. */
async function soon(condition: () => boolean): Promise<boolean> {
  const deadline = Date.now() + STUCK_MS;
  while (!condition() && Date.now() < deadline) await sleep(1);
  return condition();
}
