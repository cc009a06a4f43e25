import type { DrawnSide } from '../event/team-colours.ts';
import { PlayLine } from '../sports/play-line.tsx';
import styles from '../sports/sport-board.module.css';
import { Court } from './court.tsx';
import type { CourtState } from './court-words.ts';

interface RallyBoardProps {
  state: CourtState & { readonly lastPlay?: string | null | undefined };
  away: DrawnSide;
  home: DrawnSide;
  surface: 'court' | 'table';
}

/** The court, or the table, of the event's page, and below it the last point. */
export function RallyBoard({ state, away, home, surface }: RallyBoardProps) {
  return (
    <>
      <div className={styles.drawing}>
        <Court state={state} away={away} home={home} surface={surface} size="board" />
      </div>
      <PlayLine label="Last point" lastPlay={state.lastPlay} />
    </>
  );
}
