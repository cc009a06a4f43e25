import { hash } from '@fairline/sports/kit/hash.ts';
import type { Side } from '@fairline/sports/sport.ts';
import { type League, sideOf } from './season/league.ts';

/** The league's side of that name, by its full or its short one; a new side where there is none. */
export function sideNamed(name: string, league: League): Side {
  const wanted = bareName(name);
  const sides = league.sides.flat();
  const known =
    sides.find((side) => bareName(side.name) === wanted) ??
    sides.find((side) => bareName(side.mediumName) === wanted);
  return known ? sideOf(known) : newSide(name, league);
}

function newSide(name: string, league: League): Side {
  const letters = plain(name).replace(/[^a-z0-9]/g, '');
  // A name in another alphabet is told apart by its hash.
  const slug = letters === '' ? hash(name).toString(36) : plain(name).replace(/[^a-z0-9]+/g, '-');
  return {
    id: `${league.competition.slug}-${slug}`.slice(0, 80),
    name,
    mediumName: name,
    abbreviation: (letters.slice(0, 3) || name.slice(0, 3)).toUpperCase(),
  };
}

/** Letters alone, without what some write and others do not: "Brighton & Hove Albion FC", "Brighton and Hove Albion". */
export function bareName(name: string): string {
  return plain(name)
    .replace(/&/g, ' and ')
    .replace(/\b(a?fc|cf|sc)\b/g, '')
    .replace(/[^a-z0-9]/g, '');
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
