import type { Ending } from '@fairline/feed/season/season-tally.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * How planned games ended that were played here: their messages are removed after some days, a record counts them all season. And who
 * won each game of the play-offs, also of one that nobody played: it was drawn, and others were announced because of it.
 */
export class SeasonResults {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Of those of the games of which it is kept. */
  async of(eventIds: readonly string[]): Promise<Map<string, Ending>> {
    const rows = await this.#database.query<{
      event_id: string;
      winner: Ending['winner'];
      is_overtime: boolean;
    }>('select event_id, winner, is_overtime from feeds.season_result where event_id = any($1)', [eventIds]);
    return new Map(
      rows.map(({ event_id, winner, is_overtime: isOvertime }) => [event_id, { winner, isOvertime }]),
    );
  }

  /** Of one that is kept already this is a correction. */
  async keep(endings: ReadonlyMap<string, Ending>): Promise<void> {
    const all = [...endings.values()];
    await this.#database.query(
      `insert into feeds.season_result (event_id, winner, is_overtime)
       select * from unnest($1::text[], $2::text[], $3::boolean[])
       on conflict (event_id) do update set winner = excluded.winner, is_overtime = excluded.is_overtime`,
      [[...endings.keys()], all.map(({ winner }) => winner), all.map(({ isOvertime }) => isOvertime)],
    );
  }

  /** Of seasons that are long over, by the clock of the database: it noted them, and that of the server may be set. */
  async prune(keptMs: number): Promise<void> {
    const kept = "now() - $1 * interval '1 millisecond'";
    await this.#database.query(`delete from feeds.season_result where noted_at < ${kept}`, [keptMs]);
  }
}
