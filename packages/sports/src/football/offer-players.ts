import { averageOf, histogram } from '../count-marks.ts';
import { playerLines } from '../kit/families.ts';
import type { Offers } from '../kit/offers.ts';
import type { FootballOutcomes } from './outcomes.ts';
import { playerTotal } from './player-measures.ts';
import { type PlayerProp, PROPS } from './player-props.ts';
import type { FootballState } from './state.ts';

type PlayerOffers = Offers<FootballState, FootballOutcomes>;

const SIDES = ['away', 'home'] as const;
/** No line on what a player hardly ever does: at least this many on average. */
const LEAST_AVERAGE = { yards: 8, count: 0.6 };
/** A mark comes on the board while it is neither nearly certain nor out of reach. */
const LEAST_CHANCE = 0.05;
const MOST_CHANCE = 0.9;
/** Two touchdowns of one player are offered from this chance on. */
const LEAST_BRACE = 0.015;

/** The markets of players in the order of the page: touchdowns first, then what is passed, caught, run and kicked. */
export function addPlayers(offers: PlayerOffers, outcomes: FootballOutcomes): void {
  for (const prop of PROPS) {
    if (prop.what === 'touchdowns') {
      addScorers(offers, outcomes, prop);
      offers.add('first-touchdown');
    } else addLines(offers, outcomes, prop);
  }
}

function addScorers(offers: PlayerOffers, outcomes: FootballOutcomes, { what, places }: PlayerProp): void {
  for (const side of SIDES) {
    for (const place of places) {
      const key = `scorer:${side}:${place}`;
      offers.add(`${key}:1`);
      const twice = chanceOf(outcomes, playerTotal(side, place, what), 2);
      if (twice >= LEAST_BRACE && twice <= MOST_CHANCE) offers.add(`${key}:2`);
    }
  }
}

function addLines(offers: PlayerOffers, outcomes: FootballOutcomes, prop: PlayerProp): void {
  const { what, places, onlyGrows, marks } = prop;
  for (const side of SIDES) {
    for (const place of places) {
      const measure = playerTotal(side, place, what);
      if (averageOf(outcomes, measure) < (onlyGrows ? LEAST_AVERAGE.count : LEAST_AVERAGE.yards)) continue;
      const key = `${what}:${side}:${place}`;
      offers.addLines(playerLines(`player:${key}`, measure), 0);
      for (const mark of marks) {
        const chance = chanceOf(outcomes, measure, mark);
        if (chance >= LEAST_CHANCE && chance <= MOST_CHANCE) offers.add(`reach:${key}:${mark}`);
      }
    }
  }
}

/** How often a measure comes to at least so many. */
function chanceOf(
  outcomes: FootballOutcomes,
  measure: ReturnType<typeof playerTotal>,
  least: number,
): number {
  const reached = histogram(outcomes, measure).reduce(
    (sum, [value, count]) => (value >= least ? sum + count : sum),
    0,
  );
  return reached / outcomes.size;
}
