import type { DrawnSide } from '../event/team-colours.ts';
import { PlayLine } from '../sports/play-line.tsx';
import sportBoard from '../sports/sport-board.module.css';
import { Scorers } from './scorers.tsx';
import styles from './soccer-board.module.css';
import { Timeline } from './timeline.tsx';
import type { TimelineState } from './timeline-words.ts';

/** What both sides count; it is written home first, as everywhere in soccer. */
interface Counts {
  readonly awayCorners: number;
  readonly homeCorners: number;
  readonly awayShots: number;
  readonly homeShots: number;
  readonly awayShotsOnTarget: number;
  readonly homeShotsOnTarget: number;
  readonly awayYellowCards: number;
  readonly homeYellowCards: number;
}

interface SoccerBoardProps {
  state: TimelineState & Counts & { readonly lastPlay?: string | null | undefined };
  away: DrawnSide;
  home: DrawnSide;
  /** Of each side, what takes players off it: red cards, in futsal suspensions. */
  missing: { readonly title: string; readonly away: number; readonly home: number };
}

/** The event page's board: the line of time, who scored, what both sides have had, and what happened last. */
export function SoccerBoard({ state, away, home, missing }: SoccerBoardProps) {
  const rows = [
    { title: 'Shots', away: state.awayShots, home: state.homeShots },
    { title: 'On target', away: state.awayShotsOnTarget, home: state.homeShotsOnTarget },
    { title: 'Corners', away: state.awayCorners, home: state.homeCorners },
    { title: 'Yellow', away: state.awayYellowCards, home: state.homeYellowCards },
    missing,
  ];
  return (
    <>
      <div className={sportBoard.drawing}>
        <Timeline state={state} away={away} home={home} size="board" />
      </div>
      <Scorers state={state} away={away} home={home} />
      <dl className={styles.counts}>
        {rows.map((row) => (
          <div key={row.title}>
            <dt>{row.title}</dt>
            <dd>
              {row.home}–{row.away}
            </dd>
          </div>
        ))}
      </dl>
      <PlayLine label="Last action" lastPlay={state.lastPlay} />
    </>
  );
}
