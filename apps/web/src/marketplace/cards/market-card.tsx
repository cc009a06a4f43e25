import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { marketCard_card$key } from '../../__generated__/marketCard_card.graphql.ts';
import { Parted } from '../../app/part.tsx';
import { report } from '../../app/report.ts';
import { phaseOf } from '../event/event-state.ts';
import {
  alignedCard,
  compactCard,
  lineSelectorCard,
  listCard,
  multipleCard,
  statisticsCard,
  tableCard,
  threeWayCard,
  tiledListCard,
} from './card-parts.ts';
import type { CardPlace } from './card-place.ts';
import { GridCard } from './grid-card.tsx';

const OddsBoostCard = lazy(() =>
  import('./odds-boost-card.tsx').then((module) => ({ default: module.OddsBoostCard })),
);

/** A card of any kind. Kinds this app does not know are reported and skipped; cards of absent events show nothing. */
export function MarketCard({ card: key, place }: { card: marketCard_card$key; place: CardPlace }) {
  const card = useFragment(
    graphql`
      fragment marketCard_card on MarketCard {
        __typename
        # Not shown: the live updates compare it, to never write an older market over a newer one.
        markets {
          id
          sequence
        }
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
        ...gridCard_card @alias(as: "grid")
        ...lineSelectorCard_card @alias(as: "lines")
        ...threeWayCard_card @alias(as: "threeWay")
        ...tiledListCard_card @alias(as: "tiles")
        ...listCard_card @alias(as: "list")
        ...alignedCard_card @alias(as: "aligned")
        ...compactCard_card @alias(as: "compact")
        ...multipleCard_card @alias(as: "multiple")
        ...statisticsCard_card @alias(as: "statistics")
        ...tableCard_card @alias(as: "table")
        ... on OddsBoostMarketCard @alias(as: "boost") {
          id
        }
      }
    `,
    key,
  );
  if (phaseOf(card.event) === 'absent') return null;
  if (card.grid) return <GridCard card={card.grid} place={place} />;
  if (card.lines) return <Parted part={lineSelectorCard} props={{ card: card.lines }} />;
  if (card.threeWay) return <Parted part={threeWayCard} props={{ card: card.threeWay }} />;
  if (card.tiles) return <Parted part={tiledListCard} props={{ card: card.tiles }} />;
  if (card.list) return <Parted part={listCard} props={{ card: card.list }} />;
  if (card.aligned) return <Parted part={alignedCard} props={{ card: card.aligned }} />;
  if (card.compact) return <Parted part={compactCard} props={{ card: card.compact }} />;
  if (card.multiple) return <Parted part={multipleCard} props={{ card: card.multiple }} />;
  if (card.statistics) return <Parted part={statisticsCard} props={{ card: card.statistics }} />;
  if (card.table) return <Parted part={tableCard} props={{ card: card.table, place }} />;
  if (card.boost) {
    return (
      <Suspense fallback={null}>
        <OddsBoostCard cardId={card.boost.id} />
      </Suspense>
    );
  }
  report('wagering', 'Unknown Grid Market Card type', card.__typename);
  return null;
}
