import { Kept } from '../kit/kept.ts';
import { madeOnce } from '../kit/made-once.ts';
import { apply } from './apply.ts';
import { luckOf } from './luck.ts';
import type { SeasonOutcomes } from './outcomes.ts';
import type { Results } from './play.ts';
import { rulesOf } from './rules.ts';
import { simulate } from './simulate.ts';
import type { ListedGame, SeasonState } from './state.ts';

/** Seasons that each end of a game in play is followed by. */
const SAMPLES = 2048;
/** The same for every price: what hangs on a game changes with the season, not with the samples of a price. */
const SEED = 0x5417;
/** With more games in play than that next to everything hangs on them. */
const MOST_GAMES = 4;
/** Games are won by more than the widest margin of the samples, one in a hundred, but hardly ever by so many times as much. */
const WIDEST = 1.5;

/** What a season comes to by how its games in play end. All samples have the same luck but for those games. */
export interface Ends {
  /** However they end. */
  readonly open: SeasonOutcomes;
  /** Of each game in play, each end that it may have. */
  readonly ofGames: readonly (readonly SeasonOutcomes[])[];
}

/** Each has the columns of some thirty times SAMPLES seasons: a few megabytes. */
const MOST_KEPT = 4;
/** By what the season is: every price is asked for with a copy of its own. */
const kept = new Kept<string, Ends | undefined>(MOST_KEPT);

/** Undefined where more is in play than is worth playing out. */
export const endsOf = madeOnce((state: SeasonState) =>
  kept.get(JSON.stringify(state), () => playedToEnd(state)),
);

function playedToEnd(state: SeasonState): Ends | undefined {
  const games = state.left.filter(({ number }) => state.begun.includes(number));
  if (games.length > MOST_GAMES) return undefined;
  const playedOut = (season: SeasonState) => simulate(season, undefined, SAMPLES, SEED);
  return {
    open: playedOut(state),
    ofGames: games.map((game) => resultsOf(state, game).map((result) => playedOut(after(state, result)))),
  };
}

type Result = Results['results'][number];

/** Wins of both sides, and a draw where there are draws. */
function resultsOf({ sides }: SeasonState, listed: ListedGame): readonly Result[] {
  const { number: game, round } = listed;
  if (round !== undefined) {
    return [
      { game, home: 1, away: 0 },
      { game, home: 0, away: 1 },
    ];
  }
  const { win, level, byHome, byAway } = luckOf(rulesOf(sides), listed);
  return [
    ...widthsOf(byHome).map((by) => ({ game, home: by, away: 0 })),
    ...widthsOf(byAway).map((by) => ({ game, home: 0, away: by })),
    ...(level > win ? [{ game, home: 0, away: 0 }] : []),
  ];
}

/** By little, by the usual, and by more than samples do: tables are decided by differences of scores, too. */
function widthsOf(margins: Int16Array): readonly number[] {
  return [1, margins[margins.length / 2] ?? 1, Math.round(WIDEST * (margins.at(-1) ?? 1))];
}

function after(state: SeasonState, result: Result): SeasonState {
  return apply(state, { kind: 'results', text: '', results: [result], off: [] });
}
