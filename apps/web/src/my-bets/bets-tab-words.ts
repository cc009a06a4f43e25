import { type BetsChoice, SPORTS, TYPES } from './bets-choice.ts';
import type { BetsFilter } from './bets-tab.ts';

interface TabWords {
  /** Its bets, as their number is called. */
  readonly counted: string;
  /** What is said when it holds nothing. */
  readonly empty: { readonly title: string; readonly body: string };
}

export const TAB_WORDS: Readonly<Record<BetsFilter, TabWords>> = {
  OPEN: {
    counted: 'Open bets',
    empty: { title: 'No open bets', body: 'Bets you place stand here until they are settled.' },
  },
  LIVE: {
    counted: 'Live bets',
    empty: { title: 'No live bets', body: 'Open bets move here while their games are on.' },
  },
  SETTLED: {
    counted: 'Settled bets',
    empty: { title: 'No settled bets yet', body: 'Bets come here once their result is known.' },
  },
  CASHED_OUT: {
    counted: 'Cashed out',
    empty: {
      title: 'Nothing cashed out',
      body: 'Bets you close before their result is known come here.',
    },
  },
};

/** 'Football, Parlay'; empty where all are shown. */
export function choiceText({ sport, type }: BetsChoice): string {
  const chosen = [SPORTS.find(({ value }) => value === sport), TYPES.find(({ value }) => value === type)];
  return chosen.flatMap((one) => one?.label ?? []).join(', ');
}
