import { graphql, useFragment } from 'react-relay/hooks';
import type { participantFlag_participant$key } from '../../__generated__/participantFlag_participant.graphql.ts';
import { Flag } from '../../ui/flag.tsx';

/** Where a player is from, before the name; of a national team the name says it already. Nothing of all others [CARD-015]. */
export function ParticipantFlag({ participant: key }: { participant: participantFlag_participant$key }) {
  const { countryName, countryUrl, name } = useFragment(
    graphql`
      fragment participantFlag_participant on Participant {
        countryName
        countryUrl
        name
      }
    `,
    key,
  );
  if (!countryUrl || !countryName) return null;
  return <Flag url={countryUrl} label={countryName === name ? '' : countryName} />;
}
