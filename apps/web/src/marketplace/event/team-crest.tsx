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
  /** Its first colour beside a side of like colours; its own where there is none. */
  colour?: string;
}

/** A side's crest: the silhouette says the sport, a person gets the soft square, or the picture there is of them. */
export function TeamCrest({ participant: key, sport, size, colour }: TeamCrestProps) {
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
  const primary = colour ?? participant.primaryColour;
  const isOwn = primary === participant.primaryColour;
  return (
    <Crest
      initials={participant.label}
      primary={primary}
      secondary={isOwn ? participant.secondaryColour : participant.primaryColour}
      shape={participant.type === 'TEAM' ? (SHAPE[sport] ?? 'roundel') : 'person'}
      size={size}
    />
  );
}
