import type { DrawnSide } from '../event/team-colours.ts';
import styles from '../sports/sport-board.module.css';
import { RoundHistory } from './round-history.tsx';
import type { SeriesState } from './round-words.ts';

interface SeriesBoardProps {
  state: SeriesState & {
    readonly awayMoney: number;
    readonly homeMoney: number;
    readonly lastPlay?: string | null | undefined;
  };
  away: DrawnSide;
  home: DrawnSide;
}

/** The rounds of the event's page, and below them what both sides can buy and the last round. */
export function SeriesBoard({ state, away, home }: SeriesBoardProps) {
  return (
    <>
      <div className={styles.drawing}>
        <RoundHistory state={state} away={away} home={home} size="board" />
      </div>
      <p className={styles.play}>
        <span>
          Credits a player{' '}
          <b>
            {state.awayMoney.toLocaleString('en')} – {state.homeMoney.toLocaleString('en')}
          </b>
        </span>
        {state.lastPlay && (
          <span>
            Last round <b>{state.lastPlay}</b>
          </span>
        )}
      </p>
    </>
  );
}
