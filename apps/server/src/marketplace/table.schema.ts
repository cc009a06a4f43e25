import { builder } from '../platform/graphql/builder.ts';
import { shared } from '../platform/graphql/shared.ts';
import { OddsFormatType } from '../platform/graphql/shared-types.ts';
import { cardId, TableRowRef } from './card.schema.ts';
import { selectionIn } from './shown-odds.ts';
import type { TablesUpdate, TableUpdate } from './table-source.ts';
import { SEQUENCE } from './updates.schema.ts';
import { checkCount, rawIdOf } from './wanted-ids.ts';
import { watch } from './watch.ts';

const TablePageTypeEnum = builder.enumType('TablePageType', { values: ['EVENT', 'PAGE'] as const });

const MarketComponentMappingInput = builder.inputType('MarketComponentMapping', {
  description: 'Rows of a table card, by their ids or row ids.',
  fields: (t) => ({ marketCardId: t.id(), marketComponentIds: t.idList() }),
});

const TableUpdateRef = builder.objectRef<TableUpdate>('TableMarketCardUpdate').implement({
  fields: (t) => ({
    goneRowIds: t.stringList({
      description: 'Rows that are not on the table at present.',
      resolve: ({ gone }) => [...gone],
    }),
    headers: t.stringList({ resolve: ({ headers }) => [...headers] }),
    marketCardId: t.id({ resolve: ({ cardRawId }) => cardId({ kind: 'table', rawId: cardRawId }) }),
    rows: t.field({
      type: [TableRowRef],
      resolve: ({ cardRawId, rows }) => rows.map((row) => ({ ...row, cardRawId })),
    }),
  }),
});

const TablesUpdateRef = builder.objectRef<TablesUpdate>('TableMarketCardsUpdate').implement({
  fields: (t) => ({
    sequence: t.exposeInt('sequence', { description: SEQUENCE }),
    tables: t.field({ type: [TableUpdateRef], resolve: ({ tables }) => [...tables] }),
  }),
});

interface Mapping {
  readonly marketCardId: string;
  readonly marketComponentIds: readonly string[];
}

/** Row ids by the raw id of their card. */
function wantedRows(mappings: readonly Mapping[]): ReadonlyMap<string, readonly string[]> {
  checkCount(mappings.length);
  checkCount(mappings.reduce((count, { marketComponentIds }) => count + marketComponentIds.length, 0));
  const wanted = new Map<string, string[]>();
  for (const { marketCardId, marketComponentIds } of mappings) {
    const card = rawIdOf(undefined, marketCardId);
    const rows = marketComponentIds.map((id) => rowIdOf(card, rawIdOf('TableRow', id)));
    wanted.set(card, [...new Set([...(wanted.get(card) ?? []), ...rows])]);
  }
  return wanted;
}

/** Row ids stand alone or behind their card's raw id. */
function rowIdOf(cardRawId: string, id: string): string {
  return id.startsWith(`${cardRawId}~`) ? id.slice(cardRawId.length + 1) : id;
}

builder.subscriptionField('tableMarketCardUpdated', (t) =>
  t.field({
    type: TablesUpdateRef,
    description:
      'Rows of table cards, 250 at most: those whose prices, places, or what their players have reached, changed.',
    authScopes: { public: true },
    extensions: shared(),
    args: {
      marketComponentMappings: t.arg({ type: [MarketComponentMappingInput] }),
      oddsFormat: t.arg({ type: OddsFormatType, required: false, description: 'Of formattedOdds.' }),
      pageType: t.arg({
        type: TablePageTypeEnum,
        required: false,
        description: 'EVENT by default. On other pages only a field has a table, of its favourites.',
      }),
    },
    subscribe: (_root, { marketComponentMappings, pageType }, { services }) =>
      watch(
        services.marketplace.tablesById({
          rows: wantedRows(marketComponentMappings),
          place: pageType === 'PAGE' ? 'LIST' : 'EVENT',
        }),
      ),
    resolve: (update, { oddsFormat }) => {
      if (!oddsFormat) return update;
      const rowsOf = ({ rows }: TableUpdate) =>
        rows.map((row) => ({
          ...row,
          selections: row.selections.map((selection) => selectionIn(selection, oddsFormat)),
        }));
      return { ...update, tables: update.tables.map((table) => ({ ...table, rows: rowsOf(table) })) };
    },
  }),
);
