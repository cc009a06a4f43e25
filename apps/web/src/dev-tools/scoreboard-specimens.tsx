import { Suspense } from 'react';
import { drawings } from '../marketplace/sports/drawings.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { games } from './scoreboard-games.ts';
import styles from './scoreboard-specimens.module.css';
import { Cell, Group } from './specimen.tsx';

/** Every sport's drawing, as it stands under a live card's teams and on the event's own page. */
export function ScoreboardSpecimens({ theme }: { theme: 'dark' | 'light' }) {
  return (
    <Group title="Scoreboard parts, as strip and as board">
      {games.map(({ title, event }) => {
        const Drawing = drawings[event.statistics.__typename];
        return (
          Drawing && (
            <Cell key={title} label={title}>
              <Card padded>
                <Suspense fallback={<Skeleton height={130} />}>
                  <div className={styles[theme]}>
                    <div className={styles.strip}>
                      <Drawing event={event} size="strip" />
                    </div>
                    <Drawing event={event} size="board" />
                  </div>
                </Suspense>
              </Card>
            </Cell>
          )
        );
      })}
    </Group>
  );
}
