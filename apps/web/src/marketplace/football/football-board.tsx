import { counted } from '../../ui/counted.ts';
import { driveYards, type FieldWords } from '../event/field-geometry.ts';
import type { DrawnSide } from '../event/team-colours.ts';
import { PlayLine } from '../sports/play-line.tsx';
import styles from '../sports/sport-board.module.css';
import { FootballField } from './football-field.tsx';

interface FootballBoardProps {
  state: FieldWords & { readonly lastPlay?: string | null | undefined };
  away: DrawnSide;
  home: DrawnSide;
}

/** The field of the event's page, and below it the drive and the last play. */
export function FootballBoard({ state, away, home }: FootballBoardProps) {
  return (
    <>
      <div className={styles.drawing}>
        <FootballField state={state} away={away} home={home} size="board" />
      </div>
      <PlayLine label="Last play" lastPlay={state.lastPlay}>
        <Drive state={state} />
      </PlayLine>
    </>
  );
}

function Drive({ state }: { state: FieldWords }) {
  const yards = driveYards(state);
  if (yards === undefined) return <span />;
  return (
    <span>
      Drive{' '}
      <b>
        {yards < 0 && '−'}
        {counted(Math.abs(yards), 'yd')}
      </b>
    </span>
  );
}
