import type { Outcomes } from '../market-definition.ts';
import type { BySide } from '../sport.ts';
import { BOTH_SIDES } from './players.ts';
import { MOST_MAPS, type TacticalRules } from './rules.ts';
import type { TacticalState } from './state.ts';

/** Rounds of the running map that are bet on one by one: up to the second overtime. */
export const TOLD_ROUNDS = 36;
/** Rounds of the running map that are told apart: of maps that go to overtime one in a thousand goes on after the sixth. */
export const KEPT_ROUNDS = 60;

/** Complete series as columns. */
export interface TacticalOutcomes extends Outcomes {
  /** Rounds won on each map, one column a map; 0-0 where it was not played. */
  readonly rounds: BySide<readonly Uint8Array[]>;
  /** Rounds won in the first half of each map. */
  readonly firstHalf: BySide<readonly Uint8Array[]>;
  /** Who won the pistol rounds, one column a map: 1 home, 2 away in the low two bits, of the second half in the next two. */
  readonly pistols: readonly Uint8Array[];
  /** Who won each round of the running map, KEPT_ROUNDS a series: 1 home, 2 away, 0 not played. */
  readonly told: Uint8Array;
  /** The map whose rounds are told, from 1; nobody can say of others. */
  readonly toldMap: number;
  /** Kills on maps that are sure to be played, BOTH_SIDES a series; empty for maps that are over, or that nobody can bet on. */
  readonly kills: readonly Uint8Array[];
  /** Kills on the maps begun, as far as they were told, the same in every series. */
  readonly toldKills: readonly (readonly number[])[];
  /** On so many maps, from the first, all kills are known. */
  readonly killMaps: number;
  /** Rounds of every map as letters, in the one real series. */
  readonly letters: readonly string[] | undefined;
  /** By which the one real series was played. */
  readonly rules?: TacticalRules;
  /** The one real series where a side gave up. */
  readonly stopped: TacticalState | undefined;
}

/** What is known of kills, and what samples say of them. */
export interface KnownKills {
  readonly told: TacticalOutcomes['toldKills'];
  readonly maps: number;
  /** The maps of which samples draw them, from 0, `to` not included. */
  readonly drawn: { readonly from: number; readonly to: number };
}

/** @param kills what is known of them */
export function emptyOutcomes(size: number, toldMap: number, kills: KnownKills): TacticalOutcomes {
  const { from, to } = kills.drawn;
  const perMap = () => Array.from({ length: MOST_MAPS }, () => new Uint8Array(size));
  return {
    size,
    rounds: { home: perMap(), away: perMap() },
    firstHalf: { home: perMap(), away: perMap() },
    pistols: perMap(),
    told: new Uint8Array(size * KEPT_ROUNDS),
    toldMap,
    kills: Array.from(
      { length: MOST_MAPS },
      (_, map) => new Uint8Array(map >= from && map < to ? size * BOTH_SIDES : 0),
    ),
    toldKills: kills.told,
    killMaps: kills.maps,
    letters: undefined,
    stopped: undefined,
  };
}
