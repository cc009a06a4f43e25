import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  marketDrawer_drawer$data,
  marketDrawer_drawer$key,
} from '../../__generated__/marketDrawer_drawer.graphql.ts';
import { track } from '../../app/track.ts';
import { Badge } from '../../ui/badge.tsx';
import { counted } from '../../ui/counted.ts';
import { cx } from '../../ui/cx.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Fold } from '../../ui/fold.tsx';
import { MarketCard } from '../cards/market-card.tsx';
import { suspensionWords } from '../event/suspension-words.ts';
import { createDrawerMemory } from './drawers.ts';
import styles from './market-drawer.module.css';

const memory = createDrawerMemory();

/** Of a drawer with more cards so many are open; of the others the headings stand there. */
const CARDS_OPEN = 6;

/**
 * A drawer of markets, or of what is counted. Whether it stands open is remembered while the app is open. Late in a game the last of its markets
 * closes: then there is nothing to open, and no drawer.
 */
export function MarketDrawer({
  drawer: key,
  openAtFirst,
}: {
  drawer: marketDrawer_drawer$key;
  openAtFirst: boolean;
}) {
  const drawer = useFragment(
    graphql`
      fragment marketDrawer_drawer on Drawer {
        id
        title
        cards {
          ...drawerCard_card @relay(mask: false)
        }
      }
    `,
    key,
  );
  // As it began: nobody's cards become headings, nor headings cards, while one looks at them.
  const [folds] = useState(drawer.cards.length > CARDS_OPEN);
  const markets = drawer.cards.flatMap((card) => card.markets);
  const offered = markets.filter(({ status }) => status !== 'CLOSED');
  const isOfCounts = drawer.cards.some(({ __typename }) => __typename === 'EventStatisticsMarketCard');
  if (offered.length === 0 && !isOfCounts) return null;
  const suspended = offered.length > 0 && offered.every(({ status }) => status === 'SUSPENDED');
  // What the house stopped by itself says so only where it stopped all of them.
  const own = offered.every(({ suspension }) => suspension != null) ? offered[0] : undefined;
  const why = drawer.cards.map(({ event }) => suspensionWords(event, own)).find(Boolean);
  // Of the rest bets are taken: their prices stand between those of what is stopped, which say no more than that it is.
  const isStoppedInPart = !suspended && offered.some(({ suspension }) => suspension === 'HOUSE');
  const isOver = offered.every(({ status }) => status === 'SETTLED');
  // As the event's card counts them.
  const bets = new Set(offered.map(({ family }) => family)).size;
  return (
    <Drawer
      title={drawer.title}
      tags={
        (suspended || isStoppedInPart) && (
          <Badge tone="warn" icon="lock">
            {isStoppedInPart ? 'Partly stopped by the house' : (why ?? 'Suspended')}
          </Badge>
        )
      }
      summary={bets > 0 ? counted(bets, isOver ? 'market' : 'bet') : undefined}
      defaultOpen={memory.isOpen(drawer.id, openAtFirst)}
      onToggle={(open) => toggled(drawer.id, drawer.title, open)}
    >
      <div className={cx(styles.cards, folds && styles.folds)}>
        {drawer.cards.map((card, place) => (
          <DrawerCard
            key={card.id}
            card={card}
            drawerTitle={drawer.title}
            folds={folds}
            openAtFirst={place < CARDS_OPEN}
          />
        ))}
      </div>
    </Drawer>
  );
}

interface DrawerCardProps {
  card: marketDrawer_drawer$data['cards'][number];
  drawerTitle: string;
  /** Whether its heading opens and closes it. */
  folds: boolean;
  openAtFirst: boolean;
}

/** A card under its heading, which is left out where the drawer's title or its only row says it, unless that is closed. */
function DrawerCard({ card, drawerTitle, folds, openAtFirst }: DrawerCardProps) {
  // It keeps its form as those before it come and go.
  const [isOpen] = useState(() => memory.isOpen(card.id, openAtFirst));
  const title = card.featuredTitle;
  const isSaid = (...by: readonly string[]) => !title || isSaidBy(by, title);
  const isRowEnough = isSaid(drawerTitle, ...(card.labels ?? []));
  const body = <MarketCard card={card} place="drawer" />;
  return (
    <section className={cx(styles.card, folds && styles.parted)} aria-label={title ?? drawerTitle}>
      {folds && title && !isSaid(drawerTitle) && !(isRowEnough && isOpen) ? (
        <Fold title={title} defaultOpen={isOpen} onToggle={(open) => toggled(card.id, title, open)}>
          {body}
        </Fold>
      ) : (
        <>
          {!isRowEnough && <h4 className={styles.title}>{title}</h4>}
          {body}
        </>
      )}
    </section>
  );
}

function toggled(id: string, title: string, open: boolean): void {
  memory.set(id, open);
  track(`drawer ${open ? 'expand' : 'collapse'}`, { title });
}

/**
 * Whether a drawer's title or the card's only row says its heading, whose first word may begin small: what is left of a drawer of two
 * sides says whose it is.
 */
function isSaidBy(said: readonly string[], heading: string): boolean {
  return said.some((words) => words.toLowerCase() === heading.toLowerCase());
}
