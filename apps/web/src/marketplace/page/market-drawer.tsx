import { graphql, useFragment } from 'react-relay/hooks';
import type { marketDrawer_drawer$key } from '../../__generated__/marketDrawer_drawer.graphql.ts';
import { track } from '../../app/track.ts';
import { Badge } from '../../ui/badge.tsx';
import { counted } from '../../ui/counted.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { MarketCard } from '../cards/market-card.tsx';
import { suspensionWords } from '../event/suspension-words.ts';
import { createDrawerMemory } from './drawers.ts';
import styles from './market-drawer.module.css';

const memory = createDrawerMemory();

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
  const markets = drawer.cards.flatMap((card) => card.markets);
  const offered = markets.filter(({ status }) => status !== 'CLOSED');
  const isOfCounts = drawer.cards.some(({ __typename }) => __typename === 'EventStatisticsMarketCard');
  if (offered.length === 0 && !isOfCounts) return null;
  const suspended = offered.length > 0 && offered.every(({ status }) => status === 'SUSPENDED');
  const why = drawer.cards.map(({ event }) => suspensionWords(event)).find(Boolean);
  const isOver = offered.every(({ status }) => status === 'SETTLED');
  // As the event's card counts them.
  const bets = new Set(offered.map(({ family }) => family)).size;
  return (
    <Drawer
      title={drawer.title}
      tags={
        suspended && (
          <Badge tone="warn" icon="lock">
            {why ?? 'Suspended'}
          </Badge>
        )
      }
      summary={bets > 0 ? counted(bets, isOver ? 'market' : 'bet') : undefined}
      defaultOpen={memory.isOpen(drawer.id, openAtFirst)}
      onToggle={(open) => {
        memory.set(drawer.id, open);
        track(`drawer ${open ? 'expand' : 'collapse'}`, { title: drawer.title });
      }}
    >
      <div className={styles.cards}>
        {drawer.cards.map((card) => (
          <section key={card.id} className={styles.card} aria-label={card.featuredTitle ?? drawer.title}>
            {card.featuredTitle && !isSaidBy([drawer.title, ...(card.labels ?? [])], card.featuredTitle) && (
              <h4 className={styles.title}>{card.featuredTitle}</h4>
            )}
            <MarketCard card={card} place="drawer" />
          </section>
        ))}
      </div>
    </Drawer>
  );
}

/**
 * Whether a drawer's title or the card's only row says its heading, whose first word may begin small: what is left of a drawer of two
 * sides says whose it is.
 */
function isSaidBy(said: readonly string[], heading: string): boolean {
  return said.some((words) => words.toLowerCase() === heading.toLowerCase());
}
