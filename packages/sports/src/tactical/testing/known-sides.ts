import type { Side, Sides } from '../../sport.ts';

/** Of the two leagues whose sides have invented players. */
export const knownSides: Sides = { home: side('csl-nth', 'Northwatch'), away: side('csl-emb', 'Ember Nine') };

function side(id: string, name: string): Side {
  return { id, name, mediumName: name, abbreviation: id.slice(4).toUpperCase() };
}
