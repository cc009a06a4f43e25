import { builder } from '../platform/graphql/builder.ts';
import { StandardEventRef } from './event.schema.ts';
import type { EventsUpdate, MarketsUpdate } from './live-sources.ts';
import { MarketRef } from './market.schema.ts';

export const SEQUENCE =
  'Grows by one with each update; a gap means something was missed: fetch again what is followed.';

export const MarketsUpdateRef = builder.objectRef<MarketsUpdate>('MarketsUpdate').implement({
  fields: (t) => ({
    markets: t.field({ type: [MarketRef], resolve: ({ markets }) => [...markets] }),
    sequence: t.exposeInt('sequence', { description: SEQUENCE }),
  }),
});

export const EventsUpdateRef = builder.objectRef<EventsUpdate>('EventsUpdate').implement({
  fields: (t) => ({
    events: t.field({ type: [StandardEventRef], resolve: ({ events }) => [...events] }),
    sequence: t.exposeInt('sequence', { description: SEQUENCE }),
  }),
});
