import { graphql, useFragment } from 'react-relay/hooks';
import type { footballStrip_event$key } from '../../__generated__/footballStrip_event.graphql.ts';
import { FootballField } from './football-field.tsx';

/** The field under a live card's teams. Sports without a drawing here keep the place empty. */
export function FootballStrip({ event: key }: { event: footballStrip_event$key }) {
  const event = useFragment(
    graphql`
      fragment footballStrip_event on StandardEvent {
        awayParticipant {
          mediumName
          primaryColour
        }
        homeParticipant {
          mediumName
          primaryColour
        }
        statistics {
          __typename
          ... on FootballStatistics {
            ballOn
            driveStart
            lineToGain
            possession
            redZone
            yardLine
            downAndDistance
          }
        }
      }
    `,
    key,
  );
  const { statistics } = event;
  if (statistics.__typename !== 'FootballStatistics') return <span />;
  return (
    <FootballField
      state={statistics}
      away={event.awayParticipant}
      home={event.homeParticipant}
      size="strip"
    />
  );
}
