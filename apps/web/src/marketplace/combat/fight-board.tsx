import { Dot } from '../../ui/dotted.tsx';
import type { DrawnSide } from '../event/team-colours.ts';
import { PlayLine } from '../sports/play-line.tsx';
import styles from '../sports/sport-board.module.css';
import { Rounds } from './rounds.tsx';
import type { FightState } from './rounds-words.ts';

interface FightBoardProps {
  state: FightState & {
    readonly awayKnockdowns: number;
    readonly homeKnockdowns: number;
    readonly awayTakedowns: number;
    readonly homeTakedowns: number;
    readonly lastPlay?: string | null | undefined;
  };
  away: DrawnSide;
  home: DrawnSide;
}

/** The rounds of the event's page with the strikes, and below them knockdowns, takedowns and what happened last. */
export function FightBoard({ state, away, home }: FightBoardProps) {
  return (
    <>
      <div className={styles.drawing}>
        <Rounds state={state} away={away} home={home} size="board" />
      </div>
      <PlayLine label="Last action" lastPlay={state.lastPlay}>
        <span>
          Knockdowns{' '}
          <b>
            {state.awayKnockdowns} – {state.homeKnockdowns}
          </b>
          <Dot />
          Takedowns{' '}
          <b>
            {state.awayTakedowns} – {state.homeTakedowns}
          </b>
        </span>
      </PlayLine>
    </>
  );
}
