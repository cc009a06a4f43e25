import { hash } from '../../kit/hash.ts';
import { nameCell } from '../../kit/name-cell.ts';
import type { Side } from '../../sport.ts';
import { PLAYERS } from '../players.ts';

/** Handles are put together of two parts, so that nobody who plays for a living is meant. */
const FIRST = [
  ...['Var', 'Osk', 'Dru', 'Kep', 'Lum', 'Nax', 'Tor', 'Quil', 'Bex', 'Zar', 'Mor', 'Fen', 'Gri'],
  ...['Hal', 'Jor', 'Kry', 'Lox', 'Mav', 'Nim', 'Orb', 'Pyr', 'Rho', 'Tess', 'Umb', 'Wyr', 'Yar'],
] as const;
const SECOND = [
  ...['quin', 'lorn', 'tar', 'dell', 'mir', 'vok', 'nix', 'lune', 'ster', 'wick'],
  ...['bane', 'rift', 'kite', 'moss', 'pike', 'thorn', 'wren', 'crux', 'dusk', 'glint'],
] as const;

/**
 * The leagues whose sides have invented players, by what the ids of their sides begin with; a seed is chosen so that no two sides
 * of the league get the same number, and a test says when another is needed.
 */
const SEEDS: Readonly<Record<string, number>> = { csl: 18, vlc: 10 };

/** Whether it is known who plays for a side: its source names somebody, or they are invented. */
export function hasPlayers({ id, players }: Side): boolean {
  return players === undefined ? seedOf(id) !== undefined : players.some((name) => name !== '');
}

/**
 * The handle of a place in a side's roster, the side's own where its source names its players; undefined for nobody. Invented ones
 * are the same at every series of the side.
 */
export function playerName({ id, players }: Side, place: number): string | undefined {
  if (players !== undefined) return players[place] || undefined;
  return place < PLAYERS ? handleOf(id, place) : undefined;
}

function handleOf(sideId: string, place: number): string {
  const seed = seedOf(sideId) ?? 0;
  const cell = nameCell(seed, sideId, place);
  const first = FIRST[cell % FIRST.length] ?? '';
  const second = SECOND[(Math.floor(cell / FIRST.length) + hash(`${seed} ${first}`)) % SECOND.length] ?? '';
  return `${first}${second}`;
}

function seedOf(sideId: string): number | undefined {
  const [league = ''] = sideId.split('-');
  return Object.hasOwn(SEEDS, league) ? SEEDS[league] : undefined;
}
