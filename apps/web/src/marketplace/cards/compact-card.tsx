import { graphql, useFragment } from 'react-relay/hooks';
import type { compactCard_card$key } from '../../__generated__/compactCard_card.graphql.ts';
import { BlankSelection, SelectionButton } from '../selection/selection-button.tsx';
import { RowsTable } from './rows-table.tsx';

const ANSWERS = [
  { key: 'YES', head: 'Yes' },
  { key: 'NO', head: 'No' },
] as const;

/** Markets that are answered by yes or no, a row each. */
export function CompactCard({ card: key }: { card: compactCard_card$key }) {
  const card = useFragment(
    graphql`
      fragment compactCard_card on CompactMultipleMarketCard {
        labels
        markets {
          id
          name
          selections {
            id
            type
            ...selectionButton_selection
          }
        }
      }
    `,
    key,
  );
  return (
    <RowsTable
      columns={ANSWERS}
      rows={card.markets.map(({ id, name, selections }, at) => ({
        key: id,
        label: card.labels[at] ?? name,
        cells: ANSWERS.map((answer) => {
          const selection = selections.find(({ type }) => type === answer.key);
          return selection ? (
            <SelectionButton key={answer.key} selection={selection} market={name} layout="price" />
          ) : (
            <BlankSelection key={answer.key} market={`${answer.head}, ${name}`} />
          );
        }),
      }))}
    />
  );
}
