import { graphql, useFragment } from 'react-relay/hooks';
import type { linesTable_card$key } from '../../__generated__/linesTable_card.graphql.ts';
import { TeamCrest } from '../event/team-crest.tsx';
import { GridHeader, GridOdds } from './grid-odds.tsx';
import styles from './lines-table.module.css';

/** The three main lines on the event's own page: crest and name, then spread, total and money. */
export function LinesTable({ card: key }: { card: linesTable_card$key }) {
  const card = useFragment(
    graphql`
      fragment linesTable_card on GridMarketCard {
        event {
          sport {
            slug
          }
          awayParticipant {
            label
            mediumName
            ...teamCrest_participant
          }
          homeParticipant {
            label
            mediumName
            ...teamCrest_participant
          }
        }
        markets {
          ...gridOdds_markets
        }
      }
    `,
    key,
  );
  const { awayParticipant, homeParticipant, sport } = card.event;
  const sides = [
    { row: 'away', team: awayParticipant },
    { row: 'home', team: homeParticipant },
  ] as const;
  return (
    <div className={styles.table}>
      <div className={styles.line}>
        <span />
        <GridHeader />
      </div>
      {sides.map(({ row, team }) => (
        <div key={row} className={styles.line}>
          <div className={styles.team}>
            <TeamCrest participant={team} sport={sport.slug} size={28} />
            <span className={styles.name}>{team.mediumName}</span>
            <span className={styles.short} aria-hidden="true">
              {team.label}
            </span>
          </div>
          <GridOdds markets={card.markets} row={row} side={team.mediumName} />
        </div>
      ))}
    </div>
  );
}
