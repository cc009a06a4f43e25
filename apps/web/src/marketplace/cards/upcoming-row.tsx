import { graphql, useFragment } from 'react-relay/hooks';
import type { upcomingRow_card$key } from '../../__generated__/upcomingRow_card.graphql.ts';
import { kickoff } from '../../app/kickoff.ts';
import { PageLink } from '../../app/page-link.tsx';
import { cx } from '../../ui/cx.ts';
import { overdueText } from '../event/event-state.ts';
import { sidesInOrder } from '../event/side-order.ts';
import { lastingSuspensionWords } from '../event/suspension-words.ts';
import { useNowOfStart } from '../event/use-start.ts';
import { PropsPlace } from '../props/props-place.tsx';
import { betCountText } from './bet-count.ts';
import { CardHeading } from './card-heading.tsx';
import { CardPrices } from './card-prices.tsx';
import styles from './event-row.module.css';
import { TeamLine } from './team-line.tsx';

/**
 * A game to come: when, who, and three prices a side; the day's bar above names the columns. Where there are no bets yet it says
 * why.
 */
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
          priceState
          suspension
          playOff {
            series
            shortSeries
          }
          sport {
            slug
          }
          awayParticipant {
            mediumName
          }
          homeParticipant {
            mediumName
          }
          ...teamLine_event
        }
        ...cardPrices_card
        ...propsPlace_card
      }
    `,
    key,
  );
  const { event } = card;
  const sides = sidesInOrder(event);
  const now = useNowOfStart(event.startTime);
  const isOff = event.status === 'POSTPONED';
  const when = overdueText(event.startTime, now) ?? `${kickoff(event.startTime, now).time} ET`;
  const bets = betCountText(event.marketCount) || (!isOff && lastingSuspensionWords(event));
  return (
    <article className={cx(styles.row, styles.upcoming)}>
      <CardHeading featured={card.featuredTitle} event={event.name} />
      <div className={styles.split}>
        <PageLink
          to={card.deepLink.webUrl}
          className={styles.fixture}
          aria-label={[event.name, event.playOff?.series, bets].filter(Boolean).join(', ')}
        >
          <span className={styles.when}>
            <b>{isOff ? 'Postponed' : when}</b>
            {event.playOff?.shortSeries && <span>{event.playOff.shortSeries}</span>}
            {bets && <span>{bets}</span>}
          </span>
          <span className={styles.teams}>
            {sides.map(({ side }) => (
              <TeamLine key={side} event={event} side={side} />
            ))}
          </span>
        </PageLink>
        <CardPrices card={card} />
      </div>
      <PropsPlace card={card} />
    </article>
  );
}
