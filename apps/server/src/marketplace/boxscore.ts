import type { BookView } from '../trading/trading.ts';

/** The score by period, a row a side, as every sport has it. */
export interface Boxscore {
  /** '1', '2', 'OT', last 'T' for the total. */
  readonly columnNames: readonly string[];
  /** Away first, as lists have it. */
  readonly participants: readonly BoxscoreLine[];
}

export interface BoxscoreLine {
  readonly side: 'away' | 'home';
  readonly book: BookView;
  /** One a column; '' where nothing was played. */
  readonly values: readonly string[];
}

/** An event whose reader may have asked for no boxscore, no play-off ranking, or for a fight as for other events. */
export interface EventView extends BookView {
  readonly withoutBoxscore?: boolean;
  readonly withoutFight?: boolean;
  readonly withoutPlayoffRanking?: boolean;
}

export function withoutBoxscore(book: BookView): EventView {
  return { ...book, withoutBoxscore: true };
}

/** Undefined before anything was played, and where it was not asked for. */
export function boxscoreOf(book: EventView): Boxscore | undefined {
  const { segments, home, away } = book.scoreboard;
  if (book.withoutBoxscore || segments.length === 0) return undefined;
  return {
    columnNames: [...segments.map(({ shortName }) => shortName), 'T'],
    participants: [
      { side: 'away', book, values: [...segments.map((segment) => `${segment.away ?? ''}`), away.score] },
      { side: 'home', book, values: [...segments.map((segment) => `${segment.home ?? ''}`), home.score] },
    ],
  };
}
