import type { BookView } from '../trading/trading.ts';
import { hasField } from './field-card.ts';
import type { CardModel } from './page-model.ts';
import { isFutures, isShown } from './status.ts';

export const CARD_TAGS = ['IN_PLAY', 'PARLAY_PLUS', 'QUICK_BET'] as const;
export type CardTag = (typeof CARD_TAGS)[number];

/** What is to be said of a card at a glance [CARD-012]. */
export function tagsOf({ book }: CardModel): CardTag[] {
  const isTwoSided = isShown(book) && !hasField(book) && !isFutures(book);
  const has: Readonly<Record<CardTag, boolean>> = {
    IN_PLAY: book.event.status === 'IN_PLAY',
    // Two bets of it, whose joint price its samples tell.
    PARLAY_PLUS: isTwoSided && countOffered(book) > 1,
    // The dialog of one game, with its slip of a single bet.
    QUICK_BET: isTwoSided && countOffered(book) > 0,
  };
  return CARD_TAGS.filter((tag) => has[tag]);
}

function countOffered({ onOffer }: BookView): number {
  return new Set(onOffer.map(({ family }) => family)).size;
}

/** What the card's markets are about, each once: 'game', 'half', 'player' … */
export function marketTagsOf({ markets }: CardModel): string[] {
  return [...new Set(markets.map(({ classification }) => classification))];
}
