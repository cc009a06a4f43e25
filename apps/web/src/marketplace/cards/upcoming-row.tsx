import { graphql, useFragment } from 'react-relay/hooks';
import type { upcomingRow_card$key } from '../../__generated__/upcomingRow_card.graphql.ts';
import { kickoff } from '../../app/kickoff.ts';
import { PageLink } from '../../app/page-link.tsx';
import { cx } from '../../ui/cx.ts';
import { CardHeading } from './card-heading.tsx';
import styles from './event-row.module.css';
import { GridOdds } from './grid-odds.tsx';
import { isThreeWay } from './grid-rows.ts';
import { TeamLine } from './team-line.tsx';
import { ThreeWayPrices } from './three-way-prices.tsx';

/** A game to come: when, who, and three prices a side; the day's bar above names the columns. */
export function UpcomingRow({ card: key }: { card: upcomingRow_card$key }) {
  const card = useFragment(
    graphql`
      fragment upcomingRow_card on GridMarketCard {
        featuredTitle
        deepLink {
          webUrl
        }
        event {
          name
          status
          startTime
          marketCount
          awayParticipant {
            label
            mediumName
          }
          homeParticipant {
            label
            mediumName
          }
          ...teamLine_event
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
  const { event } = card;
  const threeWay = isThreeWay(card.markets);
  const { time } = kickoff(event.startTime, Date.now());
  const bets = `${event.marketCount} ${event.marketCount === 1 ? 'bet' : 'bets'}`;
  return (
    <article className={cx(styles.row, styles.upcoming)}>
      <CardHeading featured={card.featuredTitle} event={event.name} />
      <div className={styles.split}>
        <PageLink to={card.deepLink.webUrl} className={styles.fixture} aria-label={`${event.name}, ${bets}`}>
          <span className={styles.when}>
            {event.status === 'POSTPONED' ? <b>Postponed</b> : <b>{time} ET</b>}
            <span>{bets}</span>
          </span>
          <span className={styles.teams}>
            <TeamLine event={event} side="away" />
            <TeamLine event={event} side="home" />
          </span>
        </PageLink>
        <div className={styles.prices}>
          {threeWay ? (
            <ThreeWayPrices
              markets={card.markets}
              labels={{ home: event.homeParticipant.label, away: event.awayParticipant.label }}
              tall
            />
          ) : (
            <>
              <GridOdds markets={card.markets} row="away" side={event.awayParticipant.mediumName} />
              <GridOdds markets={card.markets} row="home" side={event.homeParticipant.mediumName} />
            </>
          )}
        </div>
      </div>
    </article>
  );
}
