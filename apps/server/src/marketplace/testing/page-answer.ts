import * as v from 'valibot';

const Market = v.looseObject({
  selections: v.optional(v.array(v.looseObject({ odds: v.nullish(v.looseObject({})) }))),
});
const Card = v.looseObject({
  event: v.optional(v.looseObject({})),
  markets: v.optional(v.array(Market)),
  recommendedProps: v.optional(v.array(v.looseObject({ selection: v.optional(v.looseObject({})) }))),
});
export const Section = v.looseObject({
  __typename: v.optional(v.string()),
  cards: v.optional(v.array(Card)),
  chips: v.optional(v.array(v.looseObject({}))),
  bets: v.optional(v.array(v.looseObject({ __typename: v.optional(v.string()) }))),
});

/** What tests look at of a page that was found, as far as their query asks for it. */
export const Page = v.looseObject({
  pageChildren: v.array(v.looseObject({ sections: v.array(Section) })),
});
export type Page = v.InferOutput<typeof Page>;

/** The sections of the page's first tab, or those of one kind. */
export function sectionsOf({ pageChildren: [child] }: Page, kind?: string) {
  const sections = child?.sections ?? [];
  return kind === undefined ? sections : sections.filter(({ __typename }) => __typename === kind);
}

/** The cards of the page's first tab, or of its sections of one kind. */
export function cardsOf(page: Page, kind?: string) {
  return sectionsOf(page, kind).flatMap(({ cards }) => cards ?? []);
}

/** The selections of some cards, in their order. */
export function selectionsOf(cards: readonly v.InferOutput<typeof Card>[]) {
  return cards.flatMap(({ markets }) => markets ?? []).flatMap(({ selections }) => selections ?? []);
}
