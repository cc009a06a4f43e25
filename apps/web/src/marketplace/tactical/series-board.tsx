import type { DrawnSide } from '../event/team-colours.ts';
import { PlayLine } from '../sports/play-line.tsx';
import styles from '../sports/sport-board.module.css';
import { RoundHistory } from './round-history.tsx';
import type { SeriesState } from './round-words.ts';

/** What each game calls the means of a player, and how it writes them. */
const MONEY = {
  CounterStrikeStatistics: { title: 'Money a player', sign: '$' },
  ValorantStatistics: { title: 'Credits a player', sign: '' },
} as const;

interface SeriesBoardProps {
  state: SeriesState & {
    readonly __typename: keyof typeof MONEY;
    readonly awayMoney: number;
    readonly homeMoney: number;
    readonly lastPlay?: string | null | undefined;
  };
  away: DrawnSide;
  home: DrawnSide;
}

/** The rounds of the event's page, and below them what both sides can buy and the last round. */
export function SeriesBoard({ state, away, home }: SeriesBoardProps) {
  const { title, sign } = MONEY[state.__typename];
  const amount = (money: number) => `${sign}${money.toLocaleString('en')}`;
  return (
    <>
      <div className={styles.drawing}>
        <RoundHistory state={state} away={away} home={home} size="board" />
      </div>
      <PlayLine label="Last round" lastPlay={state.lastPlay}>
        <span>
          {title}{' '}
          <b>
            {amount(state.awayMoney)} – {amount(state.homeMoney)}
          </b>
        </span>
      </PlayLine>
    </>
  );
}
