import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { winProbability_event$key } from '../../__generated__/winProbability_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { phaseOf } from './event-state.ts';
import { type Side, sidesInOrder } from './side-order.ts';
import { beyond, stretchesOf } from './stretches.ts';
import { lastingSuspensionWords } from './suspension-words.ts';
import { sideVariables } from './team-colours.ts';
import styles from './win-probability.module.css';
import { isDrawSold, type ProbabilityPath, percents, probabilityPath } from './win-probability-path.ts';

const WIDTH = 696;
const HEIGHT = 64;
/** Part of the width that overtime has. */
const OVERTIME = 0.1;
/** A game so far has no room for its figure behind the point, and before it the figure would hide the line: the legend has it. */
const LATE = 0.85;

/**
 * The chance of the side that is written first over the game, all of it at the top; the rest of the game left empty. While a
 * price is awaited it keeps its place, and what was drawn of the game before, and says no figure as the present one.
 */
export function WinProbability({ event: key }: { event: winProbability_event$key }) {
  const event = useFragment(
    graphql`
      fragment winProbability_event on StandardEvent {
        status
        priceState
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
          isInPlay
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
  const { awayParticipant: away, homeParticipant: home, statistics } = event;
  const points = event.winProbability;
  const isPresent = event.priceState === 'PRESENT';
  if (points.length === 0 && isPresent) return null;
  const last = isPresent ? points.at(-1) : undefined;
  const chance = last && percents(last, event.status === 'FINISHED');
  // Of the first price the page below says it.
  const awaited =
    event.priceState !== 'FIRST_AWAITED' && lastingSuspensionWords({ priceState: event.priceState });
  const sides = sidesInOrder(event);
  const [first, second] = sides;
  const stretches = stretchesOf(event.sport.slug, event.competition.slug, statistics.rounds);
  const beyondThem = beyond(event.sport.slug, stretches, statistics.segments.length);
  const overtime = beyondThem === undefined ? 0 : OVERTIME;
  const path = probabilityPath(points, { width: WIDTH, height: HEIGHT, side: first.side, overtime });
  // Its frame is there from the start: as a line grows in it nothing below moves.
  const hasGraph = path !== undefined || phaseOf(event) === 'live';
  const alone = isDrawSold(points);
  return (
    <section className={styles.strip} style={sideVariables(home, away)} aria-label="Win probability">
      <div className={styles.head}>
        <b>Win probability</b>
        <Legend side={first.side} team={first.team} percent={chance?.[first.side]} />
        {chance && chance.draw > 0 && <Draw percent={chance.draw} />}
        {awaited && <span className={styles.awaited}>{awaited}</span>}
        <Legend side={second.side} team={second.team} percent={chance?.[second.side]} />
      </div>
      <span
        className={cx(styles.bar, hasGraph && styles.narrow, !chance && styles.unknown)}
        data-first={first.side}
        style={chance && { '--share': `${chance[first.side]}%`, '--draw': `${chance.draw}%` }}
      />
      {hasGraph && (
        <Graph
          path={path}
          first={first.side}
          top={`${first.team.label} 100%`}
          bottom={alone ? `${first.team.label} 0%` : `${second.team.label} 100%`}
          alone={alone}
          end={chance && `${first.team.label} ${chance[first.side]}%`}
          axis={{ stretches, beyond: beyondThem }}
        />
      )}
    </section>
  );
}

function Draw({ percent }: { percent: number }) {
  return (
    <span>
      Draw <b>{percent}%</b>
    </span>
  );
}

interface LegendProps {
  side: Side;
  team: { readonly label: string; readonly mediumName: string };
  /** Undefined while it is awaited. */
  percent: number | undefined;
}

function Legend({ side, team, percent }: LegendProps) {
  return (
    <span className={styles[side]}>
      <span className={styles.name} data-short={team.label}>
        <span>{team.mediumName}</span>
      </span>{' '}
      <b>{percent === undefined ? '–' : `${percent}%`}</b>
    </span>
  );
}

interface Axis {
  readonly stretches: readonly string[];
  /** What is played after them, once it is. */
  readonly beyond: string | undefined;
}

interface GraphProps {
  /** Undefined while too little is known for a line. */
  path: ProbabilityPath | undefined;
  /** The side that is up. */
  first: Side;
  top: string;
  bottom: string;
  /** Its chance is drawn from the ground up. */
  alone: boolean;
  /** Stands at the last point; undefined while the line ends in the past. */
  end: string | undefined;
  axis: Axis;
}

function Graph({ path, first, top, bottom, alone, end, axis }: GraphProps) {
  const clip = useId();
  const regulation = axis.beyond === undefined ? 1 : 1 - OVERTIME;
  const borders = axis.stretches.map((_, index) => ((index + 1) / axis.stretches.length) * regulation);
  return (
    <div className={cx(styles.wide, end === undefined && styles.past)} aria-hidden="true" data-first={first}>
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
          {path && <path d={path.area} className={styles.topArea} clipPath={`url(#${clip}t)`} />}
          {path && !alone && <path d={path.area} className={styles.bottomArea} clipPath={`url(#${clip}b)`} />}
          <path d={`M0 ${HEIGHT / 2}h${WIDTH}`} className={styles.even} />
          {path && <path d={path.line} className={styles.line} />}
        </svg>
        {path && end !== undefined && <Now {...path.now} words={end} />}
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

/** The dot at the end of the line, and what it stands at. */
function Now({ x, y, words }: ProbabilityPath['now'] & { readonly words: string }) {
  return (
    <i className={styles.now} style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}>
      {x <= LATE * WIDTH && <b className={styles.end}>{words}</b>}
    </i>
  );
}

function columnsOf({ stretches, beyond: named }: Axis): string {
  const each = (named === undefined ? 1 : 1 - OVERTIME) / stretches.length;
  return `repeat(${stretches.length}, ${each}fr)${named === undefined ? '' : ` ${OVERTIME}fr`}`;
}
