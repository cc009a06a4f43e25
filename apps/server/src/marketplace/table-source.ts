import { eventIdOf } from '@fairline/sports/raw-id.ts';
import type { LiveSource } from '../platform/realtime/live-source.ts';
import { listenToEvents } from './id-sources.ts';
import type { SourceParts } from './live-sources.ts';
import type { Counter } from './numbering.ts';
import type { CardModel, TableRowModel } from './page-model.ts';
import { type CardPlace, cardsAt } from './wanted-cards.ts';
import { groupName } from './wanted-ids.ts';

/** Rows of one table that changed. */
export interface TableUpdate {
  readonly cardRawId: string;
  readonly headers: readonly string[];
  readonly rows: readonly TableRowModel[];
  /** Row ids that are not on the table at present. */
  readonly gone: readonly string[];
}

export interface TablesUpdate {
  readonly tables: readonly TableUpdate[];
  readonly sequence: number;
}

export interface WantedTables {
  /** Row ids by a card's raw id. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
  readonly place: CardPlace;
}

/** Rows of table cards: each when a price, what its player has reached, or the table's columns changed. */
export class TablesSource implements LiveSource<TablesUpdate> {
  readonly #parts: SourceParts;
  readonly #wanted: WantedTables;
  readonly #counter: Counter;
  readonly #changed = new Set<string>();
  /** By card and row, what was last told; of a row that is gone nothing. */
  readonly #told = new Map<string, string>();

  constructor(parts: SourceParts, wanted: WantedTables) {
    this.#parts = parts;
    this.#wanted = wanted;
    this.#counter = parts.numbering.open(groupName('tables', [[...wanted.rows], wanted.place ?? '']));
  }

  subscribe(onChange: () => void): () => void {
    for (const table of this.snapshot().tables) this.#remember(table);
    const eventIds = [...this.#wanted.rows.keys()].map(eventIdOf);
    return listenToEvents(this.#parts.board, eventIds, ({ eventId }) => {
      this.#changed.add(eventId);
      onChange();
    });
  }

  snapshot(): TablesUpdate {
    const tables = [...this.#wanted.rows.keys()].map((rawId) => this.#read(rawId));
    return { tables, sequence: this.#counter.last };
  }

  delta(): TablesUpdate | null {
    const tables = [...this.#wanted.rows.keys()]
      .filter((rawId) => this.#changed.has(eventIdOf(rawId)))
      .map((rawId) => this.#news(this.#read(rawId)))
      .filter(({ rows, gone }) => rows.length + gone.length > 0);
    this.#changed.clear();
    if (tables.length === 0) return null;
    for (const table of tables) this.#remember(table);
    return { tables, sequence: this.#counter.next() };
  }

  #read(cardRawId: string): TableUpdate {
    const card = this.#card(cardRawId);
    const wanted = this.#wanted.rows.get(cardRawId) ?? [];
    const rows = (card?.table?.rows ?? []).filter(({ rowId }) => wanted.includes(rowId));
    const gone = wanted.filter((rowId) => !rows.some((row) => row.rowId === rowId));
    return { cardRawId, headers: card?.table?.headers ?? [], rows, gone };
  }

  #card(rawId: string): CardModel | undefined {
    return cardsAt(this.#parts.board.book(eventIdOf(rawId)), this.#wanted.place).get(rawId);
  }

  #news(table: TableUpdate): TableUpdate {
    const told = (rowId: string) => this.#told.get(`${table.cardRawId}~${rowId}`);
    return {
      ...table,
      rows: table.rows.filter((row) => told(row.rowId) !== written(row, table.headers)),
      gone: table.gone.filter((rowId) => told(rowId) !== undefined),
    };
  }

  #remember({ cardRawId, headers, rows, gone }: TableUpdate): void {
    for (const row of rows) this.#told.set(`${cardRawId}~${row.rowId}`, written(row, headers));
    for (const rowId of gone) this.#told.delete(`${cardRawId}~${rowId}`);
  }
}

/** Equal as long as nothing a person sees of the row changed. A selection's sequence is its market's. */
function written(
  { label, selections, accrued, fieldPlace }: TableRowModel,
  headers: readonly string[],
): string {
  return JSON.stringify([
    label,
    headers,
    accrued ?? null,
    fieldPlace ?? null,
    selections.map((one) => [one.rawId, one.sequence]),
  ]);
}
