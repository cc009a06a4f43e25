import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  slipContent_betslip$data,
  slipContent_betslip$key,
} from '../__generated__/slipContent_betslip.graphql.ts';
import type { slipContent_query$key } from '../__generated__/slipContent_query.graphql.ts';
import { statusLabel } from '../marketplace/selection/selection-view.ts';
import { resting } from './amount-edit.ts';
import { useBetslipTransfer } from './betslip-transfer.ts';
import { ClosedLegs } from './closed-legs.tsx';
import { DraftBetRow } from './draft-bet-row.tsx';
import { EventGroupHead } from './event-group-head.tsx';
import { Receipts } from './receipts.tsx';
import { useSlip } from './slip-context.tsx';
import { SlipEmpty } from './slip-empty.tsx';
import { SlipFoot } from './slip-foot.tsx';
import { SlipHead } from './slip-head.tsx';
import styles from './slip-panel.module.css';
import { LegSkeleton } from './slip-skeleton.tsx';
import { draftView, slipView } from './slip-view.ts';

interface SlipContentProps {
  query: slipContent_query$key;
  betslip: slipContent_betslip$key;
  onClose: (() => void) | undefined;
}

/** The slip's bets grouped by event, what was placed just now, and the foot that places them. */
export function SlipContent({ query: key, betslip, onClose }: SlipContentProps) {
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
  const slip = useSlipData(betslip);
  const { client, amounts, placing } = useSlip();
  const edits = useSyncExternalStore(amounts.store.subscribe, amounts.store.get);
  const placement = useSyncExternalStore(placing.store.subscribe, placing.store.get);
  const shown = useSyncExternalStore(client.selections.subscribe, () => client.selections.shown);
  const [focused, setFocused] = useState<string>();
  const section = useRef<HTMLElement>(null);
  // What is pressed to take something away goes with it: the focus stays on the slip.
  const keepFocus = () => section.current?.focus({ preventScroll: true });

  const refusals = placement.kind === 'idle' || placement.kind === 'placed' ? placement.refusals : [];
  const drafts = slip.straight.draftBets.filter(({ draftLegs }) =>
    draftLegs.every(({ marketSelection }) => shown.has(marketSelection.id)),
  );
  const views = new Map(
    drafts.map((draft) => [draft.id, draftView(draft, edits.get(draft.id) ?? resting, refusals)]),
  );
  const view = slipView([...views.values()], [...slip.errors, ...slip.straight.errors]);
  const groups = slip.straight.draftBetEventGroupings
    .map((group) => ({ ...group, draftBets: group.draftBets.filter(({ id }) => views.has(id)) }))
    .filter(({ draftBets }) => draftBets.length > 0);
  const coming = Math.max(0, shown.size - drafts.length);
  const active = focused !== undefined && views.has(focused) ? focused : drafts.at(-1)?.id;
  const isGoingAlong = useBetslipTransfer() === 'LOADING';
  const locked = isGoingAlong || placement.kind === 'placing' || placement.kind === 'unanswered';

  const ids = slip.straight.draftBets.map(({ id }) => id).join(' ');
  useEffect(() => amounts.keepOnly(new Set(ids.split(' '))), [amounts, ids]);

  const balance = query.account?.balances.playableBalance.amountLong;
  return (
    <section ref={section} tabIndex={-1} className={styles.slip} aria-label="Betslip">
      <SlipHead
        count={shown.size}
        legs={[...views.values()].flatMap(({ legs }) => legs)}
        locked={locked}
        onCleared={keepFocus}
        onClose={onClose}
      />
      <div className={styles.body}>
        {placement.kind === 'placed' && (
          <Receipts
            receipts={placement.receipts}
            onDone={() => {
              placing.dismiss();
              keepFocus();
            }}
          />
        )}
        <ClosedLegs ids={closedIds(drafts)} locked={locked} onRemoved={keepFocus} />
        {shown.size === 0 && placement.kind !== 'placed' && <SlipEmpty />}
        {groups.map((group) => (
          <section key={group.eventId} className={styles.group} aria-label={group.eventName}>
            <EventGroupHead group={group} />
            {group.draftBets.map(({ id }) => {
              const draft = drafts.find((one) => one.id === id);
              const draftBet = views.get(id);
              if (!draft || !draftBet) return null;
              return (
                <DraftBetRow
                  key={id}
                  draft={draft}
                  view={draftBet}
                  edit={edits.get(id) ?? resting}
                  locked={locked}
                  presets={id === active}
                  most={
                    balance === undefined ? undefined : BigInt(balance) - view.totalStake + draftBet.stake
                  }
                  onFocus={() => setFocused(id)}
                  onRemoved={keepFocus}
                />
              );
            })}
          </section>
        ))}
        {Array.from({ length: coming }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
          <LegSkeleton key={at} />
        ))}
      </div>
      <SlipFoot view={view} legCount={drafts.length} placement={placement} />
    </section>
  );
}

/** Selections that will not come back. */
function closedIds(drafts: slipContent_betslip$data['straight']['draftBets']): readonly string[] {
  return drafts
    .flatMap(({ draftLegs }) => draftLegs.map(({ marketSelection }) => marketSelection))
    .filter((selection) => statusLabel(selection) === 'Closed')
    .map(({ id }) => id);
}

function useSlipData(key: slipContent_betslip$key) {
  return useFragment(
    graphql`
      fragment slipContent_betslip on Betslip {
        errors {
          code
          message
          priority
          displayType
        }
        straight {
          errors {
            code
            message
            priority
            displayType
          }
          draftBetEventGroupings {
            eventId
            eventName
            draftBets {
              id
            }
            ...eventGroupHead_group
          }
          draftBets {
            id
            betAmount {
              amountLong
            }
            winAmount {
              amountLong
            }
            betToWinRatio
            errors {
              code
              message
              priority
              displayType
            }
            draftLegs {
              errors {
                code
                message
                priority
                displayType
              }
              acceptedOdds {
                numeratorLong
                denominatorLong
              }
              marketSelectionRequiresAcceptance
              marketSelection {
                id
                status
                isDisabled
                odds {
                  numeratorLong
                  denominatorLong
                }
                name {
                  defaultName
                }
              }
            }
            ...draftBetRow_draftBet
          }
        }
      }
    `,
    key,
  );
}
