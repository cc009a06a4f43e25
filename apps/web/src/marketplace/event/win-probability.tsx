import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { winProbability_event$key } from '../../__generated__/winProbability_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { type Side, sidesInOrder } from './side-order.ts';
import { beyond, stretchesOf } from './stretches.ts';
import { sideVariables } from './team-colours.ts';
import styles from './win-probability.module.css';
import { isDrawSold, percents, probabilityPath } from './win-probability-path.ts';

const WIDTH = 696;
const HEIGHT = 64;
/** Part of the width that overtime has. */
const OVERTIME = 0.1;
/** A game so far has its figure before the point, where there is room. */
const LATE = 0.85;

/** The chance of the side that is written first over the game, all of it at the top; the rest of the game left empty. */
export function WinProbability({ event: key }: { event: winProbability_event$key }) {
  const event = useFragment(
    graphql`
      fragment winProbability_event on StandardEvent {
        status
        sport {
          slug
        }
        competition {
          slug
        }
        awayParticipant {
          label
          mediumName
          primaryColour
          secondaryColour
        }
        homeParticipant {
          label
          mediumName
          primaryColour
          secondaryColour
        }
        statistics {
          segments {
            shortName
          }
          ... on CombatStatistics {
            rounds
          }
        }
        winProbability {
          elapsed
          home
          draw
        }
      }
    `,
    key,
  );
  const { awayParticipant: away, homeParticipant: home, winProbability: points, statistics } = event;
  const last = points.at(-1);
  if (last === undefined) return null;
  const chance = percents(last, event.status === 'FINISHED');
  const sides = sidesInOrder(event);
  const [first, second] = sides;
  const stretches = stretchesOf(event.sport.slug, event.competition.slug, statistics.rounds);
  const beyondThem = beyond(event.sport.slug, stretches, statistics.segments.length);
  const overtime = beyondThem === undefined ? 0 : OVERTIME;
  const path = probabilityPath(points, { width: WIDTH, height: HEIGHT, side: first.side, overtime });
  const alone = isDrawSold(points);
  // As the bar below is drawn.
  const drawn = chance.draw > 0 && (
    <span>
      Draw <b>{chance.draw}%</b>
    </span>
  );
  return (
    <section className={styles.strip} style={sideVariables(home, away)} aria-label="Win probability">
      <div className={styles.head}>
        <b>Win probability</b>
        <Legend side={first.side} name={first.team.mediumName} percent={chance[first.side]} />
        {drawn}
        <Legend side={second.side} name={second.team.mediumName} percent={chance[second.side]} />
      </div>
      <span
        className={cx(styles.bar, path && styles.narrow)}
        data-first={first.side}
        style={{ '--share': `${chance[first.side]}%`, '--draw': `${chance.draw}%` }}
      />
      {path && (
        <Graph
          path={path}
          first={first.side}
          top={`${first.team.label} 100%`}
          bottom={alone ? `${first.team.label} 0%` : `${second.team.label} 100%`}
          alone={alone}
          end={`${first.team.label} ${chance[first.side]}%`}
          axis={{ stretches, beyond: beyondThem }}
        />
      )}
    </section>
  );
}

function Legend({ side, name, percent }: { side: Side; name: string; percent: number }) {
  return (
    <span className={styles[side]}>
      {name} <b>{percent}%</b>
    </span>
  );
}

interface Axis {
  readonly stretches: readonly string[];
  /** What is played after them, once it is. */
  readonly beyond: string | undefined;
}

interface GraphProps {
  path: NonNullable<ReturnType<typeof probabilityPath>>;
  /** The side that is up. */
  first: Side;
  top: string;
  bottom: string;
  /** Its chance is drawn from the ground up. */
  alone: boolean;
  /** Stands at the last point. */
  end: string;
  axis: Axis;
}

function Graph({ path, first, top, bottom, alone, end, axis }: GraphProps) {
  const clip = useId();
  const { x, y } = path.now;
  const regulation = axis.beyond === undefined ? 1 : 1 - OVERTIME;
  const borders = axis.stretches.map((_, index) => ((index + 1) / axis.stretches.length) * regulation);
  return (
    <div className={styles.wide} aria-hidden="true" data-first={first}>
      <div className={styles.scale}>
        <span>{top}</span>
        <span>50%</span>
        <span>{bottom}</span>
      </div>
      <div className={styles.graph}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id={`${clip}t`}>
            <rect width={WIDTH} height={alone ? HEIGHT : HEIGHT / 2} />
          </clipPath>
          <clipPath id={`${clip}b`}>
            <rect y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
          </clipPath>
          {borders
            .filter((border) => border < 1)
            .map((border) => (
              <path key={border} d={`M${border * WIDTH} 0v${HEIGHT}`} className={styles.quarter} />
            ))}
          <path d={path.area} className={styles.topArea} clipPath={`url(#${clip}t)`} />
          {!alone && <path d={path.area} className={styles.bottomArea} clipPath={`url(#${clip}b)`} />}
          <path d={`M0 ${HEIGHT / 2}h${WIDTH}`} className={styles.even} />
          <path d={path.line} className={styles.line} />
        </svg>
        <i
          className={cx(styles.now, x > LATE * WIDTH && styles.late)}
          style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
        >
          <b className={styles.end}>{end}</b>
        </i>
      </div>
      {axis.stretches.length > 0 && (
        <div className={styles.axis} style={{ gridTemplateColumns: columnsOf(axis) }}>
          {axis.stretches.map((stretch) => (
            <span key={stretch}>{stretch}</span>
          ))}
          {axis.beyond !== undefined && <span>{axis.beyond}</span>}
        </div>
      )}
    </div>
  );
}

function columnsOf({ stretches, beyond: named }: Axis): string {
  const each = (named === undefined ? 1 : 1 - OVERTIME) / stretches.length;
  return `repeat(${stretches.length}, ${each}fr)${named === undefined ? '' : ` ${OVERTIME}fr`}`;
}
