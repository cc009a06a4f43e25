import type { InventedName } from './invented.ts';

/** Fighters of a promotion that does not exist; nobody is called so. */
export const fighters: readonly InventedName[] = [
  ['Dario Vantreel', 'BEL'],
  ['Kwame Ostrand', 'GHA'],
  ['Misha Gorland', 'UKR'],
  ['Rico Salvanto', 'ITA'],
  ['Tane Whakarua', 'NZL'],
  ['Jarek Dombrozy', 'POL'],
  ['Luis Carranzo', 'COL'],
  ['Aslan Magirov', 'AZE'],
  ['Cody Brackhurst', 'USA'],
  ['Ibrahim Toureno', 'MLI'],
  ['Viktor Stanelik', 'CZE'],
  ['Deon Marchwell', 'JAM'],
  ['Shun Kobarashi', 'JPN'],
  ['Paulo Fontenegra', 'BRA'],
  ['Ruslan Achmetov', 'UKR'],
  ['Billy Harrogan', 'IRL'],
  ['Emeka Adubasi', 'NGA'],
  ['Nick Petrakosta', 'GRC'],
  ['Joel Thornquist', 'SWE'],
  ['Marlon Quisera', 'PHL'],
  ['Sergei Dulanov', 'BGR'],
  ['Anders Kvistad', 'NOR'],
  ['Tyrell Hawkwood', 'ENG'],
  ['Goran Milutov', 'SRB'],
];
