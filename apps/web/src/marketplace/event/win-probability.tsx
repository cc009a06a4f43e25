import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { winProbability_event$key } from '../../__generated__/winProbability_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { sidesInOrder } from './side-order.ts';
import { stretchesOf } from './stretches.ts';
import { sideVariables } from './team-colours.ts';
import styles from './win-probability.module.css';
import { percents, probabilityPath } from './win-probability-path.ts';

const WIDTH = 696;
const HEIGHT = 36;

/** Each side's chance over the game: an area either side of even, the rest of the game left empty. */
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
          mediumName
          primaryColour
          secondaryColour
        }
        homeParticipant {
          mediumName
          primaryColour
          secondaryColour
        }
        statistics {
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
  const path = probabilityPath(points, WIDTH, HEIGHT);
  const sides = sidesInOrder(event);
  const [first] = sides;
  return (
    <section className={styles.strip} style={sideVariables(home, away)} aria-label="Win probability">
      <div className={styles.head}>
        <b>Win probability</b>
        {sides.map(({ side, team }) => (
          <span key={side} className={styles[side]}>
            {team.mediumName} <b>{chance[side]}%</b>
          </span>
        ))}
        {chance.draw > 0 && (
          <span>
            Draw <b>{chance.draw}%</b>
          </span>
        )}
      </div>
      <span
        className={cx(styles.bar, path && styles.narrow)}
        data-first={first.side}
        style={{ '--share': `${chance[first.side]}%`, '--draw': `${chance.draw}%` }}
      />
      {path && (
        <Graph
          path={path}
          stretches={stretchesOf(event.sport.slug, event.competition.slug, statistics.rounds)}
        />
      )}
    </section>
  );
}

interface GraphProps {
  path: NonNullable<ReturnType<typeof probabilityPath>>;
  stretches: readonly string[];
}

function Graph({ path, stretches }: GraphProps) {
  const clip = useId();
  return (
    <div className={styles.wide} aria-hidden="true">
      <div className={styles.graph}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id={`${clip}h`}>
            <rect width={WIDTH} height={HEIGHT / 2} />
          </clipPath>
          <clipPath id={`${clip}a`}>
            <rect y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
          </clipPath>
          {stretches.slice(1).map((stretch, index) => (
            <path
              key={stretch}
              d={`M${((index + 1) / stretches.length) * WIDTH} 0v${HEIGHT}`}
              className={styles.quarter}
            />
          ))}
          <path d={path.area} className={styles.homeArea} clipPath={`url(#${clip}h)`} />
          <path d={path.area} className={styles.awayArea} clipPath={`url(#${clip}a)`} />
          <path d={`M0 ${HEIGHT / 2}h${WIDTH}`} className={styles.even} />
          <path d={path.line} className={styles.line} />
        </svg>
        <i
          className={styles.now}
          style={{ left: `${(path.now.x / WIDTH) * 100}%`, top: `${(path.now.y / HEIGHT) * 100}%` }}
        />
      </div>
      <div className={styles.axis}>
        {stretches.map((stretch) => (
          <span key={stretch}>{stretch}</span>
        ))}
      </div>
    </div>
  );
}
