import { EVENT_ID } from '@fairline/feed/event-id.ts';
import { eventIdOf } from '@fairline/sports/raw-id.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { isUuid, newId } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import { type OperatorBet, readFeatured, removeFeatured, writeFeatured } from './featured-store.ts';
import type { FeaturedBet } from './featured-view.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
}

const EVERY_MS = 2_000;

/** What operators put forward, by a command of another process: looked for every two seconds. */
export class OperatorFeatured {
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  #bets: readonly FeaturedBet[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The newest first. */
  get bets(): readonly FeaturedBet[] {
    return this.#bets;
  }

  /** Hears when a bet came or went. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async start(): Promise<void> {
    await this.look();
    this.#timer ??= setInterval(() => {
      this.#running ??= this.look()
        .catch((error: unknown) => {
          this.#parts.logger.error({ err: error }, 'Featured bets could not be read; tried again soon');
        })
        .finally(() => {
          this.#running = undefined;
        });
    }, EVERY_MS).unref();
  }

  /** Reads what is put forward now. */
  async look(): Promise<void> {
    const { database, clock } = this.#parts;
    const bets = (await readFeatured(database, new Date(clock.now()))).map(asFeatured);
    const same = bets.map(({ id }) => id).join() === this.#bets.map(({ id }) => id).join();
    if (same) return;
    this.#bets = bets;
    for (const listener of this.#listeners) listener();
  }

  /** Resolves when what runs is done. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }
}

function asFeatured({ id, header, title, description, selectionIds }: OperatorBet): FeaturedBet {
  const events = selectionIds.map(eventIdOf);
  const isPlus = new Set(events).size < events.length;
  const type = events.length === 1 ? 'STRAIGHT' : isPlus ? 'PARLAY_PLUS' : 'PARLAY';
  return { id, type, origin: 'operator', header, title, description, selectionIds };
}

/** Legs of one bet at most. */
const MOST_LEGS = 25;
const SELECTION = new RegExp(`^${EVENT_ID}~[^~\\s]{1,150}~[^~\\s]{1,60}$`);
const LONGEST = { header: 60, title: 80, description: 140 } as const;

export interface FeaturedWish {
  readonly header: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Raw ids. */
  readonly selectionIds: readonly string[];
  readonly endsAt: Date | undefined;
}

interface FeatureParts extends Pick<Parts, 'database' | 'clock'> {
  /** A sentence naming the first of them that does not exist; undefined where all do. */
  readonly unknownSelection: (rawIds: readonly string[]) => Promise<string | undefined>;
}

/** Puts a bet forward. Answers its id, or a sentence saying what is wrong with it; then nothing was written. */
export async function featureBet(
  { database, clock, unknownSelection }: FeatureParts,
  wish: FeaturedWish,
  createdBy: string,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  const problem = problemOf(wish) ?? (await unknownSelection(wish.selectionIds));
  if (problem !== undefined) return { problem };
  const id = newId();
  await writeFeatured(database, { ...wish, id, createdAt: new Date(clock.now()), createdBy });
  return { id };
}

/** Takes a bet back; false when none of that id is put forward. */
export async function unfeatureBet(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  id: string,
): Promise<boolean> {
  return isUuid(id) && removeFeatured(database, id, new Date(clock.now()));
}

function problemOf(wish: FeaturedWish): string | undefined {
  const { selectionIds } = wish;
  for (const name of ['header', 'title', 'description'] as const) {
    const text = wish[name];
    const isMissing = text === undefined ? name !== 'description' : text.trim() === '';
    if (isMissing || (text?.length ?? 0) > LONGEST[name]) {
      return `The ${name} has 1 to ${LONGEST[name]} characters.`;
    }
  }
  if (selectionIds.length === 0 || selectionIds.length > MOST_LEGS) {
    return `A featured bet has 1 to ${MOST_LEGS} selections.`;
  }
  if (new Set(selectionIds).size < selectionIds.length) return 'A featured bet has each selection once.';
  const wrong = selectionIds.find((id) => !SELECTION.test(id));
  return wrong === undefined ? undefined : `${wrong} is no selection: write EVENT~MARKET~SELECTION.`;
}
