import { odds } from '@fairline/money/odds.ts';
import * as v from 'valibot';
import type { Database } from '../platform/database/database.ts';
import type { SharedBet, SharedLeg } from './shared-bet.ts';

/** The newest of each owner that are kept: sharing is free, so it must not grow without end. */
const KEPT_OF_AN_OWNER = 100;
/** What visitors share is forgotten after so long, for a visitor is easily another one; what patrons share stays. */
const VISITORS_DAYS = 30;
/** Forgotten with each bet that is shared. */
const FORGOTTEN_AT_ONCE = 100;

const Integer = v.pipe(
  v.string(),
  v.regex(/^\d{1,30}$/),
  v.transform((text) => BigInt(text)),
);

/** The document in betslip.shared_bet.content. Fields are only ever added, as optional ones. */
const Content = v.object({
  legs: v.array(
    v.object({
      selectionId: v.string(),
      eventName: v.string(),
      marketName: v.string(),
      selectionName: v.string(),
      odds: v.optional(
        v.pipe(
          v.tuple([Integer, Integer]),
          v.transform(([numerator, denominator]) => odds(numerator, denominator)),
        ),
      ),
    }),
  ),
});

/** The SQL of shared bets. */
export class SharedBetStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Shared twice, a bet keeps the odds it was first shared at. */
  async write(id: string, owner: string, legs: readonly SharedLeg[], now: Date): Promise<void> {
    const content = JSON.stringify({
      legs: legs.map((leg) => ({
        ...leg,
        odds: leg.odds && [String(leg.odds.numerator), String(leg.odds.denominator)],
      })),
    });
    const written = await this.#database.query(
      `insert into betslip.shared_bet (id, owner, content, created_at) values ($1, $2, $3::jsonb, $4)
       on conflict (id) do nothing returning id`,
      [id, owner, content, now],
    );
    if (written.length === 0) return;
    await this.#forgetOldest(owner);
    await this.#forgetVisitors(now);
  }

  async read(id: string): Promise<SharedBet | undefined> {
    const [row] = await this.#database.query<{ content: unknown }>(
      'select content from betslip.shared_bet where id = $1',
      [id],
    );
    return row && { id, ...v.parse(Content, row.content) };
  }

  async #forgetOldest(owner: string): Promise<void> {
    await this.#database.query(
      `delete from betslip.shared_bet where id in (
         select id from betslip.shared_bet where owner = $1 order by created_at desc, id offset $2)`,
      [owner, KEPT_OF_AN_OWNER],
    );
  }

  async #forgetVisitors(now: Date): Promise<void> {
    await this.#database.query(
      `delete from betslip.shared_bet where id in (
         select id from betslip.shared_bet where owner like 'visitor:%' and created_at < $1
         order by created_at limit $2 for update skip locked)`,
      [new Date(now.getTime() - VISITORS_DAYS * 86_400_000), FORGOTTEN_AT_ONCE],
    );
  }
}
