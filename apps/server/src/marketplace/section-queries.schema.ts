import { builder } from '../platform/graphql/builder.ts';
import { shared } from '../platform/graphql/shared.ts';
import { OddsFormatType } from '../platform/graphql/shared-types.ts';
import { MarketCardRef } from './card.schema.ts';
import { StandardEventRef } from './event.schema.ts';
import { FeaturedBetCardRef } from './featured.schema.ts';
import { featuredShelf } from './featured-shelf.ts';
import { MarketRef } from './market.schema.ts';
import type { Marketplace } from './marketplace.ts';
import { FeaturedBetsShelfRef, PageChildRef, PageSectionRef } from './page.schema.ts';
import { booksOf, type CardModel, cardsOf, type PageModel, type SectionModel } from './page-model.ts';
import { pageVersion, WHOLE_PAGE } from './page-queries.schema.ts';
import { betAs, childAs, pageAs, sectionAs } from './page-wishes.ts';
import { eventSection, pageOfId, rawSectionId, sectionOf } from './sections.ts';
import { rawIdOf } from './wanted-ids.ts';

const DrawerContentInput = builder.inputType('DrawerContentInput', {
  fields: (t) => ({ drawerId: t.id({ description: "A drawer's or a shelf's, as its page has it." }) }),
});

interface DrawerContent {
  readonly id: string;
  readonly cards: readonly CardModel[];
}

const DrawerContentRef = builder.objectRef<DrawerContent>('DrawerContent').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The drawer.' }),
    cards: t.field({ type: [MarketCardRef], resolve: ({ cards }) => [...cards] }),
  }),
});

for (const [name, type] of [
  ['competitionDrawerContent', 'COMPETITION'],
  ['eventDrawerContent', 'EVENT'],
] as const) {
  builder.queryField(name, (t) =>
    t.field({
      type: DrawerContentRef,
      nullable: true,
      description: 'The cards of one section. Null once it is not on the page any more.',
      authScopes: { public: true },
      args: {
        input: t.arg({ type: DrawerContentInput }),
        oddsFormat: t.arg({ type: OddsFormatType, required: false, description: 'Of formattedOdds.' }),
      },
      resolve: (_root, { input, oddsFormat }, { services }) => {
        const rawId = rawSectionId(input.drawerId);
        const page = pageOfId(services.marketplace, rawId);
        const section = page?.type === type ? sectionOf(page, rawId) : undefined;
        return section && { id: input.drawerId, cards: sectionAs(section, { oddsFormat }).cards };
      },
    }),
  );
}

builder.queryField('eventSection', (t) =>
  t.field({
    type: PageChildRef,
    nullable: true,
    description: 'A tab of an event. Null once it is not there any more.',
    authScopes: { public: true },
    args: {
      id: t.arg.id(),
      oddsFormat: t.arg({ type: OddsFormatType, required: false, description: 'Of formattedOdds.' }),
      selectedMarketId: t.arg.id({
        required: false,
        description: 'The drawer it stands in is the open one.',
      }),
    },
    resolve: (_root, { id, selectedMarketId, oddsFormat }, { services }) => {
      const rawId = rawSectionId(id);
      const marketId = selectedMarketId ? rawIdOf('Market', selectedMarketId) : undefined;
      const child = eventSection(services.marketplace, rawId, marketId);
      return child && childAs(child, { oddsFormat });
    },
  }),
);

/** What is put forward on an event's page. */
function featuredOf(marketplace: Marketplace, eventId: string) {
  const url = marketplace.event(rawIdOf('StandardEvent', eventId))?.event.canonicalUrl;
  const page = url === undefined ? undefined : marketplace.page(url);
  const sections = page?.children.flatMap((child) => child.sections) ?? [];
  return { url, bets: sections.flatMap((section) => (section.kind === 'featured' ? section.bets : [])) };
}

builder.queryField('eventFeaturedBetsCarouselContent', (t) =>
  t.field({
    type: [FeaturedBetCardRef],
    description: 'The bets the house puts forward of an event.',
    authScopes: { public: true },
    args: {
      eventId: t.arg.id(),
      oddsFormat: t.arg({ type: OddsFormatType, required: false, description: 'Of formattedOdds.' }),
    },
    resolve: (_root, { eventId, oddsFormat }, { services }) =>
      featuredOf(services.marketplace, eventId).bets.map((bet) => betAs(bet, { oddsFormat })),
  }),
);

builder.queryField('eventFeaturedBetsShelf', (t) =>
  t.field({
    type: FeaturedBetsShelfRef,
    nullable: true,
    description: 'The same as a section of the page; null where nothing is put forward.',
    authScopes: { public: true },
    args: { eventId: t.arg.id() },
    resolve: (_root, { eventId }, { services }) => {
      const { url, bets } = featuredOf(services.marketplace, eventId);
      return featuredShelf(url ?? '', bets)[0];
    },
  }),
);

/** The sections of the tab that is shown. */
function sectionsOf(page: PageModel | undefined): readonly SectionModel[] {
  return page?.children.find(({ selected }) => selected)?.sections ?? [];
}

builder.queryField('marketplace', (t) =>
  t.field({
    type: [PageSectionRef],
    description: 'The sections of a page, without the page around them.',
    authScopes: { public: true },
    extensions: shared({ version: pageVersion }),
    complexity: { ...WHOLE_PAGE, multiplier: 5 },
    args: {
      canonicalUrl: t.arg.string(),
      oddsFormat: t.arg({ type: OddsFormatType, required: false, description: 'Of formattedOdds.' }),
    },
    resolve: (_root, { canonicalUrl, oddsFormat }, { services }) => {
      const page = services.marketplace.page(canonicalUrl);
      return [...sectionsOf(page && pageAs(page, { oddsFormat }))];
    },
  }),
);

const StaticSectionRef = builder.objectRef<SectionModel>('StaticSection').implement({
  description: 'A section without what moves in it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    cardRawIds: t.stringList({
      resolve: (section) => ('cards' in section ? section.cards.map(({ rawId }) => rawId) : []),
    }),
    kind: t.string({ description: 'chips, drawer, featured or shelf', resolve: ({ kind }) => kind }),
    title: t.string({ nullable: true, resolve: (section) => ('title' in section ? section.title : null) }),
  }),
});

builder.queryField('staticMarketplace', (t) =>
  t.field({
    type: [StaticSectionRef],
    description: 'How a page is laid out; prices and scores are left out.',
    authScopes: { public: true },
    extensions: shared({ version: pageVersion }),
    complexity: { ...WHOLE_PAGE, multiplier: 5 },
    args: { canonicalUrl: t.arg.string() },
    resolve: (_root, { canonicalUrl }, { services }) => [
      ...sectionsOf(services.marketplace.page(canonicalUrl)),
    ],
  }),
);

/** Of everything on a page there is more than lists have otherwise. */
const OF_A_PAGE = { field: 1, multiplier: 200 } as const;

const DeconstructedRef = builder.objectRef<PageModel>('DeconstructedMarketplace').implement({
  description: 'A page taken apart: its layout, and everything on it once.',
  fields: (t) => ({
    cards: t.field({ type: [MarketCardRef], complexity: OF_A_PAGE, resolve: (page) => cardsOf(page) }),
    events: t.field({ type: [StandardEventRef], complexity: OF_A_PAGE, resolve: (page) => booksOf(page) }),
    markets: t.field({
      type: [MarketRef],
      complexity: OF_A_PAGE,
      resolve: (page) => [
        ...new Map(cardsOf(page).flatMap(({ markets }) => markets.map((one) => [one.rawId, one]))).values(),
      ],
    }),
    sections: t.field({ type: [StaticSectionRef], resolve: (page) => [...sectionsOf(page)] }),
  }),
});

builder.queryField('deconstructedMarketplace', (t) =>
  t.field({
    type: DeconstructedRef,
    nullable: true,
    authScopes: { public: true },
    extensions: shared({ version: pageVersion }),
    complexity: WHOLE_PAGE,
    args: {
      canonicalUrl: t.arg.string(),
      oddsFormat: t.arg({ type: OddsFormatType, required: false, description: 'Of formattedOdds.' }),
    },
    resolve: (_root, { canonicalUrl, oddsFormat }, { services }) => {
      const page = services.marketplace.page(canonicalUrl);
      return page && pageAs(page, { oddsFormat });
    },
  }),
);
