import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { eventResults_event$key } from '../../__generated__/eventResults_event.graphql.ts';
import type { eventResultsQuery as EventResultsQuery } from '../../__generated__/eventResultsQuery.graphql.ts';
import { PageLink } from '../../app/page-link.tsx';
import { announce } from '../../ui/announcer.ts';
import { buttonClass } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { PageSections } from '../page/page-sections.tsx';
import styles from './event-results.module.css';
import { type Outcome, OutcomesProvider } from './outcomes.ts';

const eventResultsQuery = graphql`
  query eventResultsQuery($canonicalUrl: String!) {
    eventResults(canonicalUrl: $canonicalUrl) {
      id
      eventCenterDetails {
        tabs {
          id
          label
          deepLink {
            canonicalUrl
          }
        }
      }
      defaultChild {
        id
        ...pageSections_child
        sections {
          ... on Drawer {
            cards {
              markets {
                selections {
                  id
                  outcome
                  grade
                }
              }
            }
          }
        }
      }
    }
  }
`;

interface EventResultsProps {
  event: eventResults_event$key;
  /** Whether the event ended while one was looking: then their coming is told. */
  isNews: boolean;
  /** Where nothing is on record. */
  instead: ReactNode;
}

/** How the markets of an event that is over came out, under the tabs its page had. The main ones come first, the rest when they are opened. */
export function EventResults({ event: key, ...rest }: EventResultsProps) {
  const event = useFragment(
    graphql`
      fragment eventResults_event on StandardEvent {
        canonicalUrl
        competition {
          name
          canonicalUrl
        }
        sequence
      }
    `,
    key,
  );
  const { canonicalUrl, competition, sequence } = event;
  const action = (
    <PageLink to={competition.canonicalUrl} className={buttonClass({ tone: 'secondary', size: 'medium' })}>
      More of {competition.name}
    </PageLink>
  );
  return (
    <Suspense fallback={<Place />}>
      <Results url={canonicalUrl} sequence={sequence} action={action} {...rest} />
    </Suspense>
  );
}

interface ResultsProps extends Omit<EventResultsProps, 'event'> {
  url: string;
  /** Of the event, another after every change of it: then they are asked for again, for they may be corrected. */
  sequence: number;
  /** Stands beside their title. */
  action: ReactNode;
}

function Results({ url, sequence, action, isNews, instead }: ResultsProps) {
  const options = { fetchPolicy: 'store-and-network', fetchKey: sequence } as const;
  const { eventResults } = useLazyLoadQuery<EventResultsQuery>(
    eventResultsQuery,
    { canonicalUrl: url },
    options,
  );
  const panel = useId();
  const [chosen, choose] = useState<string>();
  const tabs = eventResults?.eventCenterDetails?.tabs ?? [];
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  const has = tab !== undefined;
  const [hadNone] = useState(!has);
  const isTold = has && (isNews || hadNone);
  useEffect(() => {
    if (isTold) announce('Results are in.');
  }, [isTold]);
  if (!tab) return instead;
  return (
    <section className={styles.results} aria-label="Results">
      <div className={styles.head}>
        <SectionHeading title="Results" action={action} />
      </div>
      {tabs.length > 1 && (
        <Tabs label="Results" tabs={tabs} selected={tab.id} onSelect={choose} panel={panel} />
      )}
      <TabPanel id={panel} selected={tab.id} className={styles.drawers}>
        <Suspense fallback={<Place />}>
          <Tab
            key={tab.id}
            url={tab.deepLink.canonicalUrl}
            sequence={sequence}
            isAsked={tab.deepLink.canonicalUrl === url}
          />
        </Suspense>
      </TabPanel>
    </section>
  );
}

interface TabProps extends Pick<ResultsProps, 'url' | 'sequence'> {
  /** Whether its results are those that were asked for to know the tabs. */
  isAsked: boolean;
}

function Tab({ url, sequence, isAsked }: TabProps) {
  const fetchPolicy = isAsked ? 'store-or-network' : 'store-and-network';
  const options = { fetchPolicy, fetchKey: sequence } as const;
  const { eventResults } = useLazyLoadQuery<EventResultsQuery>(
    eventResultsQuery,
    { canonicalUrl: url },
    options,
  );
  const child = eventResults?.defaultChild;
  if (!child) return null;
  const outcomes = new Map<string, Outcome>();
  for (const { cards = [] } of child.sections)
    for (const { selections } of cards.flatMap(({ markets }) => markets))
      for (const { id, outcome, grade } of selections)
        if (outcome != null && grade != null) outcomes.set(id, { outcome, grade });
  return (
    <OutcomesProvider value={outcomes}>
      <PageSections child={child} path={url} nothing={null} />
    </OutcomesProvider>
  );
}

/** Until they are there. */
function Place() {
  return (
    <div className={styles.place}>
      <Skeleton height="100%" radius={8} />
    </div>
  );
}
