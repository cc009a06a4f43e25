import { graphql, useFragment } from 'react-relay/hooks';
import type { linesTable_card$key } from '../../__generated__/linesTable_card.graphql.ts';
import { sidesInOrder } from '../event/side-order.ts';
import { areLinesOutOfDate } from '../event/suspension-words.ts';
import { sideColours } from '../event/team-colours.ts';
import { TeamCrest } from '../event/team-crest.tsx';
import { GridHeader, GridOdds } from './grid-odds.tsx';
import { columnsInUse, gridColumns, isThreeWay } from './grid-rows.ts';
import styles from './lines-table.module.css';
import { ThreeWayPrices } from './three-way-prices.tsx';

/** The three main lines on the event's own page: crest and name, then spread, total and money. */
export function LinesTable({ card: key }: { card: linesTable_card$key }) {
  const card = useFragment(
    graphql`
      fragment linesTable_card on GridMarketCard {
        event {
          status
          priceState
          statistics {
            isInPlay
          }
          sport {
            slug
          }
          awayParticipant {
            label
            mediumName
            primaryColour
            secondaryColour
            ...teamCrest_participant
          }
          homeParticipant {
            label
            mediumName
            primaryColour
            secondaryColour
            ...teamCrest_participant
          }
        }
        markets {
          type
          classification
          selections {
            type
            status
          }
          ...gridOdds_markets
          ...threeWayPrices_markets
        }
      }
    `,
    key,
  );
  const { awayParticipant, homeParticipant, sport } = card.event;
  if (isThreeWay(card.markets)) {
    const labels = { home: homeParticipant.mediumName, away: awayParticipant.mediumName };
    return <ThreeWayPrices markets={card.markets} labels={labels} tall={false} />;
  }
  const columns = columnsInUse(gridColumns(sport.slug, card.markets[0]?.classification), card.markets);
  const linesOutOfDate = areLinesOutOfDate(card.event);
  const colours = sideColours(homeParticipant, awayParticipant);
  return (
    <div className={styles.table}>
      <div className={styles.line}>
        <span />
        <GridHeader columns={columns} />
      </div>
      {sidesInOrder(card.event).map(({ side, team }, index) => (
        <div key={side} className={styles.line}>
          <div className={styles.team}>
            <TeamCrest participant={team} sport={sport.slug} size={28} colour={colours[side]} />
            <span className={styles.name}>{team.mediumName}</span>
            <span className={styles.short} aria-hidden="true">
              {team.label}
            </span>
          </div>
          <GridOdds
            columns={columns}
            markets={card.markets}
            row={{ side, isFirst: index === 0 }}
            name={team.mediumName}
            linesOutOfDate={linesOutOfDate}
          />
        </div>
      ))}
    </div>
  );
}
