import { compareOdds } from '@fairline/money/odds.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { tiledListCard_card$key } from '../../__generated__/tiledListCard_card.graphql.ts';
import { useOutcomes } from '../results/outcomes.ts';
import { SelectionButton } from '../selection/selection-button.tsx';
import { readOdds } from '../selection/selection-view.ts';
import styles from './selection-cards.module.css';
import { useFirstOrder } from './use-first-order.ts';
import { isBlank } from './without-blanks.ts';

/** One market as tiles, so many in a row as the card says. */
export function TiledListCard({ card: key }: { card: tiledListCard_card$key }) {
  const card = useFragment(
    graphql`
      fragment tiledListCard_card on TiledListMarketCard {
        columns
        markets {
          id
          name
          classification
          selections {
            id
            status
            odds {
              numeratorLong
              denominatorLong
            }
            name {
              defaultName
            }
            participant {
              id
              label
              mediumName
            }
            ...selectionButton_selection
          }
        }
      }
    `,
    key,
  );
  const isOver = useOutcomes() !== undefined;
  const selections = card.markets.flatMap((market) =>
    shortestFirst(market).map((one) => ({ ...one, market, caption: captionOf(one, market) })),
  );
  // What cannot win any more leaves: of a list of scores most do after a few goals. Among results everything stands.
  const tiles = useFirstOrder(selections).filter((one) => isOver || !isBlank(one));
  if (tiles.length === 0) return <p className={styles.none}>No bets found</p>;
  return (
    <div className={styles.tiles} style={{ '--columns': card.columns }}>
      {tiles.map((selection) => (
        <SelectionButton
          key={selection.id}
          selection={selection}
          market={selection.market.name}
          caption={selection.caption}
          layout="wide"
        />
      ))}
    </div>
  );
}

interface Named {
  readonly name: { readonly defaultName: string };
  readonly participant?:
    | { readonly id: string; readonly label: string; readonly mediumName: string }
    | null
    | undefined;
}

/** A player's name with the team's, where players of both sides stand in one market; undefined where the name says it all. */
function captionOf({ name, participant }: Named, market: Sided): string | undefined {
  if (market.classification !== 'player' || !participant) return undefined;
  const teams = new Set(market.selections.flatMap((one) => one.participant?.id ?? []));
  const says = name.defaultName;
  const isTold = says.startsWith(participant.mediumName) || says.endsWith(`(${participant.label})`);
  return teams.size < 2 || isTold ? undefined : `${says} (${participant.label})`;
}

interface Sided {
  readonly classification: string;
  readonly selections: readonly Named[];
}

/** Classifications of markets on who it is. */
const BY_PRICE: ReadonlySet<string> = new Set(['player', 'conference', 'division']);

interface Priced {
  /** Whose player it is; of nobody's no player. */
  readonly participant?: { readonly id: string } | null | undefined;
  readonly odds?: { readonly numeratorLong: string; readonly denominatorLong: string } | null | undefined;
}

/** Players and outrights by their prices, those without one after them, and below all what names no player: 'No Goal'. Scores and ranges as the market has them. */
function shortestFirst<S extends Priced>({
  classification,
  selections,
}: {
  readonly classification: string;
  readonly selections: readonly S[];
}): readonly S[] {
  if (!BY_PRICE.has(classification)) return selections;
  return [...selections].sort((one, other) => {
    if (!one.participant !== !other.participant) return one.participant ? -1 : 1;
    const [left, right] = [readOdds(one.odds), readOdds(other.odds)];
    return left && right ? compareOdds(left, right) : Number(!left) - Number(!right);
  });
}
