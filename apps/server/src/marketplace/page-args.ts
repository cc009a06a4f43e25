import type { OddsFormat } from '@fairline/money/odds-format.ts';
import { builder } from '../platform/graphql/builder.ts';
import { publicError } from '../platform/graphql/errors.ts';
import type { Marketplace } from './marketplace.ts';
import type { PageModel } from './page-model.ts';
import { type PageWishes, pageAs } from './page-wishes.ts';
import { filteredUrl, LIVE_URL } from './paths.ts';

export const FilterInput = builder.inputType('FilterInput', {
  description: "One of a page's filters.",
  fields: (t) => ({
    filterIds: t.idList({ description: 'Of the options; one at most, none clears the filter.' }),
  }),
});

/** What the flags switch. */
type Switch =
  | 'includeAdhocCarousel'
  | 'includeBranding'
  | 'includeCarouselHeader'
  | 'includeCfpRanking'
  | 'includeCombatRedesign'
  | 'includeFeaturedBetLogo'
  | 'includeParlayLoungeHeader'
  | 'onlyFirstScreen'
  | 'useDsModel';

/** Switches of the page query, each for a part of its answer; a part that is not switched off is there. */
export const PageFlags = builder.inputType('PageFlags', {
  fields: (t) => ({
    includeAdhocCarousel: t.boolean({ required: false, description: 'The row of chips.' }),
    includeBranding: t.boolean({ required: false, description: 'The themed header of the page.' }),
    includeCarouselHeader: t.boolean({ required: false, description: 'The headers of carousels.' }),
    includeCfpRanking: t.boolean({ required: false, description: 'The playoffRanking of rich teams.' }),
    includeCombatRedesign: t.boolean({ required: false, description: 'The fight of a rich event.' }),
    includeFeaturedBetLogo: t.boolean({ required: false, description: 'The logos of featured bets.' }),
    includeParlayLoungeHeader: t.boolean({ required: false, description: 'The parlayLoungeAssets.' }),
    onlyFirstScreen: t.boolean({
      required: false,
      description:
        'Of a list of games only those at its top, as many as a screen shows: a first picture before the whole page. A shelf says by cardCount how many it has. Unlike the others it is off where nothing is said.',
    }),
    useDsModel: t.boolean({
      required: false,
      description: 'Recommends props by what is bet on; without it by their prices alone.',
    }),
  }),
});

export interface PageArgs {
  readonly canonicalUrl: string;
  readonly pageType?: string | null | undefined;
  readonly filterInput?: { readonly filterIds: readonly string[] } | null | undefined;
  readonly selectedFilterId?: string | null | undefined;
  readonly oddsFormat?: OddsFormat | null | undefined;
  readonly includeRecommendedProps?: boolean | null | undefined;
  readonly includeStandardizedBoxscore?: boolean | null | undefined;
  readonly includeRichEvent?: boolean | null | undefined;
  readonly flags?: Pick<PageWishes, Switch> | null | undefined;
}

/** The page somebody asks for, as they wish it; undefined where there is none, or one of another type. At once where it is in memory. */
export function askedPage(
  marketplace: Pick<Marketplace, 'pageOnRecord'>,
  args: PageArgs,
): PageModel | undefined | Promise<PageModel | undefined> {
  const page = marketplace.pageOnRecord(addressOf(args));
  return page instanceof Promise ? page.then((found) => asWished(found, args)) : asWished(page, args);
}

function asWished(page: PageModel | undefined, args: PageArgs): PageModel | undefined {
  if (!page || (args.pageType && page.type !== args.pageType)) return undefined;
  const { oddsFormat, includeRecommendedProps, includeStandardizedBoxscore, includeRichEvent, flags } = args;
  return pageAs(page, {
    oddsFormat,
    includeRecommendedProps,
    includeStandardizedBoxscore,
    includeRichEvent,
    ...flags,
  });
}

/**
 * The page's address with the filter that was chosen: filterInput before selectedFilterId before what the address says.
 * @throws GraphQLError BAD_USER_INPUT for more than one filter
 */
export function addressOf({ canonicalUrl, filterInput, selectedFilterId }: PageArgs): string {
  if ((filterInput?.filterIds.length ?? 0) > 1) {
    throw publicError('BAD_USER_INPUT', 'A page has one filter: name one of its options, or none.');
  }
  const [base = ''] = canonicalUrl.split('?');
  const by = base.replace(/\/+$/, '') === LIVE_URL ? 'sport' : 'conference';
  if (filterInput) return filteredUrl(base, by, filterInput.filterIds[0]);
  return selectedFilterId ? filteredUrl(base, by, selectedFilterId) : canonicalUrl;
}
