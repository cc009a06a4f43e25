import { graphql, useFragment } from 'react-relay/hooks';
import type { cardPrices_card$key } from '../../__generated__/cardPrices_card.graphql.ts';
import { sidesInOrder } from '../event/side-order.ts';
import { areLinesOutOfDate } from '../event/suspension-words.ts';
import styles from './event-row.module.css';
import { GridOdds } from './grid-odds.tsx';
import { gridColumns, isThreeWay } from './grid-rows.ts';
import { ThreeWayPrices } from './three-way-prices.tsx';

/** The prices beside the two lines of a game's card: three a side, or home, draw and away. */
export function CardPrices({ card: key }: { card: cardPrices_card$key }) {
  const { event, markets } = useFragment(
    graphql`
      fragment cardPrices_card on GridMarketCard {
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
          }
          homeParticipant {
            label
            mediumName
          }
        }
        markets {
          type
          ...gridOdds_markets
          ...threeWayPrices_markets
        }
      }
    `,
    key,
  );
  const columns = gridColumns(event.sport.slug);
  const linesOutOfDate = areLinesOutOfDate(event);
  const labels = { home: event.homeParticipant.label, away: event.awayParticipant.label };
  return (
    <div className={styles.prices}>
      {isThreeWay(markets) ? (
        <ThreeWayPrices markets={markets} labels={labels} tall />
      ) : (
        sidesInOrder(event).map(({ side, team }, index) => (
          <GridOdds
            key={side}
            columns={columns}
            markets={markets}
            row={{ side, isFirst: index === 0 }}
            name={team.mediumName}
            linesOutOfDate={linesOutOfDate}
          />
        ))
      )}
    </div>
  );
}
