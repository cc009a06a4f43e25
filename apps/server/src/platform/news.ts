import type { Clock } from './clock.ts';
import type { Database, Queryable } from './database/database.ts';
import type { Logger } from './log.ts';

/** Something that another process wrote about a patron: each time under another id. */
export interface NewsItem {
  readonly id: string;
  readonly patronId: string;
}

/** What was written after a time. */
export type ReadNews = (db: Queryable, since: Date) => Promise<readonly NewsItem[]>;

const EVERY_MS = 1_000;
/** What another process wrote is looked for so far back: longer than a transaction takes. */
const NEWS_MS = 15_000;

/** What other processes, an operator's command above all, wrote about patrons since it was last asked. */
export class News {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #read: ReadNews;
  #told: ReadonlySet<string> = new Set();

  constructor(options: { readonly database: Database; readonly clock: Clock }, read: ReadNews) {
    this.#database = options.database;
    this.#clock = options.clock;
    this.#read = read;
  }

  /** The patrons of whom something new is known, each once. */
  async patrons(): Promise<ReadonlySet<string>> {
    const fresh = await this.#read(this.#database, new Date(this.#clock.now() - NEWS_MS));
    const news = fresh.filter(({ id }) => !this.#told.has(id));
    this.#told = new Set(fresh.map(({ id }) => id));
    return new Set(news.map(({ patronId }) => patronId));
  }
}

/** Tells of what other processes did: nobody says so on this one's bus. */
export interface Announcing {
  announce(): Promise<void>;
}

/** Has every domain look for news once a second, each for itself: one that fails leaves the others theirs. */
export class Announcer {
  readonly #domains: readonly Announcing[];
  readonly #logger: Pick<Logger, 'error'>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> | undefined;

  constructor(domains: readonly Announcing[], logger: Pick<Logger, 'error'>) {
    this.#domains = domains;
    this.#logger = logger;
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      this.#running ??= Promise.all(this.#domains.map((domain) => this.#ask(domain))).finally(() => {
        this.#running = undefined;
      });
    }, EVERY_MS).unref();
  }

  /** Resolves when what runs is done. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  async #ask(domain: Announcing): Promise<void> {
    try {
      await domain.announce();
    } catch (error) {
      this.#logger.error(
        { err: error },
        'What operators said could not be looked for; tried again in a second',
      );
    }
  }
}
