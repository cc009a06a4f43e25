import { graphql, useFragment } from 'react-relay/hooks';
import type { parlayTab_parlay$key } from '../__generated__/parlayTab_parlay.graphql.ts';
import { Button } from '../ui/button.tsx';
import { BetHead } from './bet-head.tsx';
import { BetNote, MAIN_NOTE } from './bet-note.tsx';
import { betTitle } from './bet-title.ts';
import { ParlayGroup } from './parlay-group.tsx';
import styles from './parlay-tab.module.css';
import { Rewards } from './rewards.tsx';
import { useSlip } from './slip-context.tsx';
import { betNote } from './slip-errors.ts';
import type { SlipScene } from './slip-scene.ts';
import { LegSkeleton } from './slip-skeleton.tsx';

interface ParlayTabProps {
  parlay: parlayTab_parlay$key;
  scene: SlipScene;
}

/** All selections in one bet: its price, its legs by event, why it cannot be, and how it is paid. */
export function ParlayTab({ parlay: key, scene }: ParlayTabProps) {
  const { draftBets } = useFragment(
    graphql`
      fragment parlayTab_parlay on ParlayBetslip {
        draftBets {
          id
          type
          isPricing
          draftLegs {
            marketSelection {
              id
            }
          }
          draftLegEventGroupings {
            eventId
            ...parlayGroup_group
          }
          ...betHead_draftBet
          ...rewards_draftBet
        }
      }
    `,
    key,
  );
  const { tabs } = useSlip();
  const [draft] = draftBets;
  const count = scene.shown.size;
  if (!draft) return <LegSkeleton />;
  const known = draft.draftLegs.filter(({ marketSelection }) => scene.shown.has(marketSelection.id)).length;
  const coming = known !== count || known !== draft.draftLegs.length || draft.isPricing;
  // Only legs of one game have to be priced together.
  const type = draft.isPricing ? 'PARLAY_PLUS' : draft.type;
  const view = scene.views.get(draft.id);
  const note = view && betNote(view);
  const canBeStraight = note?.code.startsWith('SAME_GAME_') === true;
  return (
    <>
      <BetHead draft={draft} title={betTitle({ type, legs: count })} coming={coming} />
      {note && (
        <div className={styles.note}>
          <BetNote
            id={MAIN_NOTE}
            error={note}
            action={
              canBeStraight && (
                <Button
                  tone="secondary"
                  size="small"
                  onClick={() => {
                    tabs.tell({ type: 'chosen', tab: 'STRAIGHT' });
                    scene.onRemoved();
                  }}
                >
                  Place as Straight
                </Button>
              )
            }
          />
        </div>
      )}
      {draft.isPricing && (
        <p className={styles.pricing} role="status">
          Pricing your legs together…
        </p>
      )}
      {draft.draftLegEventGroupings.map((group) => (
        <ParlayGroup key={group.eventId} group={group} scene={scene} />
      ))}
      {Array.from({ length: Math.max(0, count - known) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
        <LegSkeleton key={at} />
      ))}
      {view && (
        <div className={styles.rewards}>
          <Rewards draft={draft} view={view} scene={scene} />
        </div>
      )}
    </>
  );
}
