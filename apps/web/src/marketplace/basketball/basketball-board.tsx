import type { DrawnSide } from '../event/team-colours.ts';
import { PlayLine } from '../sports/play-line.tsx';
import styles from '../sports/sport-board.module.css';
import { BasketballCourt } from './basketball-court.tsx';
import type { CourtWords } from './court-words.ts';

interface BasketballBoardProps {
  state: CourtWords & { readonly lastPlay?: string | null | undefined };
  away: DrawnSide;
  home: DrawnSide;
}

/** The court of the event's page, and below it the last play. */
export function BasketballBoard({ state, away, home }: BasketballBoardProps) {
  return (
    <>
      <div className={styles.drawing}>
        <BasketballCourt state={state} away={away} home={home} size="board" />
      </div>
      <PlayLine label="Last play" lastPlay={state.lastPlay} />
    </>
  );
}
