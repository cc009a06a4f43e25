import { graphql, useFragment } from 'react-relay/hooks';
import type { chipsRow_carousel$key } from '../../__generated__/chipsRow_carousel.graphql.ts';
import { PageLink } from '../../app/page-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconNamed } from '../../ui/icon-paths.ts';
import styles from './chips-row.module.css';

/** Short ways to leagues and to what is live, in a row that scrolls. How much is live is the menu's own count, and moves with it. */
export function ChipsRow({ carousel: key }: { carousel: chipsRow_carousel$key }) {
  const { chips } = useFragment(
    graphql`
      fragment chipsRow_carousel on ChipsCarousel {
        chips {
          id
          label
          icon
          deepLink {
            webUrl
          }
          menuItem {
            liveCount
          }
        }
      }
    `,
    key,
  );
  return (
    <nav className={styles.row} aria-label="Leagues">
      {chips.map((chip) => (
        <PageLink key={chip.id} to={chip.deepLink.webUrl} className={styles.chip}>
          <Icon name={iconNamed(chip.icon)} size={18} />
          {chip.label}
          {chip.menuItem && chip.menuItem.liveCount > 0 && ` ${chip.menuItem.liveCount}`}
        </PageLink>
      ))}
    </nav>
  );
}
