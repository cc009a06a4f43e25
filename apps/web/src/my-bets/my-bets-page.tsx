import { useRouter } from '@tanstack/react-router';
import { Suspense, useId } from 'react';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { myBetsQuery as MyBetsQuery } from '../__generated__/myBetsQuery.graphql.ts';
import { useDocumentTitle } from '../app/document-title.ts';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { withChoice } from './bets-choice.ts';
import { BetsFilters } from './bets-filters.tsx';
import { BETS_TABS } from './bets-tab.ts';
import { BetsTotals } from './bets-totals.tsx';
import { CashOutProvider } from './cash-out/cash-out-context.tsx';
import { myBetsQuery } from './my-bets.ts';
import type { MyBetsData } from './my-bets-data.ts';
import styles from './my-bets-page.module.css';
import { MyBetsPlaceholder } from './my-bets-placeholder.tsx';
import { TicketList } from './ticket-list.tsx';
import { useBetUpdates } from './use-bet-updates.ts';

/** My Bets: totals, and the tickets of the chosen tab. */
export function MyBetsPage({ data }: { data: MyBetsData }) {
  useDocumentTitle('My Bets');
  const { tab, choice } = data;
  const router = useRouter();
  const panel = useId();
  const select = (id: string) => {
    const chosen = BETS_TABS.find((one) => one.id === id);
    if (chosen) router.history.push(withChoice(chosen.path, choice));
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>My Bets</h1>
      <div className={styles.bar}>
        <Tabs label="My Bets" tabs={BETS_TABS} selected={tab.id} onSelect={select} panel={panel} />
        <BetsFilters path={tab.path} choice={choice} />
      </div>
      <TabPanel id={panel} selected={tab.id} className={styles.panel}>
        <CashOutProvider>
          <Suspense fallback={<MyBetsPlaceholder />}>
            <LoadedBets {...data} />
          </Suspense>
        </CashOutProvider>
      </TabPanel>
    </div>
  );
}

function LoadedBets({ tab, choice, query }: MyBetsData) {
  const data = usePreloadedQuery<MyBetsQuery>(myBetsQuery, query);
  useBetUpdates(tab.filter, choice);
  return (
    <>
      <BetsTotals totals={data.betHistoryTotals} filter={tab.filter} choice={choice} />
      <TicketList query={data} tab={tab} choice={choice} />
    </>
  );
}
