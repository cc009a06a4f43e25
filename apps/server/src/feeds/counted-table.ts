import type { League, LeagueSide } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import type { PlayedSeason } from '@fairline/feed/season/play-offs.ts';
import { seasonTable } from '@fairline/feed/season/season-table.ts';
import { playOffsAfter, type Timetable } from '@fairline/feed/season/timetable.ts';
import type { SeasonCount } from './season-count.ts';
import type { SeasonTables } from './season-tables-store.ts';

export interface CountedTableParts {
  readonly league: League;
  readonly timetable: Timetable;
  readonly tables: Pick<SeasonTables, 'of' | 'keep'>;
  /** Lots decide ties. */
  readonly luck: Luck;
}

/** The table of a season, made once every game before its play-offs is counted, and kept as it was then, whatever a later version counts. */
export class CountedTable {
  readonly #parts: CountedTableParts;
  #played: PlayedSeason | undefined;

  constructor(parts: CountedTableParts) {
    this.#parts = parts;
  }

  /** Of the season that begins on a day; undefined before it is made. */
  of(start: number): PlayedSeason | undefined {
    return this.#played?.start === start ? this.#played : undefined;
  }

  /** Makes it once it can be. Rejects when the database does. */
  async look(count: SeasonCount): Promise<void> {
    if (this.#played?.start !== count.start) this.#played = await this.#playedOf(count);
  }

  async #playedOf(count: SeasonCount): Promise<PlayedSeason | undefined> {
    const { league, luck, timetable, tables } = this.#parts;
    const { start, tally } = count;
    const [first] = playOffsAfter(timetable, start);
    if (!first || !count.reaches(first.first)) return undefined;
    const key = { competition: league.competition.slug, start };
    const kept = await tables.of(key);
    if (kept) return { start, table: inOrder(league.sides.flat(), kept) };
    if (count.waiting.size > 0) return undefined;
    const lots = luck(`${key.competition} table ${start}`, 0);
    const table = seasonTable(league, tally, lots);
    const ids = table.map(({ id }) => id);
    await tables.keep(key, ids);
    return { start, table };
  }
}

/** Sides in the order of their ids; those that are not among these come last. */
function inOrder(sides: readonly LeagueSide[], ids: readonly string[]): readonly LeagueSide[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: LeagueSide) => placeOf.get(id) ?? ids.length;
  return sides.toSorted((one, other) => place(one) - place(other));
}
