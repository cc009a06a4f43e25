import { compareOdds } from '@fairline/money/odds.ts';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { likeliestFirst_card$key } from '../../__generated__/likeliestFirst_card.graphql.ts';
import { readOdds } from '../selection/selection-view.ts';

interface LikeliestFirstProps<Row> {
  card: likeliestFirst_card$key;
  rows: readonly Row[];
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * The favourites of a field in the order of their prices in the first column, which move; those without a price last. Only for
 * few rows: it looks at every price of the card.
 */
export function LikeliestFirst<Row extends { readonly id: string }>({
  card: key,
  rows,
  children,
}: LikeliestFirstProps<Row>) {
  const card = useFragment(
    graphql`
      fragment likeliestFirst_card on TableMarketCard {
        rows {
          id
          selections {
            id
            odds {
              numeratorLong
              denominatorLong
            }
          }
        }
      }
    `,
    key,
  );
  const prices = new Map(card.rows.map(({ id, selections }) => [id, readOdds(selections[0]?.odds)]));
  const ordered = [...rows].sort((one, other) => {
    const [left, right] = [prices.get(one.id), prices.get(other.id)];
    if (left === undefined || right === undefined) return Number(!left) - Number(!right);
    return compareOdds(left, right);
  });
  return children(ordered);
}
