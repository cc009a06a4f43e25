import { cx } from '../../ui/cx.ts';
import { type DrawnSide, sideVariables } from '../event/team-colours.ts';
import styles from './hockey-rink.module.css';
import { describeRink, formation, type RinkWords } from './rink-words.ts';

interface HockeyRinkProps {
  state: RinkWords;
  away: DrawnSide;
  home: DrawnSide;
  /** strip: 22 px under a card's teams; board: 72 px on the event's page. */
  size: 'strip' | 'board';
}

/**
 * How many skaters each side has on the ice, who is in the box, and whether a net is empty. The away side is on the left.
 * Everything is placed in percent, so that circles stay round at any width.
 */
export function HockeyRink({ state, away, home, size }: HockeyRinkProps) {
  return (
    <svg
      className={cx(styles.rink, styles[size])}
      style={sideVariables(home, away)}
      role="img"
      aria-label={describeRink(state, away.mediumName, home.mediumName)}
    >
      <rect className={styles.ice} width="100%" height="100%" />
      <line className={styles.red} x1="50%" x2="50%" y1="0" y2="100%" />
      {[6, 94].map((x) => (
        <line key={x} className={styles.goalLine} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
      ))}
      {[37, 63].map((x) => (
        <line key={x} className={styles.blue} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
      ))}
      <circle className={styles.circle} cx="50%" cy="50%" r={size === 'board' ? 16 : 7} />
      <Side side="away" skaters={state.awaySkaters} empty={state.awayNetEmpty} size={size} />
      <Side side="home" skaters={state.homeSkaters} empty={state.homeNetEmpty} size={size} />
      <Box side="away" players={state.awayPlayersInBox} size={size} />
      <Box side="home" players={state.homePlayersInBox} size={size} />
    </svg>
  );
}

interface SideProps {
  side: 'away' | 'home';
  skaters: number;
  empty: boolean;
  size: 'strip' | 'board';
}

/** A side's skaters, and its goalie in front of the net unless it is empty. */
function Side({ side, skaters, empty, size }: SideProps) {
  const radius = size === 'board' ? 6 : 2.8;
  const across = (x: number) => `${side === 'away' ? x : 100 - x}%`;
  return (
    <g className={styles[side]}>
      {formation(skaters).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={across(x)} cy={`${y}%`} r={radius} />
      ))}
      <circle
        className={empty ? styles.emptyNet : styles.goalie}
        cx={across(8)}
        cy="50%"
        r={radius + (size === 'board' ? 1.5 : 0.8)}
      />
    </g>
  );
}

/** A small square for each player in the box, along the upper boards. */
function Box({ side, players, size }: { side: 'away' | 'home'; players: number; size: 'strip' | 'board' }) {
  const width = size === 'board' ? 8 : 4;
  const places = Array.from({ length: Math.min(players, 4) }, (_, place) => place);
  return (
    <g className={styles[side]}>
      {places.map((place) => (
        <rect
          key={place}
          x={`${side === 'away' ? 46 - place * 3 : 53 + place * 3}%`}
          y={size === 'board' ? 4 : 1.5}
          width={width}
          height={width}
          rx="1"
        />
      ))}
    </g>
  );
}
