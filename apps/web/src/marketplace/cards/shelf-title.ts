import { createContext } from 'react';

/** What the shelf says that a card stands on: below it no card says the same again. Empty where there is none. */
export const ShelfTitleContext = createContext('');
