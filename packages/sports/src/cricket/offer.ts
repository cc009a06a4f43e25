import { differenceOf } from '../kit/columns.ts';
import { totalOf } from '../kit/contest.ts';
import { countLines, playerLines, totalLines } from '../kit/families.ts';
import { type LineFamily as AnyLineFamily, linesAround } from '../kit/main-line.ts';
import { Offers } from '../kit/offers.ts';
import { SIDES } from '../kit/sides.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { SideKey, Sides } from '../sport.ts';
import { contest, isSideOver } from './contest.ts';
import { MARK_BALLS } from './engine/game.ts';
import { cricketMarkets } from './markets/market-book.ts';
import { TOGETHER } from './markets/side-props.ts';
import {
  boundariesOf,
  type CricketMeasure,
  countOf,
  fallOf,
  highestScore,
  overOf,
  oversFrom,
  pointsOf,
  runsIfBatting,
} from './measures.ts';
import { type CricketOutcomes, MARKED, type Marked, sharesOf, WICKETS } from './outcomes.ts';
import { PLAYERS } from './play.ts';
import { BALLS_AN_OVER, type CricketState, inningsOf } from './state.ts';

type LineFamily = AnyLineFamily<CricketOutcomes>;

/** Batters with markets of their own before they come in. */
const BATTERS_AHEAD = 6;
/** Other lines of runs are offered these far from the main one. */
const STEPS = [-30, -20, -10, -5, 5, 10, 20, 30];
const SMALL_STEPS = [-10, -5, 5, 10];
/** Whole overs that are left when a chase is won, in balls. */
const BALLS_LEFT = [6, 12, 18, 30];

interface Family {
  readonly family: LineFamily;
  readonly steps: readonly number[];
}

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: CricketState,
  outcomes: CricketOutcomes,
  sides: Sides,
): readonly MarketOffer<CricketOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers(cricketMarkets, state, outcomes, sides);
  const stretches = stretchesOf(outcomes);
  offers.add('moneyline:game');
  for (const { family, steps } of families(state, stretches)) {
    const main = mainLine(outcomes, family);
    if (main === undefined) continue;
    offers.add(`${family.key}:${main}`);
    for (const step of steps) if (main + step > 0) offers.add(`${family.key}:${main + step}`, false);
  }
  const total = mainLine(outcomes, totalLines(contest, 'game'));
  if (total !== undefined) offers.add(`result-total:game:${Math.floor(total) + 0.5}`);
  offers.addAll(singleKeys(state, stretches));
  return offers.all();
}

/** The stretches that matches of such a length are bet on by; in a match cut short, those that end before it. */
function stretchesOf({ oversEach }: CricketOutcomes): Marked[] {
  return Object.values(sharesOf(oversEach)).filter(
    (stretch) => (MARK_BALLS[MARKED.indexOf(stretch)] ?? 0) < oversEach * BALLS_AN_OVER,
  );
}

function mainLine(outcomes: CricketOutcomes, family: LineFamily): number | undefined {
  const found = linesAround(outcomes, family, 0)[0]?.key.split(':').at(-1);
  return found === undefined ? undefined : Number(found);
}

function counted(key: string, measure: CricketMeasure, steps: readonly number[]): Family {
  return { family: countLines(key, measure), steps };
}

function families(state: CricketState, stretches: readonly Marked[]): Family[] {
  return [
    counted('total:game', totalOf(contest, 'game'), STEPS),
    counted('highest-score', highestScore(), SMALL_STEPS),
    ...(['fours', 'sixes', 'wides', 'wickets'] as const).map((what) =>
      counted(what, countOf(what), [-2, -1, 1, 2]),
    ),
    ...SIDES.flatMap((side) => sideFamilies(state, side, stretches)),
    ...overFamilies(state),
  ];
}

function sideFamilies(state: CricketState, side: SideKey, stretches: readonly Marked[]): Family[] {
  if (isSideOver(state, side, 'game')) return [];
  const next = (inningsOf(state, side)?.falls.length ?? 0) + 1;
  return [
    ...[...stretches, 'game' as const]
      .filter((period) => !isSideOver(state, side, period))
      .map((period) =>
        counted(
          `team-total:${side}:${period}`,
          pointsOf(side, period),
          period === 'game' ? STEPS : SMALL_STEPS,
        ),
      ),
    ...(['fours', 'sixes', 'wickets'] as const).map((what) =>
      counted(`team-${what}:${side}`, countOf(what, side), [-1, 1]),
    ),
    counted(`boundaries-${side}`, boundariesOf(side), [-2, -1, 1, 2]),
    counted(`highest-score-${side}`, highestScore(side), SMALL_STEPS),
    ...[next, next + 1]
      .filter((wicket) => wicket <= WICKETS)
      .map((wicket) => counted(`wicket-runs:${side}:${wicket}`, fallOf(side, wicket), SMALL_STEPS)),
    ...(next < WICKETS ? [{ family: partnershipLines(side, next + 1), steps: SMALL_STEPS }] : []),
    ...openBatters(state, side).map((place) => ({
      family: playerLines(`batter-runs:${side}:${place}`, runsIfBatting(side, place)),
      steps: [-10, 10],
    })),
  ];
}

/** Those at the crease, and the first ones to come. */
function openBatters(state: CricketState, side: SideKey): number[] {
  const innings = inningsOf(state, side);
  return Array.from({ length: PLAYERS }, (_, place) => place).filter((place) => {
    if (innings === undefined) return place < BATTERS_AHEAD;
    const isIn = place === innings.striker || place === innings.nonStriker;
    return innings.batters[place]?.out !== true && (isIn || place < BATTERS_AHEAD);
  });
}

/** The over under way and the next ones, each and together. */
function overFamilies(state: CricketState): Family[] {
  const n = state.innings.length;
  const current = state.innings[n - 1];
  const [over] = oversAhead(state);
  if (current === undefined || over === undefined) return [];
  const last = over + TOGETHER - 1;
  return [
    ...oversAhead(state).map((each) => counted(`over-runs:${n}:${each}`, overOf(n, each), [-2, 2])),
    ...(last * BALLS_AN_OVER <= current.limit
      ? [counted(`next-overs:${n}:${over}`, oversFrom(n, over, TOGETHER), [-5, 5])]
      : []),
  ];
}

/** Numbers of the over under way and the next ones, as far as the innings may last. */
function oversAhead(state: CricketState): number[] {
  const n = state.innings.length;
  const current = state.innings[n - 1];
  if (state.phase !== 'in-play' || current === undefined || current.closed || n > 2) return [];
  const over = Math.floor(current.balls / BALLS_AN_OVER) + 1;
  return Array.from({ length: TOGETHER }, (_, more) => over + more).filter(
    (each) => (each - 1) * BALLS_AN_OVER < current.limit,
  );
}

/** The runs themselves, to find lines around: none where the partnership does not begin. */
function partnershipLines(side: SideKey, n: number): LineFamily {
  const key = `partnership:${side}:${n}`;
  return playerLines(key, differenceOf(`runs-of-${key}`, fallOf(side, n), fallOf(side, n - 1)));
}

/** How the chase goes, once it is known who has to. */
function chaseKeys({ first, revisedTarget }: CricketState): string[] {
  // Rain moves the target away from the runs that were made.
  if (first === undefined || revisedTarget !== undefined) return [];
  return [`margin:${first}`, ...BALLS_LEFT.map((count) => `balls-left:${count}`)];
}

/** Markets that come without a line, or with the same ones in every match. */
function singleKeys(state: CricketState, stretches: readonly Marked[]): string[] {
  return [
    'threeway:reg',
    'odd-even:game',
    ...stretches.map((period) => `moneyline:${period}`),
    'most:sixes',
    'most:fours',
    ...(state.tieStands ? [] : ['super-over']),
    ...(state.first === undefined ? ['first-wins'] : []),
    ...chaseKeys(state),
    'opening-stand',
    ...oversAhead(state).map((over) => `over-odd-even:${state.innings.length}:${over}`),
    ...SIDES.flatMap((side) => [
      // Of a substitute nobody knows who he is.
      ...(state.substitutes?.[side].length ? [] : [`top-batter:${side}`]),
      `all-out:${side}`,
      `team-odd-even:${side}`,
      `team-milestone:${side}:50`,
      `team-milestone:${side}:100`,
      `wicket-method:${side}:${(inningsOf(state, side)?.falls.length ?? 0) + 1}`,
      ...openBatters(state, side).flatMap((place) => [
        `batter-milestone:${side}:${place}:25`,
        `batter-milestone:${side}:${place}:50`,
        ...(place < 4 ? [`batter-milestone:${side}:${place}:100`] : []),
      ]),
    ]),
  ];
}
