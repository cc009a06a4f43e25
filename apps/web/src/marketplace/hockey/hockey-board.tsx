import type { DrawnSide } from '../event/team-colours.ts';
import { PlayLine } from '../sports/play-line.tsx';
import styles from '../sports/sport-board.module.css';
import { HockeyRink } from './hockey-rink.tsx';
import type { RinkWords } from './rink-words.ts';

interface HockeyBoardProps {
  state: RinkWords & {
    readonly awayShots: number;
    readonly homeShots: number;
    readonly shotsTold: boolean;
    readonly lastPlay?: string | null | undefined;
  };
  away: DrawnSide;
  home: DrawnSide;
}

/** The rink of the event's page, and below it the last play; the shots, too, where they are told, while the head is about the power play. */
export function HockeyBoard({ state, away, home }: HockeyBoardProps) {
  const isToSay = state.powerPlay != null && state.shotsTold;
  return (
    <>
      <div className={styles.drawing}>
        <HockeyRink state={state} away={away} home={home} size="board" />
      </div>
      <PlayLine label="Last play" lastPlay={state.lastPlay}>
        {isToSay ? <Shots away={state.awayShots} home={state.homeShots} /> : undefined}
      </PlayLine>
    </>
  );
}

function Shots({ away, home }: { away: number; home: number }) {
  return (
    <span>
      Shots{' '}
      <b>
        {away}–{home}
      </b>
    </span>
  );
}
