import { inkOn } from '../event/team-colours.ts';
import { TeamCrest } from '../event/team-crest.tsx';
import styles from './featured-card.module.css';
import type { FeaturedLeg } from './featured-legs.tsx';

interface FeaturedHeadProps {
  legs: readonly FeaturedLeg[];
  header: string;
  text: string;
}

const MOST_CRESTS = 2;

/** The header in the first team's colour, the second behind the crests, one slash between. */
export function FeaturedHead({ legs, header, text }: FeaturedHeadProps) {
  const sides = new Map(
    legs.map(({ selection, event }) => {
      const side = selection.participant ?? event.homeParticipant;
      return [side.id, { side, sport: event.sport.slug }] as const;
    }),
  );
  const [first, second] = [...sides.values()].map(({ side }) => side);
  const front = first?.primaryColour ?? '#333333';
  const colours = {
    '--front': front,
    '--ink': inkOn(front),
    '--behind': second?.primaryColour ?? first?.secondaryColour ?? front,
  };
  return (
    <div className={styles.head} style={colours}>
      <div>
        <h3>{header}</h3>
        <p>{text}</p>
      </div>
      <span className={styles.crests}>
        {[...sides.values()].slice(0, MOST_CRESTS).map(({ side, sport }) => (
          <TeamCrest key={side.id} participant={side} sport={sport} size={30} />
        ))}
      </span>
    </div>
  );
}
