import { amongBest, bestPlaces } from '../../kit/best-places.ts';
import { realValue } from '../../kit/contest.ts';
import { asCount, asSide, type MarketKind } from '../../kit/kind.ts';
import { playerLineOf } from '../../kit/player-line.ts';
import { SIDES } from '../../kit/sides.ts';
import { voidedUntold } from '../../kit/untold.ts';
import { counted } from '../../kit/words.ts';
import { PUSH } from '../../market-definition.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { rounds } from '../contest.ts';
import { killsOf, mostKillsOn, type Stretch, stretchKey } from '../kill-measures.ts';
import { areKillsTold, areKillsUnknown } from '../kills.ts';
import { asMap, MAPS, mapNumber } from '../measures.ts';
import type { TacticalOutcomes } from '../outcomes.ts';
import { BOTH_SIDES, PLAYERS, placeOf } from '../players.ts';
import { MOST_MAPS } from '../rules.ts';
import type { TacticalState } from '../state.ts';
import { playerName } from '../story/handles.ts';

export type Kind = MarketKind<TacticalState, TacticalOutcomes>;

const ALL: Stretch = { from: 1, to: MOST_MAPS };
export const KILLS = { one: 'kill', many: 'kills' };

/** 'm2' is a map, 'm1-3' are the first three. */
const STRETCHES: ReadonlyMap<string, Stretch> = new Map(
  [
    ...MAPS.map(mapNumber).map((map) => ({ from: map, to: map })),
    ...MAPS.map(mapNumber).flatMap((to) => (to > 1 ? [{ from: 1, to }] : [])),
  ].map((stretch) => [stretchKey(stretch), stretch]),
);

function isOver(state: TacticalState, { to }: Stretch): boolean {
  const map = MAPS[to - 1];
  return map !== undefined && rounds.isPeriodOver(state, map);
}

function isUnknown(state: TacticalState, [text = '']: readonly string[]): boolean {
  return areKillsUnknown(state, STRETCHES.get(text)?.to ?? MOST_MAPS);
}

/** kills:<maps>:<side>:<place in the roster>:<line>: of one map, or of the maps that are sure to be played. */
export const playerKills: Kind = voidedUnknown(
  playerLineOf<TacticalState, TacticalOutcomes>({
    head: 'kills',
    find(args) {
      const stretch = STRETCHES.get(args[0] ?? '');
      const side = asSide(args[1]);
      const player = asCount(args[2], 0, PLAYERS - 1);
      if (!stretch || !side || player === undefined || args.length !== 3) return undefined;
      return {
        side,
        name: `${titleOf(stretch)} Kills`,
        unit: KILLS,
        measure: killsOf(stretch, side, player),
        onlyGrows: true,
        playerName: (sides: Sides) => playerName(sides[side], player) ?? '',
      };
    },
    isOver: (args, state) => isOver(state, STRETCHES.get(args[0] ?? '') ?? ALL),
  }),
);

/** most-kills:<map>: who of the ten has the most; those level at the top share the win. */
export const mostKills: Kind = voidedUnknown({
  head: 'most-kills',
  build(args, sides) {
    const key = args.length === 1 ? asMap(args[0]) : undefined;
    if (key === undefined) return undefined;
    const map = mapNumber(key);
    const selections = SIDES.flatMap((side) =>
      Array.from({ length: PLAYERS }, (_, player) => {
        const name = playerName(sides[side], player);
        return name === undefined
          ? []
          : [
              {
                key: `${side}-${player}`,
                type: 'OTHER' as const,
                name,
                side,
                ...amongBest(placeOf(side, player)),
              },
            ];
      }).flat(),
    );
    if (selections.length < BOTH_SIDES) return undefined;
    return {
      type: 'OTHER',
      classification: 'player',
      name: `Map ${map} Most Kills`,
      family: `most-kills:${key}`,
      measure: mostKillsOn(map),
      winners: 1,
      selections,
    };
  },
  isDecided: (args, state) => isOver(state, STRETCHES.get(args[0] ?? '') ?? ALL),
  explain: ({ args, state, outcomes }) => {
    const stretch = STRETCHES.get(args[0] ?? '') ?? ALL;
    const best = bestPlaces(realValue(mostKillsOn(stretch.to), outcomes));
    const names = best
      .map((place) => playerName(state.sides[sideOf(place)], place % PLAYERS) ?? '')
      .join(', ');
    const [first = 0] = best;
    const kills = realValue(killsOf(stretch, sideOf(first), first % PLAYERS), outcomes);
    const had = `${names} had the most kills on map ${stretch.to}, ${counted(kills, KILLS)}`;
    return best.length > 1 ? `${had} each: dead heat of ${best.length}` : had;
  },
});

function sideOf(place: number): SideKey {
  return place < PLAYERS ? 'home' : 'away';
}

/** A kind whose stakes go back where nobody told the kills of its maps, or one of them was not played. */
export function voidedUnknown(kind: Kind): Kind {
  const voided = voidedUntold(kind, isUnknown);
  return {
    ...voided,
    explain: (facts) => {
      const map = STRETCHES.get(facts.args[0] ?? '')?.to ?? 0;
      const isUnplayed = map > facts.state.maps.length && areKillsTold(facts.state);
      if (!isUnplayed) return voided.explain(facts);
      return facts.mark === PUSH ? `Stake back: map ${map} was not played` : kind.explain(facts);
    },
  };
}

/** "Map 2", "Maps 1–2" */
function titleOf({ from, to }: Stretch): string {
  return from === to ? `Map ${from}` : `Maps ${from}–${to}`;
}
