/** A folder's files that go into a chunk, all of them or some by how their paths go on. */
interface Part {
  readonly folder: string;
  readonly only?: readonly string[];
  readonly but?: readonly string[];
}

/** What is downloaded together, in this order: a module goes to the first that it is a part of. */
interface Chunk {
  readonly name: string;
  readonly parts: readonly Part[];
}

/**
 * Few files instead of many crumbs, which are compressed better together: libraries, which change seldom, and the parts every
 * screen is made of with the marketplace's pages, which index.html fetches whatever the address. A line shared by several is left
 * by the largest last: the part that draws, whose turn comes last, while the others begin. What no chunk names comes with the
 * screen that asks for it.
 */
export const chunks: readonly Chunk[] = [
  {
    name: 'data',
    parts: [{ folder: 'node_modules', only: ['fbjs/', 'react-relay/', 'relay-runtime/'] }],
  },
  {
    name: 'libraries',
    parts: [
      {
        folder: 'node_modules',
        // Live updates begin after the first picture; the part that draws is a chunk of its own.
        but: ['graphql-ws', 'react-dom/client', 'react-dom/cjs/react-dom-client', 'scheduler'],
      },
    ],
  },
  { name: 'drawing', parts: [{ folder: 'node_modules', only: ['react-dom/', 'scheduler/'] }] },
  {
    name: 'marketplace',
    parts: [
      { folder: 'packages/money' },
      { folder: 'src/brands' },
      {
        folder: 'src/app',
        only: ['document-title.', 'odds-format.', 'storage.', 'time-format.'],
      },
      {
        folder: 'src/ui',
        // Of forms, and of cards and tables that the first page may not have.
        but: ['card', 'input', 'money-', 'select', 'slider', 'switch', 'table'],
      },
      {
        folder: 'src/marketplace/cards',
        // Cards that come with the page that has one.
        but: [
          'aligned-',
          'card-code',
          'chosen-',
          'compact-',
          'line',
          'list-',
          'move-',
          'multiple-',
          'odds-boost',
          'rows-',
          'statistics-',
          'table-',
          'three-',
          'tile',
          'use-accrued',
          'use-boosts',
          'wide-',
        ],
      },
      { folder: 'src/marketplace/live', only: ['use-'] },
      {
        folder: 'src/marketplace/page',
        but: ['market-drawer', 'page-filter', 'quick-bets', 'section-error'],
      },
      { folder: 'src/marketplace/selection' },
      { folder: 'src/__generated__', only: ['pageQuery', 'sportDrawing'] },
    ],
  },
];

/** Whether a module, by its path, belongs to one of the parts. */
export function moduleOf(parts: readonly Part[]): RegExp {
  return new RegExp(parts.map(pattern).join('|'));
}

function pattern({ folder, only, but }: Part): string {
  if (only) return `/${folder}/(${only.map(literal).join('|')})`;
  return but ? `/${folder}/(?!${but.map(literal).join('|')})` : `/${folder}/`;
}

function literal(text: string): string {
  return text.replaceAll('.', '\\.');
}
