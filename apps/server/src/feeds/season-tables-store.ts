import type { Database } from '../platform/database/database.ts';

/** One season of a league. */
export interface SeasonKey {
  readonly competition: string;
  /** Its first day, by its number since the epoch. */
  readonly start: number;
}

/** The tables that play-offs hang on: what was announced of those stays right, whatever a later version makes of the same season. */
export class SeasonTables {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The ids of all sides, the best first; undefined where none is kept. */
  async of({ competition, start }: SeasonKey): Promise<readonly string[] | undefined> {
    const [row] = await this.#database.query<{ side_ids: string[] }>(
      'select side_ids from feeds.season_table where competition = $1 and first_day = $2',
      [competition, start],
    );
    return row?.side_ids;
  }

  async keep({ competition, start }: SeasonKey, sideIds: readonly string[]): Promise<void> {
    await this.#database.query(
      `insert into feeds.season_table (competition, first_day, side_ids) values ($1, $2, $3)
       on conflict (competition, first_day) do nothing`,
      [competition, start, sideIds],
    );
  }

  /** Of seasons that are long over, by the clock of the database: it noted them, and that of the server may be set. */
  async prune(keptMs: number): Promise<void> {
    const kept = "now() - $1 * interval '1 millisecond'";
    await this.#database.query(`delete from feeds.season_table where noted_at < ${kept}`, [keptMs]);
  }
}
