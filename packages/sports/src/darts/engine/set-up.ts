import { canCheckOut, HIGHEST_CHECKOUT } from '../rules.ts';
import { GOOD_TREBLES } from '../strength.ts';
import { AIMS, type Aim, handOf } from './board.ts';
import type { Choice } from './policy.ts';

/** From so many the last dart of a visit can leave a finish. */
const SET_UP_WITHIN = HIGHEST_CHECKOUT + 60;
/*
 * Chosen as the likeliest for the 956 visits from 191 to 350 of every other recorded match, the first among them: their logarithm
 * rises from -3431.6 to -3318.1, that of the 928 others from -3320.7 to -3229.3. The top is flat: 9 to 13 are within 3 of it.
 */
/** By how many powers of e more players take an aim that surely leaves a finish than one that surely does not. */
const LIKING = 11;
/** The highest finish of all is liked more than the others. */
const LIKING_OF_THE_HIGHEST = 1.2;
/** How often each aim that is none of the usual is taken where nothing speaks for it. */
const UNUSUAL = 0.002;
/** Unusual aims that fewer take are nobody's. */
const LEAST_SHARE = 0.03;

/** All know by heart what a good professional does. */
const hand = handOf(GOOD_TREBLES);
const unusual = AIMS.filter(isUnusual);
const known = new Map<readonly Choice[], (readonly Choice[])[]>();

/**
 * What the last dart of a visit from afar is aimed at: players like to stand on a finish, and throw at a single to leave 170 rather than
 * at a treble whose miss leaves 169.
 * @param usual what is aimed at while no finish is near; the same list each time
 */
export function lastAims(usual: readonly Choice[], left: number): readonly Choice[] {
  if (left > SET_UP_WITHIN) return usual;
  const byLeft = known.get(usual) ?? [];
  known.set(usual, byLeft);
  const found = byLeft[left] ?? choices(usual, left);
  byLeft[left] = found;
  return found;
}

function choices(usual: readonly Choice[], left: number): Choice[] {
  const liked = usual.map(({ aim, share }) => weighed(aim, share, left));
  const rest = othersAt(left);
  const least = LEAST_SHARE * sum([...liked, ...rest]);
  const taken = [...liked, ...rest.filter(({ share }) => share >= least)];
  const all = sum(taken);
  return taken.map(({ aim, share }) => ({ aim, share: share / all }));
}

const others: (readonly Choice[])[] = [];

function othersAt(left: number): readonly Choice[] {
  const found = others[left] ?? unusual.map((aim) => weighed(aim, UNUSUAL, left));
  others[left] = found;
  return found;
}

function isUnusual(aim: Aim): boolean {
  return aim.kind === 'single' || (aim.kind === 'treble' && aim.number < 18);
}

function weighed(aim: Aim, share: number, left: number): Choice {
  let liked = 0;
  for (const fall of hand(aim)) liked += fall.share * likingOf(left - fall.points);
  return { aim, share: share * Math.exp(LIKING * liked) };
}

function likingOf(left: number): number {
  if (left === HIGHEST_CHECKOUT) return LIKING_OF_THE_HIGHEST;
  return canCheckOut(left) ? 1 : 0;
}

function sum(choices: readonly Choice[]): number {
  return choices.reduce((total, { share }) => total + share, 0);
}
