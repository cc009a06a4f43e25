import { preparedMeasure } from '../kit/columns.ts';
import { UNTOLD, untoldAfter } from '../kit/untold-count.ts';
import type { SideKey } from '../sport.ts';
import type { TacticalMeasure } from './measures.ts';
import type { TacticalOutcomes } from './outcomes.ts';
import { BOTH_SIDES, PLAYERS, placeOf } from './players.ts';

/** Maps that follow each other, from 1 on: 1 to 2 are the first two. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** 'm1', 'm1-2' */
export function stretchKey({ from, to }: Stretch): string {
  return from === to ? `m${from}` : `m${from}-${to}`;
}

/** Kills of a player in a stretch. */
export function killsOf(stretch: Stretch, side: SideKey, player: number): TacticalMeasure {
  const place = placeOf(side, player);
  return preparedMeasure(
    `kills:${stretchKey(stretch)}:${side}:${player}`,
    (outcomes) => countsIn(outcomes, stretch, [place]),
    killsAt,
  );
}

/** Kills of a side on a map, or of both. @param map from 1 */
export function sideKillsOn(map: number, side: SideKey | undefined): TacticalMeasure {
  return preparedMeasure(
    `side-kills:m${map}:${side ?? 'both'}`,
    (outcomes) => countsIn(outcomes, { from: map, to: map }, placesOf(side)),
    allKillsAt,
  );
}

/** By how many kills the home side is ahead on a map, or a player of it of one of the other side; UNTOLD where that is not told. */
export function killLeadOn(map: number, players?: Readonly<Record<SideKey, number>>): TacticalMeasure {
  const of = (side: SideKey) => (players ? [placeOf(side, players[side])] : placesOf(side));
  const who = players ? `:${players.home}:${players.away}` : '';
  return preparedMeasure(
    `kill-lead:m${map}${who}`,
    (outcomes) =>
      map > outcomes.killMaps
        ? UNTOLD
        : (['home', 'away'] as const).map((side) => countsIn(outcomes, { from: map, to: map }, of(side))),
    killLeadAt,
  );
}

function killLeadAt([home, away]: readonly Kills[], index: number): number {
  return (home ? sumAt(home, index) : 0) - (away ? sumAt(away, index) : 0);
}

function placesOf(side: SideKey | undefined): number[] {
  if (side === undefined) return [...placesOf('home'), ...placesOf('away')];
  return Array.from({ length: PLAYERS }, (_, player) => placeOf(side, player));
}

/**
 * Who of the ten, or of the five of a side, has the most kills on a map, see bestPlaces; UNTOLD where that is not told.
 * @param map from 1
 */
export function mostKillsOn(map: number, side?: SideKey): TacticalMeasure {
  const stretch = { from: map, to: map };
  const places = placesOf(side);
  return preparedMeasure(
    `most-kills:m${map}${side ? `:${side}` : ''}`,
    (outcomes) => (map > outcomes.killMaps ? UNTOLD : countsIn(outcomes, stretch, places)),
    mostKillsAt,
  );
}

function mostKillsAt(kills: Kills, index: number): number {
  let best = 0;
  let most = -1;
  for (let at = 0; at < kills.places.length; at++) {
    const count = countAt(kills, index, at);
    if (count > most) {
      most = count;
      best = 0;
    }
    if (count === most) best |= 1 << at;
  }
  return best;
}

/** Kills of some places in every series, as far as they are known. */
interface Kills {
  readonly places: readonly number[];
  /** Of maps whose kills are known, by place. */
  readonly told: readonly number[];
  /** Of the others, BOTH_SIDES counts a series. */
  readonly drawn: readonly Uint8Array[];
  readonly isUntold: boolean;
}

function countsIn(outcomes: TacticalOutcomes, { from, to }: Stretch, places: readonly number[]): Kills {
  const told = places.map(() => 0);
  const drawn: Uint8Array[] = [];
  for (let map = from; map <= to; map++) {
    const column = outcomes.kills[map - 1];
    if (column !== undefined && column.length > 0) drawn.push(column);
    else {
      places.forEach((place, at) => {
        told[at] = (told[at] ?? 0) + (outcomes.toldKills[map - 1]?.[place] ?? 0);
      });
    }
  }
  return { places, told, drawn, isUntold: to > outcomes.killMaps };
}

function killsAt(kills: Kills, index: number): number {
  const count = countAt(kills, index, 0);
  return kills.isUntold ? untoldAfter(count) : count;
}

function allKillsAt(kills: Kills, index: number): number {
  const count = sumAt(kills, index);
  return kills.isUntold ? untoldAfter(count) : count;
}

function sumAt(kills: Kills, index: number): number {
  let sum = 0;
  for (let at = 0; at < kills.places.length; at++) sum += countAt(kills, index, at);
  return sum;
}

/** @param at which of the places */
function countAt({ places, told, drawn }: Kills, index: number, at: number): number {
  let sum = told[at] ?? 0;
  for (const column of drawn) sum += column[index * BOTH_SIDES + (places[at] ?? 0)] ?? 0;
  return sum;
}
