import { counted } from '../../ui/counted.ts';
/** A featured card as it came, as far as the rules look into it. */
export interface FeaturedCardData {
  readonly __typename: string;
  readonly header: string;
  readonly title: string;
  /** Of a straight card. */
  readonly type?: string;
  readonly description?: string | null | undefined;
  readonly marketName?: string | null | undefined;
  readonly selectionName?: string | null | undefined;
  readonly legs: readonly unknown[];
}

/**
 * A card shows only with header and title; a straight one with its description when it is a special, else with the names of
 * market and selection; a parlay with one selection at least.
 */
export function isFeaturedShown(card: FeaturedCardData): boolean {
  if (!card.header.trim() || !card.title.trim()) return false;
  if (card.__typename === 'FeaturedParlayCard') return card.legs.length > 0;
  if (card.__typename !== 'FeaturedStraightCard' || card.legs.length === 0) return false;
  if (card.type === 'SPECIAL') return Boolean(card.description);
  return Boolean(card.marketName) && Boolean(card.selectionName);
}

const MOST_LEGS = 3;

/** The legs a card has room for, and how many more there are; in the parlay lounge all of them [FEAT-012]. */
export function legsShown<Leg>(
  legs: readonly Leg[],
  all = false,
): {
  readonly shown: readonly Leg[];
  readonly more: number;
} {
  const most = all ? legs.length : MOST_LEGS;
  return { shown: legs.slice(0, most), more: Math.max(0, legs.length - most) };
}

/** '+1 More Leg', '+2 More Legs'. */
export function moreLegs(more: number): string {
  return `+${counted(more, 'More Leg')}`;
}

/** What a card says under its header: '3-leg parlay · 1,204 placed'. */
export function underHeader(title: string, numberOfWagers: number): string {
  return numberOfWagers > 0 ? `${title} · ${numberOfWagers.toLocaleString('en-US')} placed` : title;
}
