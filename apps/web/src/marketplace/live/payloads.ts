import * as v from 'valibot';

const odds = v.looseObject({ numeratorLong: v.string(), denominatorLong: v.string() });

const market = v.looseObject({
  id: v.string(),
  sequence: v.number(),
  selections: v.array(
    v.looseObject({
      id: v.string(),
      status: v.optional(v.string()),
      odds: v.optional(v.nullable(odds)),
    }),
  ),
});

/** What the subscriptions send, as far as this app looks into it; the rest goes to the store as it came. */
export const marketsPayload = v.object({
  marketUpdated: v.looseObject({ sequence: v.number(), markets: v.array(market) }),
});
const identified = v.looseObject({ id: v.string() });
export const statisticsPayload = v.object({
  eventStatisticsUpdated: v.looseObject({ sequence: v.number(), events: v.array(identified) }),
});
const card = v.looseObject({ id: v.string(), markets: v.array(identified) });
const section = v.looseObject({ cards: v.optional(v.array(identified)) });
const child = v.looseObject({ id: v.string(), sections: v.array(section) });

const children = v.looseObject({
  sequence: v.number(),
  changedCards: v.array(card),
  newCards: v.array(card),
  newMarkets: v.array(identified),
  page: v.nullable(v.looseObject({ id: v.string(), pageChildren: v.array(child) })),
});

export const childrenPayload = v.object({ pageChildrenUpdated: children });

export type LiveChildren = v.InferOutput<typeof children>;

export type LiveEvent = v.InferOutput<typeof identified>;

export type LiveMarket = v.InferOutput<typeof market>;
