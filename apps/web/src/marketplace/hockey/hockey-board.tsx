import styles from '../sports/sport-board.module.css';
import { HockeyRink } from './hockey-rink.tsx';
import type { RinkWords } from './rink-words.ts';

interface HockeyBoardProps {
  state: RinkWords & {
    readonly awayShots: number;
    readonly homeShots: number;
    readonly lastPlay?: string | null | undefined;
  };
  away: { readonly mediumName: string; readonly primaryColour: string };
  home: { readonly mediumName: string; readonly primaryColour: string };
}

/** The rink of the event's page, and below it the shots and the last play. */
export function HockeyBoard({ state, away, home }: HockeyBoardProps) {
  return (
    <>
      <div className={styles.drawing}>
        <HockeyRink state={state} away={away} home={home} size="board" />
      </div>
      <p className={styles.play}>
        <span>
          Shots{' '}
          <b>
            {state.awayShots}–{state.homeShots}
          </b>
        </span>
        {state.lastPlay && (
          <span>
            Last play <b>{state.lastPlay}</b>
          </span>
        )}
      </p>
    </>
  );
}
