import { useLayoutEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  slipContent_betslip$data,
  slipContent_betslip$key,
} from '../__generated__/slipContent_betslip.graphql.ts';
import type { slipContent_query$key } from '../__generated__/slipContent_query.graphql.ts';
import { TabPanel } from '../ui/tabs.tsx';
import { BetAmounts } from './bet-amounts.tsx';
import { ClosedLegs } from './closed-legs.tsx';
import type { OpenTab } from './open-tab.ts';
import { ParlayTab } from './parlay-tab.tsx';
import { Receipts } from './receipts.tsx';
import { RoundRobin } from './round-robin.tsx';
import { useSlip } from './slip-context.tsx';
import { SlipEmpty } from './slip-empty.tsx';
import { SlipFoot } from './slip-foot.tsx';
import { SlipHead } from './slip-head.tsx';
import styles from './slip-panel.module.css';
import type { SlipScene } from './slip-scene.ts';
import type { SlipTab } from './slip-tab.ts';
import { SlipTabList, TAB_PANEL } from './slip-tab-list.tsx';
import { StraightTab } from './straight-tab.tsx';
import { TeaserTab } from './teaser-tab.tsx';
import { useSlipBets } from './use-slip-bets.ts';
import { useSlipScene } from './use-slip-scene.ts';

interface SlipContentProps {
  query: slipContent_query$key;
  betslip: slipContent_betslip$key;
  onClose: (() => void) | undefined;
}

/** The slip's tabs, what was placed just now, and the foot that places the bets of the open tab. */
export function SlipContent({ query: key, betslip: slipKey, onClose }: SlipContentProps) {
  const query = useFragment(
    graphql`
      fragment slipContent_query on Query {
        account {
          balances {
            playableBalance {
              amountLong
            }
          }
        }
      }
    `,
    key,
  );
  const betslip = useFragment(
    graphql`
      fragment slipContent_betslip on Betslip {
        straight {
          ...straightTab_straight
        }
        parlay {
          ...parlayTab_parlay
        }
        roundRobin {
          ...roundRobin_roundRobin
        }
        teaser {
          ...teaserTab_teaser
        }
        ...useSlipBets_betslip
      }
    `,
    slipKey,
  );
  const { client, placing, tabs } = useSlip();
  const section = useRef<HTMLElement>(null);
  // What is pressed to take something away goes with it: the focus stays on the slip.
  const keepFocus = () => section.current?.focus({ preventScroll: true });
  const balance = query.account?.balances.playableBalance.amountLong;
  const { open, scene, placement } = useSlipScene(useSlipBets(betslip), balance, keepFocus);
  const empty = isEmpty(open, scene.shown.size);
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab begins at its top
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [open.tab]);

  return (
    <section ref={section} tabIndex={-1} className={styles.slip} aria-label="Betslip">
      <SlipHead
        count={scene.shown.size}
        legs={open.legs}
        locked={scene.locked}
        onCleared={keepFocus}
        onClose={onClose}
      />
      <SlipTabList
        selected={open.tab}
        counts={open.counts}
        onChoose={(chosen) => tabs.tell({ type: 'chosen', tab: chosen })}
      />
      <div ref={body} className={styles.body}>
        {placement.kind === 'placed' && (
          <Receipts
            receipts={placement.receipts}
            onDone={() => {
              placing.dismissed();
              tabs.tell({ type: 'receipt-closed', now: client.selections.shown.size });
              keepFocus();
            }}
          />
        )}
        <ClosedLegs
          ids={open.closedIds}
          suspended={open.suspendedCount}
          locked={scene.locked}
          onRemoved={keepFocus}
        />
        <TabPanel id={TAB_PANEL} selected={open.tab}>
          {!empty && <TabBets tab={open.tab} betslip={betslip} scene={scene} />}
          {empty && placement.kind !== 'placed' && <SlipEmpty tab={open.tab} />}
        </TabPanel>
      </div>
      <SlipFoot
        view={open.view}
        legCount={legCountOf(open, scene.shown.size)}
        coming={open.coming}
        placement={placement}
        main={open.main}
      >
        {open.main && !empty && (
          <div className={styles.main}>
            <BetAmounts view={open.main} scene={scene} presets />
          </div>
        )}
      </SlipFoot>
    </section>
  );
}

interface TabBetsProps {
  tab: SlipTab;
  betslip: slipContent_betslip$data;
  scene: SlipScene;
}

/** The bets that the selections make in one tab. */
function TabBets({ tab, betslip, scene }: TabBetsProps) {
  switch (tab) {
    case 'STRAIGHT':
      return <StraightTab straight={betslip.straight} scene={scene} />;
    case 'PARLAY':
      return (
        <>
          <ParlayTab parlay={betslip.parlay} scene={scene} />
          <RoundRobin roundRobin={betslip.roundRobin} scene={scene} />
        </>
      );
    case 'TEASER':
      return <TeaserTab teaser={betslip.teaser} scene={scene} />;
  }
}

/** One selection makes no parlay yet. */
function isEmpty({ tab }: OpenTab, count: number): boolean {
  return count === 0 || (tab === 'PARLAY' && count === 1);
}

/** Legs of the bets that stand there: with none there is nothing to place. */
function legCountOf(open: OpenTab, count: number): number {
  if (isEmpty(open, count)) return 0;
  return open.tab === 'TEASER' && open.counts.TEASER === 0 ? 0 : open.legs.length;
}
