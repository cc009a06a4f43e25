import { graphql, useFragment } from 'react-relay/hooks';
import type { alignedCard_card$key } from '../../__generated__/alignedCard_card.graphql.ts';
import { sidesInOrder } from '../event/side-order.ts';
import { sideColours } from '../event/team-colours.ts';
import { TeamCrest } from '../event/team-crest.tsx';
import { useOutcomes } from '../results/outcomes.ts';
import { BlankSelection, SelectionButton } from '../selection/selection-button.tsx';
import styles from './aligned-card.module.css';
import { RowsTable } from './rows-table.tsx';
import rows from './selection-cards.module.css';
import { isBlank } from './without-blanks.ts';

/**
 * Markets whose ways are the sides and perhaps neither: a row each, below the sides' names. A price of somebody of a side, such as a
 * player against one of the other side, says whose it is.
 */
export function AlignedCard({ card: key }: { card: alignedCard_card$key }) {
  const card = useFragment(
    graphql`
      fragment alignedCard_card on ParticipantAlignedMarketCard {
        labels
        event {
          sport {
            slug
          }
          awayParticipant {
            id
            label
            mediumName
            primaryColour
            secondaryColour
            ...teamCrest_participant
          }
          homeParticipant {
            id
            label
            mediumName
            primaryColour
            secondaryColour
            ...teamCrest_participant
          }
        }
        markets {
          id
          name
          selections {
            id
            status
            name {
              defaultName
            }
            participant {
              id
            }
            ...selectionButton_selection
          }
        }
      }
    `,
    key,
  );
  const isOver = useOutcomes() !== undefined;
  const markets = card.markets.filter(({ selections }) => selections.length > 0);
  if (markets.length === 0) return <p className={rows.none}>No bets available!</p>;
  const { awayParticipant, homeParticipant, sport } = card.event;
  const colours = sideColours(homeParticipant, awayParticipant);
  const sides = sidesInOrder(card.event).map(({ side, team }) => ({
    key: side,
    participantId: team.id,
    name: team.mediumName,
    head: (
      <span key={side} className={styles.side}>
        <TeamCrest participant={team} sport={sport.slug} size={22} colour={colours[side]} />
        <span className={styles.name}>{team.mediumName}</span>
        <span className={styles.short} aria-hidden="true">
          {team.label}
        </span>
      </span>
    ),
  }));
  // A column in which no row has a price says nothing: nobody can stay below 10 points.
  const ofNobody = markets.flatMap(({ selections }) => selections.filter(isOfNobody));
  const others = new Set(ofNobody.filter((way) => isOver || !isBlank(way)).map(nameOf));
  // Where the markets call it by several names, each price says its own.
  const neither = {
    key: 'neither',
    participantId: undefined,
    name: 'Neither',
    head: [...others].join(' / '),
  };
  const columns = others.size > 0 ? [...sides, neither] : sides;
  const isNamed = (way: Way) =>
    !isOfNobody(way) &&
    !sides.some(
      ({ participantId, name }) => participantId === way.participant?.id && nameOf(way).includes(name),
    );
  return (
    <RowsTable
      columns={columns}
      areNamed={markets.some(({ selections }) => selections.some(isNamed))}
      rows={markets.map((market) => ({
        key: market.id,
        label: card.labels[card.markets.indexOf(market)] ?? market.name,
        cells: columns.map(({ key: column, participantId, name }) => {
          const selection = market.selections.find((one) => one.participant?.id === participantId);
          return selection ? (
            <SelectionButton
              key={column}
              selection={selection}
              market={market.name}
              layout={isNamed(selection) ? 'named' : 'price'}
            />
          ) : (
            <BlankSelection key={column} market={`${name}, ${market.name}`} />
          );
        }),
      }))}
    />
  );
}

interface Way {
  readonly status: string;
  readonly name: { readonly defaultName: string };
  readonly participant?: { readonly id: string } | null | undefined;
}

function isOfNobody({ participant }: Way): boolean {
  return participant == null;
}

function nameOf({ name }: Way): string {
  return name.defaultName;
}
