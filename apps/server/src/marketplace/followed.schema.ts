import { builder } from '../platform/graphql/builder.ts';
import { publicError } from '../platform/graphql/errors.ts';
import { shared } from '../platform/graphql/shared.ts';
import { withoutBoxscore } from './boxscore.ts';
import { MarketCardRef } from './card.schema.ts';
import type { CardsUpdate } from './card-source.ts';
import type { EventsUpdate } from './live-sources.ts';
import { PageTypeEnum } from './page.schema.ts';
import type { CardModel } from './page-model.ts';
import { eventIdOfResource } from './resource-uri.ts';
import { RichEventRef } from './rich-event.schema.ts';
import { EventsUpdateRef, SEQUENCE } from './updates.schema.ts';
import type { CardPlace } from './wanted-cards.ts';
import { checkCount, rawIdOf, rawIdsOf } from './wanted-ids.ts';
import { watch } from './watch.ts';

const MarketCardsUpdateRef = builder.objectRef<CardsUpdate>('MarketCardsUpdate').implement({
  fields: (t) => ({
    cards: t.field({ type: [MarketCardRef], resolve: ({ cards }) => [...cards] }),
    goneRawIds: t.stringList({
      description: 'Raw ids of cards that show nothing at present.',
      resolve: ({ gone }) => [...gone],
    }),
    sequence: t.exposeInt('sequence', { description: SEQUENCE }),
  }),
});

const MarketMappingInput = builder.inputType('MarketMapping', {
  fields: (t) => ({ marketCardId: t.id(), marketIds: t.idList() }),
});

interface MarketMapping {
  readonly marketCardId: string;
  readonly marketIds: readonly string[];
}

function mappedMarkets(mappings: readonly MarketMapping[]): ReadonlyMap<string, ReadonlySet<string>> {
  if (mappings.length > 0) checkCount(mappings.reduce((count, { marketIds }) => count + marketIds.length, 0));
  return new Map(
    mappings.map(({ marketCardId, marketIds }) => [
      rawIdOf(undefined, marketCardId),
      new Set(rawIdsOf('Market', marketIds)),
    ]),
  );
}

function placeOf(pageType: string | null | undefined): CardPlace {
  if (!pageType) return undefined;
  return pageType === 'EVENT' ? 'EVENT' : 'LIST';
}

builder.subscriptionField('marketCardUpdated', (t) =>
  t.field({
    type: MarketCardsUpdateRef,
    description:
      'Cards by their ids, 250 at most: each whole when its markets, its event or what it shows changed.',
    authScopes: { public: true },
    extensions: shared(),
    args: {
      ids: t.arg.idList(),
      includeRecommendedProps: t.arg.boolean({
        required: false,
        description: 'False: recommendedProps is empty.',
      }),
      includeStandardizedBoxscore: t.arg.boolean({
        required: false,
        description: "False: the event's boxscore is null.",
      }),
      marketMappings: t.arg({
        type: [MarketMappingInput],
        required: false,
        description: 'Of a card named here a price alone is told only when it is of these markets.',
      }),
      pageType: t.arg({ type: PageTypeEnum, required: false, description: 'Where the cards stand.' }),
    },
    subscribe: (_root, { ids, marketMappings, pageType }, { services }) => {
      const markets = mappedMarkets(marketMappings ?? []);
      const rawIds = rawIdsOf(undefined, ids);
      return watch(services.marketplace.cardsById({ rawIds, markets, place: placeOf(pageType) }));
    },
    resolve: (update, { includeRecommendedProps, includeStandardizedBoxscore }) => {
      const shown = (card: CardModel): CardModel => ({
        ...card,
        withoutProps: includeRecommendedProps === false,
        book: includeStandardizedBoxscore === false ? withoutBoxscore(card.book) : card.book,
      });
      return { ...update, cards: update.cards.map(shown) };
    },
  }),
);

builder.subscriptionField('fallbackEventUpdated', (t) =>
  t.field({
    type: EventsUpdateRef,
    description: 'Events by their ids, 250 at most, as the house has them.',
    authScopes: { public: true },
    extensions: shared(),
    args: { ids: t.arg.idList() },
    subscribe: (_root, { ids }, { services }) =>
      watch(services.marketplace.eventsById(rawIdsOf('StandardEvent', ids))),
    resolve: (update) => update,
  }),
);

const RichEventsUpdateRef = builder.objectRef<EventsUpdate>('RichEventsUpdate').implement({
  fields: (t) => ({
    events: t.field({ type: [RichEventRef], resolve: ({ events }) => [...events] }),
    sequence: t.exposeInt('sequence', { description: SEQUENCE }),
  }),
});

builder.subscriptionField('richEventUpdated', (t) =>
  t.field({
    type: RichEventsUpdateRef,
    description: 'Rich events by their addresses, 250 at most.',
    authScopes: { public: true },
    extensions: shared(),
    args: { resourceUris: t.arg.stringList() },
    subscribe: (_root, { resourceUris }, { services }) =>
      watch(services.marketplace.eventsById(eventIdsOf(resourceUris))),
    resolve: (update) => update,
  }),
);

/** @throws GraphQLError BAD_USER_INPUT */
function eventIdsOf(resourceUris: readonly string[]): string[] {
  checkCount(resourceUris.length);
  const ids = resourceUris.map((resourceUri) => {
    const eventId = eventIdOfResource(resourceUri);
    if (eventId !== undefined) return eventId;
    throw publicError('BAD_USER_INPUT', "A resourceUri is an event's own: /nfl/events/<id>.");
  });
  return [...new Set(ids)];
}
