import { Dot } from '../../ui/dotted.tsx';
import type { DrawnSide } from '../event/team-colours.ts';
import { PlayLine } from '../sports/play-line.tsx';
import styles from '../sports/sport-board.module.css';
import { LegRace, type LegState } from './leg-race.tsx';

interface DartsBoardProps {
  state: LegState & {
    readonly awayAverage: number;
    readonly homeAverage: number;
    readonly awayMaximums: number;
    readonly homeMaximums: number;
    readonly lastPlay?: string | null | undefined;
  };
  away: DrawnSide;
  home: DrawnSide;
}

/** The leg of the event's page, and below it averages, 180s and the last visit. */
export function DartsBoard({ state, away, home }: DartsBoardProps) {
  return (
    <>
      <div className={styles.drawing}>
        <LegRace state={state} away={away} home={home} size="board" />
      </div>
      <PlayLine label="Last visit" lastPlay={state.lastPlay}>
        <span>
          Average{' '}
          <b>
            {state.awayAverage.toFixed(1)} – {state.homeAverage.toFixed(1)}
          </b>
          <Dot />
          180s{' '}
          <b>
            {state.awayMaximums} – {state.homeMaximums}
          </b>
        </span>
      </PlayLine>
    </>
  );
}
