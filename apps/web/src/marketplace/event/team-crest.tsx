import { graphql, useFragment } from 'react-relay/hooks';
import type { teamCrest_participant$key } from '../../__generated__/teamCrest_participant.graphql.ts';
import { Crest } from '../../ui/crest.tsx';
import type { CrestShape } from '../../ui/crest-shapes.ts';
import styles from './team-crest.module.css';

const SHAPE: Readonly<Record<string, CrestShape>> = {
  football: 'shield',
  basketball: 'hexagon',
  baseball: 'plate',
  hockey: 'octagon',
  soccer: 'roundel',
};

interface TeamCrestProps {
  participant: teamCrest_participant$key;
  sport: string;
  size: number;
}

/** A side's crest: the silhouette says the sport, a person gets the soft square, or the picture there is of them. */
export function TeamCrest({ participant: key, sport, size }: TeamCrestProps) {
  const participant = useFragment(
    graphql`
      fragment teamCrest_participant on Participant {
        label
        type
        headshotUrl
        primaryColour
        secondaryColour
      }
    `,
    key,
  );
  if (participant.headshotUrl) {
    return (
      <img className={styles.headshot} src={participant.headshotUrl} width={size} height={size} alt="" />
    );
  }
  return (
    <Crest
      initials={participant.label}
      primary={participant.primaryColour}
      secondary={participant.secondaryColour}
      shape={participant.type === 'TEAM' ? (SHAPE[sport] ?? 'roundel') : 'person'}
      size={size}
    />
  );
}
