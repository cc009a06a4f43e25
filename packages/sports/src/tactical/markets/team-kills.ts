import { amongBest, bestPlaces } from '../../kit/best-places.ts';
import { realValue } from '../../kit/contest.ts';
import { asCount, asPositiveLine, asSide } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { mostSelections } from '../../kit/winner.ts';
import { counted } from '../../kit/words.ts';
import type { SideKey } from '../../sport.ts';
import { rounds } from '../contest.ts';
import { killLeadOn, killsOf, mostKillsOn, sideKillsOn } from '../kill-measures.ts';
import { asMap, mapNumber } from '../measures.ts';
import { PLAYERS } from '../players.ts';
import type { TacticalState } from '../state.ts';
import { playerName } from '../story/handles.ts';
import { KILLS, type Kind, voidedUnknown } from './kills.ts';

function isOver(args: readonly string[], state: TacticalState): boolean {
  return rounds.isPeriodOver(state, asMap(args[0]) ?? 'm1');
}

/** Number of the map of a key that was built before. */
function numberOf(args: readonly string[]): number {
  return mapNumber(asMap(args[0]) ?? 'm1');
}

/** side-kills:<map>:<side or both>:<line>: all kills of a side on a map, or of both. */
export const sideKills: Kind = voidedUnknown({
  head: 'side-kills',
  build(args, sides) {
    const map = asMap(args[0]);
    const side = asSide(args[1]);
    const line = asPositiveLine(args[2]);
    if (map === undefined || line === undefined || args.length !== 3) return undefined;
    if (side === undefined && args[1] !== 'both') return undefined;
    const whose = side === undefined ? '' : `${sides[side].mediumName} `;
    return {
      type: 'OTHER',
      classification: 'map',
      name: `Map ${mapNumber(map)} ${whose}Total Kills`,
      family: `side-kills:${map}:${args[1]}`,
      measure: sideKillsOn(mapNumber(map), side),
      winners: 1,
      selections: overUnder(line).map((rule) => ({ ...rule, ...(side && { side }) })),
      onlyGrows: true,
      count: { line, unit: KILLS },
    };
  },
  isDecided: isOver,
  explain: ({ args, state, outcomes }) => {
    const side = asSide(args[1]);
    const kills = counted(realValue(sideKillsOn(numberOf(args), side), outcomes), KILLS);
    const who = side === undefined ? 'Both teams' : state.sides[side].mediumName;
    return `${who} had ${kills} on map ${numberOf(args)}`;
  },
});

/** kills-most:<map>: which side has more kills on it. */
export const killsMost: Kind = voidedUnknown({
  head: 'kills-most',
  build(args, sides) {
    const map = args.length === 1 ? asMap(args[0]) : undefined;
    if (map === undefined) return undefined;
    return {
      type: 'OTHER',
      classification: 'map',
      name: `Map ${mapNumber(map)} Team with Most Kills`,
      family: `kills-most:${map}`,
      measure: killLeadOn(mapNumber(map)),
      winners: 1,
      selections: mostSelections(sides, { key: 'tie', name: 'Tie' }),
    };
  },
  isDecided: isOver,
  explain: ({ args, state: { sides }, outcomes }) => {
    const [home, away] = (['home', 'away'] as const).map((side) =>
      realValue(sideKillsOn(numberOf(args), side), outcomes),
    );
    return `Kills on map ${numberOf(args)}: ${sides.home.mediumName} ${home}, ${sides.away.mediumName} ${away}`;
  },
});

/** kill-duel:<map>:<home place>:<away place>: who of two players has more kills on it. */
export const killDuel: Kind = voidedUnknown({
  head: 'kill-duel',
  build(args, sides) {
    const map = asMap(args[0]);
    const players = duelOf(args);
    if (map === undefined || players === undefined || args.length !== 3) return undefined;
    const [home, away] = (['home', 'away'] as const).map((side) => playerName(sides[side], players[side]));
    if (home === undefined || away === undefined) return undefined;
    const [ofHome, level, ofAway] = mostSelections(sides, { key: 'tie', name: 'Tie' });
    if (!ofHome || !level || !ofAway) return undefined;
    return {
      type: 'OTHER',
      classification: 'player',
      // In the order in which the event and the columns of prices name the sides: nobody is host.
      name: `Map ${mapNumber(map)} Kill Duel: ${away} v ${home}`,
      family: `kill-duel:${args.join(':')}`,
      measure: killLeadOn(mapNumber(map), players),
      winners: 1,
      selections: [{ ...ofHome, name: home }, level, { ...ofAway, name: away }],
    };
  },
  isDecided: isOver,
  explain: ({ args, state, outcomes }) => {
    const players = duelOf(args) ?? { home: 0, away: 0 };
    const map = numberOf(args);
    const [home, away] = (['home', 'away'] as const).map((side) => {
      const kills = realValue(killsOf({ from: map, to: map }, side, players[side]), outcomes);
      return `${playerName(state.sides[side], players[side])} ${kills}`;
    });
    return `Kills on map ${map}: ${home}, ${away}`;
  },
});

function duelOf(args: readonly string[]): Readonly<Record<SideKey, number>> | undefined {
  const [home, away] = [asCount(args[1], 0, PLAYERS - 1), asCount(args[2], 0, PLAYERS - 1)];
  return home === undefined || away === undefined ? undefined : { home, away };
}

/** top-kills:<map>:<side>: who of a side has the most kills on it; those level at the top share the win. */
export const topKills: Kind = voidedUnknown({
  head: 'top-kills',
  build(args, sides) {
    const map = asMap(args[0]);
    const side = asSide(args[1]);
    if (map === undefined || side === undefined || args.length !== 2) return undefined;
    const selections = Array.from({ length: PLAYERS }, (_, player) => {
      const name = playerName(sides[side], player);
      return name === undefined
        ? []
        : [{ key: String(player), type: 'OTHER' as const, name, side, ...amongBest(player) }];
    }).flat();
    if (selections.length < PLAYERS) return undefined;
    return {
      type: 'OTHER',
      classification: 'player',
      name: `Map ${mapNumber(map)} ${sides[side].mediumName} Top Fragger`,
      family: `top-kills:${map}:${side}`,
      measure: mostKillsOn(mapNumber(map), side),
      winners: 1,
      selections,
    };
  },
  isDecided: isOver,
  explain: ({ args, state, outcomes }) => {
    const side = asSide(args[1]) ?? 'home';
    const map = numberOf(args);
    const best = bestPlaces(realValue(mostKillsOn(map, side), outcomes));
    const [first = 0] = best;
    const names = best.map((player) => playerName(state.sides[side], player) ?? '').join(', ');
    const kills = counted(realValue(killsOf({ from: map, to: map }, side, first), outcomes), KILLS);
    const had = `${names} had the most kills of ${state.sides[side].mediumName} on map ${map}, ${kills}`;
    return best.length > 1 ? `${had} each: dead heat of ${best.length}` : had;
  },
});
