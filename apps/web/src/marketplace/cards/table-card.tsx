import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { tableCard_card$key } from '../../__generated__/tableCard_card.graphql.ts';
import { Button } from '../../ui/button.tsx';
import { FieldRow } from '../field/field-row.tsx';
import { LeadersWithoutBets } from '../field/leaders-without-bets.tsx';
import { useOutcomes } from '../results/outcomes.ts';
import type { CardPlace } from './card-place.ts';
import { LikeliestFirst } from './likeliest-first.tsx';
import styles from './table-card.module.css';
import { useAccrued } from './use-accrued.ts';
import { useFirstOrder } from './use-first-order.ts';
import { WideTable } from './wide-table.tsx';

/** A long table begins with so many rows; a team's players are fewer. */
const AT_FIRST = 30;

/**
 * Players one below the other, each with what is asked about it side by side. In a list of events it stands below the event's name, the
 * likeliest on top as prices move; in play who is in front.
 */
export function TableCard({ card: key, place }: { card: tableCard_card$key; place: CardPlace }) {
  const card = useFragment(
    graphql`
      fragment tableCard_card on TableMarketCard {
        id
        featuredTitle
        headers
        rowHeader
        rows {
          id
          team
          place
          statisticAccrued {
            accrued
          }
          ...tableRow_row
        }
        event {
          statistics {
            homeScore
            isInPlay
          }
        }
        ...fieldRow_card
        ...leadersWithoutBets_card
        ...likeliestFirst_card
      }
    `,
    key,
  );
  const [isWhole, setWhole] = useState(false);
  const ordered = useFirstOrder(card.rows);
  // Players keep their places; a field is in the order it is told in.
  const players = card.rows.some(({ team }) => team != null) ? ordered : card.rows;
  const title = card.featuredTitle ?? '';
  const hasAccrued = card.rows.some(({ statisticAccrued }) => statisticAccrued != null);
  const isOver = useOutcomes() !== undefined;
  useAccrued(card.id, hasAccrued && !isOver ? card.rows.map(({ id }) => id) : []);
  const isInOrder = card.rows.some((row) => row.place != null);
  // The end of an event is told before its last places are: those from before it would belie who won.
  const hasPlaces = card.event.statistics.isInPlay;
  // Of a field the score is its winner's number from 1. With the results of its markets "Won" says it.
  const winner = isOver ? 0 : card.event.statistics.homeScore;
  const tableOf = (rows: typeof card.rows) => (
    <WideTable
      title={title}
      rowHeader={card.rowHeader}
      headers={card.headers}
      rows={rows}
      hasAccrued={hasAccrued}
      hasPlaces={hasPlaces}
      winner={winner}
    />
  );
  if (place === 'shelf') {
    return (
      <FieldRow card={card}>
        {hasPlaces && <LeadersWithoutBets card={card} />}
        {card.rows.length > 0 &&
          (isInOrder ? (
            tableOf(card.rows)
          ) : (
            <LikeliestFirst card={card} rows={card.rows}>
              {tableOf}
            </LikeliestFirst>
          ))}
      </FieldRow>
    );
  }
  return (
    <>
      {tableOf(isWhole ? players : players.slice(0, AT_FIRST))}
      {card.rows.length > AT_FIRST && (
        <Button
          tone="quiet"
          size="small"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${card.rows.length}`}
        </Button>
      )}
    </>
  );
}
