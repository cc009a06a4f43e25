import { createContext } from 'react';

/** What of a card says who plays; a card of no game has no event, or none of two sides. */
interface CardOfGame {
  readonly __typename?: string;
  readonly id?: string;
  readonly event?:
    | {
        readonly awayParticipant?: { readonly id: string } | undefined;
        readonly homeParticipant?: { readonly id: string } | undefined;
      }
    | null
    | undefined;
}

export interface FavouriteCards {
  /** Ids of the cards of games of teams the patron follows. */
  readonly ids: ReadonlySet<string>;
  /** The first of them on the page. */
  readonly first: string | undefined;
}

const NONE: FavouriteCards = { ids: new Set(), first: undefined };

/** The favourites among the cards of the page. */
export const FavouriteCardsContext = createContext<FavouriteCards>(NONE);

/** @param sections of a page, in their order; those that are no shelves of games have no cards that count */
export function favouriteCards(
  sections: readonly { readonly cards?: readonly CardOfGame[] | undefined }[],
  followed: ReadonlySet<string> | undefined,
): FavouriteCards {
  if (followed === undefined || followed.size === 0) return NONE;
  const ids = sections
    .flatMap(({ cards = [] }) => cards)
    .filter(({ event }) => event && isOneOf(followed, event.awayParticipant, event.homeParticipant))
    .flatMap(({ id }) => id ?? []);
  return { ids: new Set(ids), first: ids[0] };
}

function isOneOf(
  followed: ReadonlySet<string>,
  ...sides: readonly ({ readonly id: string } | undefined)[]
): boolean {
  return sides.some((side) => side && followed.has(side.id));
}

/** Favourites in front, each half in the order it had. */
export function favouritesFirst<Card extends { readonly id: string }>(
  cards: readonly Card[],
  { ids }: FavouriteCards,
): readonly Card[] {
  if (!cards.some(({ id }) => ids.has(id))) return cards;
  return [...cards.filter(({ id }) => ids.has(id)), ...cards.filter(({ id }) => !ids.has(id))];
}
