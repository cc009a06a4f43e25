import { madeOnce } from '../kit/made-once.ts';
import { playedGames } from './engine/load.ts';
import { emptyOutcomes, type TennisOutcomes } from './outcomes.ts';
import { runningSet, type TennisState } from './state.ts';

/** The real match as far as it was played, as one sample. */
export const actual = madeOnce((state: TennisState): TennisOutcomes => {
  const { home, away } = runningSet(state);
  const outcomes = emptyOutcomes(1, state.rules, state.sets.length, home + away + 1);
  const { told, laterBreaks } = playedGames(state);
  outcomes.told.set(told);
  outcomes.laterBreaks[0] = laterBreaks;
  state.sets.forEach((set, index) => {
    outcomes.games.home[index]?.fill(set.home);
    outcomes.games.away[index]?.fill(set.away);
  });
  outcomes.aces.home[0] = state.aces.home;
  outcomes.aces.away[0] = state.aces.away;
  outcomes.doubleFaults.home[0] = state.doubleFaults.home;
  outcomes.doubleFaults.away[0] = state.doubleFaults.away;
  const stopped = state.retired === undefined ? undefined : state;
  return { ...outcomes, rules: state.rules, letters: lettersOf(state), stopped };
});

/** Points of every game, by set and number of the game in it, "2 5". */
function lettersOf(state: TennisState): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  let set = 0;
  let game = 0;
  for (const played of state.games) {
    game = played.set === set ? game + 1 : 1;
    set = played.set;
    letters.set(`${set} ${game}`, played.points);
  }
  if (state.points !== '') {
    const { home, away } = runningSet(state);
    letters.set(`${state.sets.length} ${home + away + 1}`, state.points);
  }
  return letters;
}
