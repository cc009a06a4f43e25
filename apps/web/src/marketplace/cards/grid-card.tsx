import { graphql, useFragment } from 'react-relay/hooks';
import type { gridCard_card$key } from '../../__generated__/gridCard_card.graphql.ts';
import { Parted } from '../../app/part.tsx';
import { report } from '../../app/report.ts';
import { phaseOf } from '../event/event-state.ts';
import { linesTable } from './card-parts.ts';
import type { CardPlace } from './card-place.ts';
import { LiveRow } from './live-row.tsx';
import { UpcomingRow } from './upcoming-row.tsx';

/** The layouts this app has; sports of one differ in their columns and drawings. */
const LAYOUTS: ReadonlySet<string> = new Set(['COMBAT', 'CRICKET', 'PLAIN', 'SIMPLE', 'SOCCER', 'TENNIS']);

/** Spread, total and moneyline of one event, laid out for where it stands and for whether it has begun. */
export function GridCard({ card: key, place }: { card: gridCard_card$key; place: CardPlace }) {
  const card = useFragment(
    graphql`
      fragment gridCard_card on GridMarketCard {
        variant
        event {
          status
          startTime
          statistics {
            isInPlay
            homeScore
            awayScore
            progress
          }
        }
        ...linesTable_card
        ...liveRow_card
        ...upcomingRow_card
      }
    `,
    key,
  );
  if (!LAYOUTS.has(card.variant)) {
    report('wagering', 'Unknown Grid Market Card type', card.variant);
    return null;
  }
  if (place === 'drawer') return <Parted part={linesTable} props={{ card }} />;
  const phase = phaseOf(card.event);
  return phase === 'live' || phase === 'finished' ? <LiveRow card={card} /> : <UpcomingRow card={card} />;
}
