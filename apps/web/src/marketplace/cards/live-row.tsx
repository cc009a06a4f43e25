import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { liveRow_card$key } from '../../__generated__/liveRow_card.graphql.ts';
import { PageLink } from '../../app/page-link.tsx';
import { useNear } from '../../ui/use-near.ts';
import { sidesInOrder } from '../event/side-order.ts';
import { PropsPlace } from '../props/props-place.tsx';
import { SportDrawing } from '../sports/sport-drawing.tsx';
import { CardFoot } from './card-foot.tsx';
import { CardHeading } from './card-heading.tsx';
import { CardPrices } from './card-prices.tsx';
import styles from './event-row.module.css';
import { GridHeader } from './grid-odds.tsx';
import { gridColumns, isThreeWay } from './grid-rows.ts';
import { SituationLine } from './situation-line.tsx';
import { spokenScore } from './spoken-score.ts';
import { TeamLine } from './team-line.tsx';

/** Each sport's drawing is code of its own: it is fetched when the first game of it is about to be seen. */
const DRAWN_WITHIN = '10% 0px';

/** A game in play: clock and situation, scores, three prices a side, and a drawing of what is happening. */
export function LiveRow({ card: key }: { card: liveRow_card$key }) {
  const card = useFragment(
    graphql`
      fragment liveRow_card on GridMarketCard {
        featuredTitle
        deepLink {
          webUrl
        }
        event {
          name
          status
          startTime
          sport {
            slug
          }
          awayParticipant {
            mediumName
          }
          homeParticipant {
            mediumName
          }
          statistics {
            homeScore
            awayScore
            isInPlay
            progress
            away {
              score
              segmentScore
            }
            home {
              score
              segmentScore
            }
          }
          ...situationLine_event
          ...teamLine_event
          ...sportDrawing_event
        }
        markets {
          type
        }
        ...cardFoot_card
        ...cardPrices_card
        ...propsPlace_card
      }
    `,
    key,
  );
  const { event } = card;
  const threeWay = isThreeWay(card.markets);
  const sides = sidesInOrder(event);
  const spoken = spokenScore(event);
  const [isDrawn, drawingPlace] = useNear(DRAWN_WITHIN);
  return (
    <article className={styles.row}>
      <CardHeading featured={card.featuredTitle} event={event.name} />
      <div className={styles.top}>
        <SituationLine event={event} />
        {!threeWay && <GridHeader columns={gridColumns(event.sport.slug)} />}
      </div>
      {spoken !== '' && <p className="sr">{spoken}</p>}
      <div className={styles.split}>
        <PageLink to={card.deepLink.webUrl} className={styles.teams} aria-label={event.name}>
          {sides.map(({ side }) => (
            <TeamLine key={side} event={event} side={side} />
          ))}
        </PageLink>
        <CardPrices card={card} />
      </div>
      <div className={styles.foot}>
        <span ref={drawingPlace} className={styles.strip}>
          {isDrawn && (
            <Suspense>
              <SportDrawing event={event} size="strip" />
            </Suspense>
          )}
        </span>
        <CardFoot card={card} />
      </div>
      <PropsPlace card={card} />
    </article>
  );
}
