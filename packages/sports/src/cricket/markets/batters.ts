import { amongBest, bestPlaces } from '../../kit/best-places.ts';
import { realValue } from '../../kit/contest.ts';
import { asCount, asSide } from '../../kit/kind.ts';
import { playerLineOf } from '../../kit/player-line.ts';
import { isAtLeast } from '../../kit/tests.ts';
import { voidedUntold } from '../../kit/untold.ts';
import { counted } from '../../kit/words.ts';
import { yesNo } from '../../kit/yes-no.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { isSideOver } from '../contest.ts';
import { ifBatting, runsIfBatting, runsOf, topBattersOf } from '../measures.ts';
import type { CricketOutcomes } from '../outcomes.ts';
import { PLAYERS } from '../play.ts';
import { type CricketState, hasComeIn, inningsOf } from '../state.ts';
import { batterAt, playerAt } from '../story/players.ts';
import type { MarketKind } from './winner.ts';

const RUNS = { one: 'run', many: 'runs' };

interface Batter {
  readonly side: SideKey;
  readonly place: number;
}

function batterIn(args: readonly string[]): Batter | undefined {
  const side = asSide(args[0]);
  const place = asCount(args[1], 0, PLAYERS - 1);
  return side === undefined || place === undefined ? undefined : { side, place };
}

/** Whether a batter can make no more runs. */
function isDone(state: CricketState, { side, place }: Batter): boolean {
  return isSideOver(state, side, 'game') || inningsOf(state, side)?.batters[place]?.out === true;
}

/** A kind of one batter, whose stakes go back once his innings is over without him. */
function voidedUnlessIn(kind: MarketKind): MarketKind {
  return voidedUntold(kind, isLeftOut, {
    why: (state, args) => {
      const batter = batterIn(args);
      return batter === undefined ? '' : `${playerAt(state.sides[batter.side], batter.place)} did not bat`;
    },
  });
}

function isLeftOut(state: CricketState, args: readonly string[]): boolean {
  const batter = batterIn(args);
  if (batter === undefined || !isSideOver(state, batter.side, 'game')) return false;
  return !hasComeIn(inningsOf(state, batter.side), batter.place);
}

/** batter-runs:<side>:<place 0 to 10>:<line>: runs of a batter; once over the line, it is decided. */
export const batterRuns = voidedUnlessIn(
  playerLineOf<CricketState, CricketOutcomes>({
    head: 'batter-runs',
    verb: 'made',
    find(args) {
      const batter = args.length === 2 ? batterIn(args) : undefined;
      if (batter === undefined) return undefined;
      const { side, place } = batter;
      const playerName = (sides: Sides) => playerAt(sides[side], place);
      return {
        name: 'Runs',
        unit: RUNS,
        side,
        measure: runsIfBatting(side, place),
        onlyGrows: true,
        playerName,
      };
    },
    isOver(args, state) {
      const batter = batterIn(args);
      return batter !== undefined && isDone(state, batter);
    },
  }),
);

/** batter-milestone:<side>:<place>:<runs>: whether a batter makes at least so many: a fifty, a hundred. */
export const batterMilestone = voidedUnlessIn(
  yesNo<CricketState, CricketOutcomes>('batter-milestone', actual, (args, sides) => {
    const batter = batterIn(args);
    const runs = asCount(args[2], 1, 300);
    if (batter === undefined || runs === undefined || args.length !== 3) return undefined;
    const { side, place } = batter;
    const name = playerAt(sides[side], place);
    if (name === '') return undefined;
    const what = runs === 50 ? 'a Fifty' : runs === 100 ? 'a Hundred' : `${runs} Runs`;
    return {
      name: `${name} to Score ${what}`,
      player: name,
      classification: 'player',
      isOver: (state) => isDone(state, batter),
      standsOnceSeen: true,
      happens: ifBatting(isAtLeast(runsOf(side, place), runs), side, place),
      yes: `${name} made ${runs} or more`,
      no: `${name} did not make ${runs}`,
    };
  }),
);

/** top-batter:<side>: who makes the most runs of a side, of whom all are named; those level at the top share the win. */
export const topBatter: MarketKind = {
  head: 'top-batter',
  build(args, sides) {
    const side = args.length === 1 ? asSide(args[0]) : undefined;
    if (side === undefined) return undefined;
    const names = Array.from({ length: PLAYERS }, (_, place) => playerAt(sides[side], place));
    if (names.includes('')) return undefined;
    return {
      type: 'OTHER',
      classification: 'player',
      name: `${sides[side].mediumName} Top Batter`,
      family: `top-batter:${side}`,
      measure: topBattersOf(side),
      winners: 1,
      selections: names.map((name, place) => ({
        key: String(place),
        type: 'OTHER' as const,
        name,
        side,
        ...amongBest(place),
      })),
    };
  },
  isDecided: (args, state) => isSideOver(state, asSide(args[0]) ?? 'home', 'game'),
  explain: ({ args, state, outcomes }) => {
    const side = asSide(args[0]) ?? 'home';
    const best = bestPlaces(realValue(topBattersOf(side), outcomes));
    const runs = counted(realValue(runsOf(side, best[0] ?? 0), outcomes), RUNS);
    const names = best.map((place) => batterAt(state, side, place) || 'A substitute').join(', ');
    return best.length > 1
      ? `${names} made the most runs, ${runs} each: dead heat of ${best.length}`
      : `${names} made the most runs, ${runs}`;
  },
};
