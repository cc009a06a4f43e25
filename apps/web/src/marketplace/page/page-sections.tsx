import { Fragment, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { pageSections_child$key } from '../../__generated__/pageSections_child.graphql.ts';
import { Parted } from '../../app/part.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { LeaguePageContext } from '../cards/shelf-title.ts';
import { marketDrawer } from '../event/event-parts.ts';
import { FavouriteCardsContext, favouriteCards } from '../favourites/favourites-first.ts';
import { useFollowed } from '../favourites/use-followed.ts';
import { FeaturedShelf } from '../featured/featured-shelf.tsx';
import { isFuturesPath, pageKind } from './canonical.ts';
import { ChipsRow } from './chips-row.tsx';
import { DayShelf } from './day-shelf.tsx';
import { openAtFirst } from './drawers.ts';
import { LiveShelf } from './live-shelf.tsx';
import { RowsPlace } from './rows-place.tsx';
import { gamesLeft, groupSections, rowsAbove } from './section-groups.ts';
import styles from './shelf.module.css';

/** What one child of a page holds: chips, shelves of games, drawers of markets; or what is said where there is nothing. */
export function PageSections({
  child: key,
  path,
  seeAll,
  nothing,
}: {
  child: pageSections_child$key;
  /** Canonical, of the page. */
  path: string;
  seeAll?: string | undefined;
  nothing: ReactNode;
}) {
  const child = useFragment(
    graphql`
      fragment pageSections_child on PageChild {
        hasContent
        sections {
          __typename
          ... on ChipsCarousel {
            id
            ...chipsRow_carousel @alias(as: "chips")
          }
          ... on FeaturedBetsShelf {
            id
            bets {
              id
            }
            ...featuredShelf_shelf @alias(as: "featured")
          }
          ... on MarketplaceShelf {
            id
            kind
            cardCount
            cards {
              __typename
              event {
                status
              }
              ... on GridMarketCard {
                id
                event {
                  awayParticipant {
                    id
                  }
                  homeParticipant {
                    id
                  }
                }
              }
            }
            ...liveShelf_shelf @alias(as: "live")
            ...dayShelf_shelf @alias(as: "day")
          }
          ... on Drawer {
            id
            autoExpand
            cards {
              __typename
            }
            ...marketDrawer_drawer @alias(as: "drawer")
          }
        }
      }
    `,
    key,
  );
  const open = openAtFirst(child.sections.filter((section) => section.__typename === 'Drawer'));
  const above = rowsAbove(child.sections);
  const firstDrawer = child.sections.find(
    (section) => section.__typename === 'Drawer' && section.cards.length > 0,
  );
  const isOfLeague = pageKind(path) === 'competition';
  const followed = useFollowed(isOfLeague);
  const toCome = isFuturesPath(path) ? 'Season' : 'Upcoming';
  const shelves = child.sections.filter((section) => section.__typename === 'MarketplaceShelf');
  // As the server counts: neither chips nor a shelf without featured bets are content.
  const content = child.sections.filter(
    (section) =>
      section.__typename !== 'ChipsCarousel' &&
      (section.__typename !== 'FeaturedBetsShelf' || section.bets.length > 0),
  );
  const isGone =
    shelves.length > 0 &&
    shelves.length === content.length &&
    shelves.every((section) => gamesLeft(section) === 0);
  return (
    <LeaguePageContext value={isOfLeague}>
      <FavouriteCardsContext value={favouriteCards(shelves, followed?.ids)}>
        {groupSections(child.sections).map((group) => {
          if (group.kind === 'upcoming') {
            const days = group.sections
              .filter((section) => section.__typename === 'MarketplaceShelf')
              .filter((section) => gamesLeft(section) > 0);
            const count = days.reduce((sum, section) => sum + gamesLeft(section), 0);
            if (count === 0) return null;
            const toFetch = days.filter(({ cardCount, cards }) => cardCount > 0 && cards.length === 0);
            return (
              <section key="upcoming" aria-label={toCome}>
                <SectionHeading title={toCome} count={count} />
                <div className={styles.card}>
                  {days.map(
                    ({ id, day, cards }) =>
                      day && cards.length > 0 && <DayShelf key={id} shelf={day} above={above.get(id) ?? 0} />,
                  )}
                  {toFetch.length > 0 && (
                    <RowsPlace
                      kind="upcoming"
                      rows={toFetch.reduce((sum, { cardCount }) => sum + cardCount, 0)}
                      bars={toFetch.length}
                    />
                  )}
                </div>
              </section>
            );
          }
          const { section } = group;
          switch (section.__typename) {
            case 'ChipsCarousel':
              return section.chips && <ChipsRow key={section.id} carousel={section.chips} />;
            case 'FeaturedBetsShelf':
              return (
                section.featured && <FeaturedShelf key={section.id} shelf={section.featured} path={path} />
              );
            case 'MarketplaceShelf':
              return (
                section.live &&
                gamesLeft(section) > 0 && (
                  <LiveShelf
                    key={section.id}
                    shelf={section.live}
                    count={gamesLeft(section)}
                    seeAll={seeAll}
                    above={above.get(section.id) ?? 0}
                  />
                )
              );
            case 'Drawer':
              return (
                section.drawer &&
                section.cards.length > 0 && (
                  <Fragment key={section.id}>
                    {section === firstDrawer && <h2 className="sr">Markets</h2>}
                    <Parted
                      part={marketDrawer}
                      props={{ drawer: section.drawer, openAtFirst: open.has(section.id) }}
                    />
                  </Fragment>
                )
              );
            default:
              return null;
          }
        })}
        {(!child.hasContent || isGone) && nothing}
      </FavouriteCardsContext>
    </LeaguePageContext>
  );
}
