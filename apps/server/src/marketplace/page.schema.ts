import { builder } from '../platform/graphql/builder.ts';
import type { NotFound } from '../platform/graphql/error-types.ts';
import { NotFoundType } from '../platform/graphql/error-types.ts';
import { registerNode, toGlobalId } from '../platform/graphql/node.ts';
import { DeepLinkType, NodeRef } from '../platform/graphql/shared-types.ts';
import type { BookView } from '../trading/trading.ts';
import { MarketCardRef } from './card.schema.ts';
import { StandardEventRef } from './event.schema.ts';
import { FeaturedBetCardRef } from './featured.schema.ts';
import type { FilterModel, FilterOption } from './page-filter.ts';
import { animationPathOf } from './page-header.ts';
import type {
  ChipModel,
  ChipsModel,
  DrawerModel,
  FeaturedModel,
  PageChildModel,
  PageHeaderModel,
  PageModel,
  ParlayLoungeModel,
  SectionModel,
  ShelfModel,
} from './page-model.ts';
import { SECTION_POLLING_MS } from './quick-bets.ts';
import { SportsMenuItemRef } from './sports-menu.schema.ts';
import { statisticsCard } from './statistics-card.ts';

export const PageTypeEnum = builder.enumType('PageType', {
  values: ['COMPETITION', 'EVENT', 'FAN_HUB', 'HOME', 'LIVE', 'PARLAY'] as const,
});

const ChipRef = builder.objectRef<ChipModel>('Chip').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    deepLink: t.field({ type: DeepLinkType, resolve: (chip) => chip }),
    displayType: t.string({ nullable: true, resolve: (chip) => chip.displayType }),
    icon: t.exposeString('icon'),
    label: t.exposeString('label'),
    menuItem: t.field({
      description: 'The entry of the sports menu with the counts of what the chip leads to.',
      type: SportsMenuItemRef,
      nullable: true,
      resolve: ({ menuItem }) => menuItem ?? null,
    }),
  }),
});

const ChipsCarouselRef = builder.objectRef<ChipsModel>('ChipsCarousel').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: (chips) => toGlobalId('ChipsCarousel', chips.id) }),
    chips: t.field({ type: [ChipRef], resolve: (section) => [...section.chips] }),
  }),
});

export const DrawerRef = builder.objectRef<DrawerModel>('Drawer').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: (drawer) => toGlobalId('Drawer', drawer.id) }),
    autoExpand: t.exposeBoolean('autoExpand'),
    cards: t.field({ type: [MarketCardRef], resolve: (drawer) => [...drawer.cards] }),
    title: t.exposeString('title'),
  }),
});

const MarketplaceShelfRef = builder.objectRef<ShelfModel>('MarketplaceShelf').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: (shelf) => toGlobalId('MarketplaceShelf', shelf.id) }),
    cardCount: t.int({
      description: 'Of its games, also where only those of the first screen were asked for.',
      resolve: ({ cards, cardCount }) => cardCount ?? cards.length,
    }),
    cards: t.field({ type: [MarketCardRef], resolve: (shelf) => [...shelf.cards] }),
    kind: t.exposeString('shelfKind', { description: 'Live, Today, Tomorrow …' }),
    title: t.exposeString('title'),
  }),
});

const CarouselHeaderRef = builder.objectRef<{ readonly title: string }>('CarouselHeader').implement({
  fields: (t) => ({ title: t.exposeString('title') }),
});

export const FeaturedBetsShelfRef = builder.objectRef<FeaturedModel>('FeaturedBetsShelf').implement({
  description: 'The bets the house puts forward on a page. featuredBetsUpdated follows them.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: (shelf) => toGlobalId('FeaturedBetsShelf', shelf.id) }),
    bets: t.field({ type: [FeaturedBetCardRef], resolve: (shelf) => [...shelf.bets] }),
    header: t.field({
      type: CarouselHeaderRef,
      nullable: true,
      description: 'Null where includeCarouselHeader is false.',
      resolve: ({ withoutHeader }) => (withoutHeader ? null : { title: 'Featured bets' }),
    }),
  }),
});

const SECTION_TYPES = {
  chips: 'ChipsCarousel',
  drawer: 'Drawer',
  featured: 'FeaturedBetsShelf',
  shelf: 'MarketplaceShelf',
} as const;

export const PageSectionRef = builder.unionType('PageSection', {
  types: [ChipsCarouselRef, DrawerRef, FeaturedBetsShelfRef, MarketplaceShelfRef],
  resolveType: (section: SectionModel) => SECTION_TYPES[section.kind],
});

const FilterOptionRef = builder.objectRef<FilterOption>('PageFilterOption').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    deepLink: t.field({ type: DeepLinkType, resolve: (option) => option }),
    label: t.exposeString('label'),
  }),
});

const FilterRef = builder.objectRef<FilterModel>('PageFilter').implement({
  description: 'What the page can be narrowed to.',
  fields: (t) => ({
    id: t.exposeID('id', { description: "'conference' or 'sport': the parameter of the page's address." }),
    clearLink: t.field({ type: DeepLinkType, resolve: ({ clearUrl }) => ({ canonicalUrl: clearUrl }) }),
    label: t.exposeString('label'),
    options: t.field({ type: [FilterOptionRef], resolve: ({ options }) => [...options] }),
    selectedFilterId: t.id({ nullable: true, resolve: ({ selected }) => selected }),
  }),
});

export const PageChildRef = builder.objectRef<PageChildModel>('PageChild').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: (child) => toGlobalId('PageChild', child.id) }),
    deepLink: t.field({ type: DeepLinkType, resolve: (child) => child }),
    default: t.exposeBoolean('selected'),
    filter: t.field({ type: FilterRef, nullable: true, resolve: ({ filter }) => filter }),
    hasContent: t.exposeBoolean('hasContent'),
    isComing: t.boolean({
      description:
        'Whether it has nothing yet, and first prices of its games are being made: they come with its updates.',
      resolve: ({ isComing }) => isComing === true,
    }),
    label: t.exposeString('label'),
    pollingIntervalMilliseconds: t.int({
      description: "How often to ask for an event's tab again, should live updates be lost.",
      resolve: () => SECTION_POLLING_MS,
    }),
    sections: t.field({ type: [PageSectionRef], resolve: (child) => [...child.sections] }),
  }),
});

const PageHeaderRef = builder.objectRef<PageHeaderModel>('PageHeader').implement({
  description: 'A drawing at the top of a page with a theme.',
  fields: (t) => ({
    animationUrl: t.string({
      description: 'JSON: the size, the duration, and shapes with where they are at which time.',
      resolve: ({ theme }) => animationPathOf(theme),
    }),
    imageUrl: t.string({
      description: 'The same standing still, for whoever wants nothing to move, or cannot get it.',
      resolve: ({ theme }, _args, { services }) => services.marketplace.headerUrl(theme),
    }),
  }),
});

const ParlayLoungeAssetsRef = builder.objectRef<ParlayLoungeModel>('ParlayLoungeAssets').implement({
  fields: (t) => ({ description: t.exposeString('description'), title: t.exposeString('title') }),
});

interface EventCenter {
  readonly book: BookView;
  readonly children: readonly PageChildModel[];
}

/** A tab of an event's page without what stands in it. */
const EventCenterTabRef = builder.objectRef<PageChildModel>('EventCenterTab').implement({
  fields: (t) => ({
    id: t.id({ description: 'Of the page child.', resolve: (child) => toGlobalId('PageChild', child.id) }),
    deepLink: t.field({ type: DeepLinkType, resolve: (child) => child }),
    hasContent: t.exposeBoolean('hasContent'),
    label: t.exposeString('label'),
  }),
});

const EventCenterDetailsRef = builder.objectRef<EventCenter>('EventCenterDetails').implement({
  fields: (t) => ({
    event: t.field({ type: StandardEventRef, resolve: ({ book }) => book }),
    hasStatistics: t.boolean({
      description: 'Whether what both sides have done stands among its drawers.',
      resolve: ({ book }) => statisticsCard(book) !== undefined,
    }),
    tabs: t.field({ type: [EventCenterTabRef], resolve: ({ children }) => [...children] }),
  }),
});

export const PageRef = builder.objectRef<PageModel>('Page').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: (page) => toGlobalId('Page', page.canonicalUrl) }),
    canonicalUrl: t.exposeString('canonicalUrl'),
    defaultChild: t.field({
      type: PageChildRef,
      nullable: true,
      resolve: (page) => page.children.find((child) => child.selected),
    }),
    description: t.string({
      nullable: true,
      description: 'What the page has to offer, in a sentence.',
      resolve: ({ description }) => description,
    }),
    eventCenterDetails: t.field({
      type: EventCenterDetailsRef,
      nullable: true,
      description: 'What the centre of an event page is made of; null on every other page.',
      resolve: ({ type, book, children }) => (type === 'EVENT' && book ? { book, children } : null),
    }),
    event: t.field({
      type: StandardEventRef,
      nullable: true,
      description: 'The event an event page is about.',
      resolve: (page) => page.book,
    }),
    header: t.field({
      type: PageHeaderRef,
      nullable: true,
      description: 'Null for a page without a theme, and where includeBranding is false.',
      resolve: ({ header }) => header,
    }),
    parlayLoungeAssets: t.field({
      type: ParlayLoungeAssetsRef,
      nullable: true,
      description: 'Null on every other page, and where includeParlayLoungeHeader is false.',
      resolve: ({ parlayLounge }) => parlayLounge,
    }),
    pageChildren: t.field({
      type: [PageChildRef],
      // Only one of them has anything in it.
      complexity: { field: 1, multiplier: 1 },
      description: "Only the selected child carries its sections' cards; the others carry an empty list.",
      resolve: (page) => [...page.children],
    }),
    title: t.exposeString('title'),
    type: t.field({ type: PageTypeEnum, resolve: (page) => page.type }),
  }),
});

export const PageResultRef = builder.unionType('PageResult', {
  types: [NotFoundType, PageRef],
  resolveType: (result: PageModel | NotFound) => ('__typename' in result ? 'NotFoundError' : 'Page'),
});

registerNode('Page', async (url, { services }) => services.marketplace.page(url) ?? null);
