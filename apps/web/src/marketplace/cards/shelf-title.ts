import { createContext } from 'react';

/** What the shelf says that a card stands on: below it no card says the same again. Empty where there is none. */
export const ShelfTitleContext = createContext('');

/** Whether the page is that of a league: no card on it says which. */
export const LeaguePageContext = createContext(false);
