import { ImpossiblePlay, type SideKey } from '../sport.ts';
import type { KnownKills } from './outcomes.ts';
import type { TacticalRound } from './play.ts';
import { BOTH_SIDES, MOST_KILLS, PLAYERS } from './players.ts';
import { MOST_MAPS } from './rules.ts';
import { isSeriesOver, type TacticalState } from './state.ts';
import { hasPlayers } from './story/handles.ts';
import { sureMapsTo } from './sure-maps.ts';

type Told = Pick<TacticalState, 'kills' | 'killsUntoldFrom'>;

/**
 * The kills after a round. Once a round is told without them they stay as they were: what was reached in them is reached, and nobody
 * knows what else there was.
 * @param state before the round
 * @throws ImpossiblePlay for kills that no round has
 */
export function killsAfter(state: TacticalState, round: TacticalRound): Told {
  const told = toldOf(state);
  const map = state.maps.length;
  if (round.kills !== undefined) checkKills(state, round);
  if (told.killsUntoldFrom !== undefined) return told;
  const { kills } = round;
  if (kills === undefined) return { kills: told.kills, killsUntoldFrom: map };
  const before = told.kills?.[map - 1] ?? [];
  const after = [...kills.home, ...kills.away].map((count, place) => (before[place] ?? 0) + count);
  return { kills: [...(told.kills ?? []).slice(0, map - 1), after] };
}

/** Older series have none. */
function toldOf({ kills, killsUntoldFrom }: TacticalState): Told {
  if (kills === undefined) return { kills, killsUntoldFrom: 1 };
  return { kills, ...(killsUntoldFrom !== undefined && { killsUntoldFrom }) };
}

/**
 * An elimination leaves nobody of the losers. One of the five may never have come and one may fall to a fall, a mate or a blast of
 * their own; the others were killed.
 */
const LEAST_OF_ELIMINATION = 3;

/** Scoreboards go on counting in the seconds after a round is decided, so how it ended bounds nobody's kills. */
function checkKills({ rules }: TacticalState, { kills, ending, winner, opening }: TacticalRound): void {
  const of = (side: SideKey) => (kills?.[side] ?? []).reduce((sum, count) => sum + count, 0);
  const [home, away] = [of('home'), of('away')];
  if (Math.max(home, away) > MOST_KILLS[rules.game]) {
    throw new ImpossiblePlay(`${home} and ${away} kills in a round`);
  }
  if (ending === 'elimination' && of(winner) < LEAST_OF_ELIMINATION) {
    throw new ImpossiblePlay(`an elimination with ${of(winner)} kills`);
  }
  if (opening !== undefined && of(opening) === 0) {
    throw new ImpossiblePlay(`the ${opening} side had the first kill, and none`);
  }
}

/** Whether all kills are told so far. */
export function areKillsTold(state: TacticalState): boolean {
  return toldOf(state).killsUntoldFrom === undefined;
}

/** Whether what happened on a map, from 1, is not told, or never will be since the series was over before it. */
export function areKillsUnknown(state: TacticalState, map: number): boolean {
  const { killsUntoldFrom = MOST_MAPS + 1 } = toldOf(state);
  return map >= killsUntoldFrom || (isSeriesOver(state) && map > state.maps.length);
}

/** What the one real series knows of kills. */
export function realKills(state: TacticalState): KnownKills {
  const { kills = [], killsUntoldFrom = MOST_MAPS + 1 } = toldOf(state);
  const played = isSeriesOver(state) ? state.maps.length : MOST_MAPS;
  return { told: kills, maps: Math.min(killsUntoldFrom - 1, played), drawn: { from: 0, to: 0 } };
}

/** What samples know: they draw them for the maps that are sure to be played, where somebody is known to play and they are told. */
export function sampledKills(state: TacticalState): KnownKills {
  const real = realKills(state);
  const { home, away } = state.sides;
  if (state.phase === 'final' || !areKillsTold(state)) return real;
  const from = state.maps.length - 1;
  const to = hasPlayers(home) && hasPlayers(away) ? sureMapsTo(state) : from;
  return { told: real.told, maps: to, drawn: { from, to } };
}

/** Kills of both sides in the series, or on a map of it; undefined where they are not told. @param map from 1 */
export function killsOfSides(
  state: TacticalState,
  map?: number,
): Readonly<Record<SideKey, number>> | undefined {
  if (!areKillsTold(state)) return undefined;
  const maps = (state.kills ?? []).filter((_, at) => map === undefined || at === map - 1);
  const sum = (from: number) =>
    maps.flatMap((kills) => kills.slice(from, from + PLAYERS)).reduce((all, one) => all + one, 0);
  return { home: sum(0), away: sum(BOTH_SIDES - PLAYERS) };
}
