import { Dots } from '../sports/dots.tsx';
import { PlayLine } from '../sports/play-line.tsx';
import styles from './baseball.module.css';
import { Diamond } from './diamond.tsx';
import { type DiamondState, describeDiamond, outsDrawn } from './diamond-words.ts';

interface BaseballBoardProps {
  state: DiamondState & {
    readonly batter?: string | null | undefined;
    readonly lastPlay?: string | null | undefined;
  };
}

/** The bases and the count of the event's page, and below them who bats and the last play. */
export function BaseballBoard({ state }: BaseballBoardProps) {
  const { balls = 0, strikes = 0, batter, lastPlay } = state;
  return (
    <>
      <div className={styles.board} role="img" aria-label={describeDiamond(state)}>
        <Diamond state={state} size={72} />
        <div className={styles.counts} aria-hidden="true">
          <span>Balls</span>
          <Dots filled={balls} of={3} />
          <span>Strikes</span>
          <Dots filled={strikes} of={2} />
          <span>Outs</span>
          <Dots filled={outsDrawn(state)} of={2} />
        </div>
      </div>
      <PlayLine label="Last play" lastPlay={lastPlay}>
        {batter ? (
          <span>
            At bat <b>{batter}</b>
          </span>
        ) : undefined}
      </PlayLine>
    </>
  );
}
