import { builder } from '../platform/graphql/builder.ts';
import type { Services } from '../platform/graphql/context.ts';
import { notFound } from '../platform/graphql/error-types.ts';
import { shared } from '../platform/graphql/shared.ts';
import { OddsFormatType } from '../platform/graphql/shared-types.ts';
import { PageResultRef, PageTypeEnum } from './page.schema.ts';
import { askedPage, FilterInput, PageFlags } from './page-args.ts';
import { PAGE_NOT_FOUND } from './watch.ts';

/** Whatever filter is asked for, a page changes with its own address. */
export const pageVersion = ({ canonicalUrl }: Readonly<Record<string, unknown>>, { marketplace }: Services) =>
  marketplace.pageVersion(String(canonicalUrl).split('?')[0] ?? '');

/** A page has some hundred cards, whatever is asked of them: measured, the work of so many fields. */
export const WHOLE_PAGE = { field: 3_000, multiplier: 1 } as const;

builder.queryField('page', (t) =>
  t.field({
    type: PageResultRef,
    description: 'A page by its address; what is not switched off is there.',
    authScopes: { public: true },
    extensions: shared({ version: pageVersion }),
    complexity: WHOLE_PAGE,
    args: {
      canonicalUrl: t.arg.string(),
      filterInput: t.arg({ type: FilterInput, required: false, description: 'Of the filters of the page.' }),
      flags: t.arg({ type: PageFlags, required: false }),
      includeRecommendedProps: t.arg.boolean({ required: false }),
      includeRichEvent: t.arg.boolean({ required: false }),
      includeStandardizedBoxscore: t.arg.boolean({ required: false }),
      oddsFormat: t.arg({ type: OddsFormatType, required: false, description: 'Of formattedOdds.' }),
      pageType: t.arg({
        type: PageTypeEnum,
        required: false,
        description: 'A page of another type is not found.',
      }),
      selectedFilterId: t.arg.id({
        required: false,
        description: "An option, as the page's address has it.",
      }),
    },
    resolve: (_root, args, { services }) => orNotFound(askedPage(services.marketplace, args)),
  }),
);

for (const [name, pageType] of [
  ['competitionPage', 'COMPETITION'],
  ['eventPage', 'EVENT'],
] as const) {
  builder.queryField(name, (t) =>
    t.field({
      type: PageResultRef,
      description: 'As page, of one type.',
      authScopes: { public: true },
      extensions: shared({ version: pageVersion }),
      complexity: WHOLE_PAGE,
      args: {
        canonicalUrl: t.arg.string(),
        oddsFormat: t.arg({ type: OddsFormatType, required: false, description: 'Of formattedOdds.' }),
      },
      resolve: (_root, args, { services }) =>
        orNotFound(askedPage(services.marketplace, { ...args, pageType })),
    }),
  );
}

function orNotFound(page: ReturnType<typeof askedPage>) {
  if (page instanceof Promise) return page.then((found) => found ?? notFound(PAGE_NOT_FOUND));
  return page ?? notFound(PAGE_NOT_FOUND);
}
