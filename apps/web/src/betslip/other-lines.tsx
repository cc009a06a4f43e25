import { formatOdds } from '@fairline/money/odds-format.ts';
import { Suspense, useEffect, useRef } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { otherLinesQuery } from '../__generated__/otherLinesQuery.graphql.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { useOnline } from '../app/online.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { Icon } from '../ui/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import styles from './other-lines.module.css';
import type { OddsPair } from './placement.ts';
import type { SlipScene } from './slip-scene.ts';
import { useMoveLine } from './use-move-line.ts';

interface OtherLinesProps {
  selectionId: string;
  name: string;
  scene: SlipScene;
}

/** Moves a spread or a total to another line, each with its odds. The lines are asked for when they are looked at. */
export function OtherLines({ selectionId, name, scene }: OtherLinesProps) {
  const online = useOnline();
  const move = useMoveLine(selectionId, scene);
  return (
    <Popover
      label={`Lines of ${name}`}
      className={styles.panel}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={styles.trigger}
          disabled={!online || scene.locked}
          aria-label={`Change the line of ${name}`}
        >
          Change line <Icon name="down" size={12} />
        </button>
      )}
    >
      {(close) => (
        <Suspense
          fallback={
            <Loading label="Loading the lines">
              <Skeleton height={120} />
            </Loading>
          }
        >
          <Lines
            selectionId={selectionId}
            onChoose={(id, odds) => {
              close();
              if (id !== selectionId) void move(id, odds);
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}

interface LinesProps {
  selectionId: string;
  onChoose: (selectionId: string, odds: OddsPair) => void;
}

function Lines({ selectionId, onChoose }: LinesProps) {
  const { betslip } = useLazyLoadQuery<otherLinesQuery>(
    graphql`
      query otherLinesQuery {
        betslip {
          version
          straight {
            draftBets {
              draftLegs {
                marketSelection {
                  id
                }
                buyPointOptions {
                  marketSelectionId
                  points {
                    formattedPoints
                  }
                  odds {
                    numeratorLong
                    denominatorLong
                  }
                }
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const own = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const panel = list.current?.parentElement;
    if (!own || !panel) return;
    panel.scrollIntoView({ block: 'nearest' });
    panel.scrollTop = own.offsetTop - (panel.clientHeight - own.offsetHeight) / 2;
    own.focus({ preventScroll: true });
  }, []);
  const format = useOddsFormat();
  const legs = betslip.straight.draftBets.flatMap(({ draftLegs }) => draftLegs);
  const options =
    legs.find(({ marketSelection }) => marketSelection.id === selectionId)?.buyPointOptions ?? [];
  if (options.length < 2) return <p className={styles.none}>No other lines are offered now.</p>;
  return (
    <ul ref={list} className={styles.lines}>
      {options.map(({ marketSelectionId: id, points, odds }) => {
        const read = readOdds(odds);
        if (!points || !odds || !read) return null;
        const { numeratorLong, denominatorLong } = odds;
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === selectionId}
              onClick={() => onChoose(id, { numeratorLong, denominatorLong })}
            >
              <b>{trueMinus(points.formattedPoints)}</b>
              <span>{trueMinus(formatOdds(read, format))}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
