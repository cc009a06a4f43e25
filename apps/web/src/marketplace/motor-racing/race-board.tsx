import { Leaderboard, type LeaderboardState } from '../field/leaderboard.tsx';
import styles from './race-board.module.css';

interface RaceBoardProps {
  state: LeaderboardState & {
    readonly lap: number;
    readonly laps: number;
    readonly isSafetyCar: boolean;
    readonly lastPlay?: string | null | undefined;
  };
  /** Over it is its result alone. */
  isLive: boolean;
  /** What stands above already. */
  situation: string;
}

/**
 * How far the race is, whether the safety car is out, what happened last unless that is said already, and the order of the
 * cars.
 */
export function RaceBoard({ state, isLive, situation }: RaceBoardProps) {
  const { lap, laps, isSafetyCar, lastPlay } = state;
  return (
    <>
      {isLive && (
        <div
          className={styles.track}
          data-safety-car={isSafetyCar || undefined}
          role="img"
          aria-label={`${lap} of ${laps} laps${isSafetyCar ? ', safety car' : ''}`}
        >
          <span style={{ inlineSize: `${(100 * lap) / laps}%` }} />
        </div>
      )}
      {isLive && lastPlay && lastPlay !== situation && <p className={styles.play}>{lastPlay}</p>}
      <Leaderboard state={state} header="Driver" />
    </>
  );
}
