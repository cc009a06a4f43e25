import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { liveStrip_event$key } from '../../__generated__/liveStrip_event.graphql.ts';
import { FootballField } from '../football/football-field.tsx';

const FurtherStrip = lazy(() =>
  import('./further-strip.tsx').then(({ FurtherStrip }) => ({ default: FurtherStrip })),
);

/** What is happening, drawn small under a live card's teams. Sports without a drawing keep the place empty. */
export function LiveStrip({ event: key }: { event: liveStrip_event$key }) {
  const event = useFragment(
    graphql`
      fragment liveStrip_event on StandardEvent {
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
          ...sportStatistics_statistics @relay(mask: false)
        }
      }
    `,
    key,
  );
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  if (statistics.__typename === 'FootballStatistics') {
    return <FootballField state={statistics} away={away} home={home} size="strip" />;
  }
  return (
    <Suspense fallback={<span />}>
      <FurtherStrip event={event} />
    </Suspense>
  );
}
