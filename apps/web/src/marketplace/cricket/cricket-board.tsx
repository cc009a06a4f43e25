import { Dots } from '../sports/dots.tsx';
import { PlayLine } from '../sports/play-line.tsx';
import styles from './cricket.module.css';
import { WICKETS } from './cricket-strip.tsx';
import { describeInnings, type InningsState } from './innings-words.ts';

/** The innings of the event's page beside the score: wickets, and of a chase rate and target; below it who bats and the last ball. */
export function CricketBoard({ state }: { state: InningsState }) {
  const { wickets = 0, runRate, target, ballsLeft, currentBatter, lastPlay } = state;
  return (
    <>
      <div className={styles.board} role="img" aria-label={describeInnings(state)}>
        <span>
          Wickets <Dots filled={wickets} of={WICKETS} />
        </span>
        {runRate && target != null && (
          <span>
            Run rate <b>{runRate}</b>
          </span>
        )}
        {target != null && (
          <span>
            Target <b>{target}</b>
          </span>
        )}
        {ballsLeft != null && (
          <span>
            Balls left <b>{ballsLeft}</b>
          </span>
        )}
      </div>
      <PlayLine label="Last ball" lastPlay={lastPlay}>
        {currentBatter ? (
          <span>
            Batting <b>{currentBatter}</b>
          </span>
        ) : undefined}
      </PlayLine>
    </>
  );
}
