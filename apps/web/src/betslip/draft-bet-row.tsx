import { graphql, useFragment } from 'react-relay/hooks';
import type { draftBetRow_draftBet$key } from '../__generated__/draftBetRow_draftBet.graphql.ts';
import { statusLabel } from '../marketplace/selection/selection-view.ts';
import { BetAmounts } from './bet-amounts.tsx';
import { BetNote } from './bet-note.tsx';
import styles from './draft-bet-row.module.css';
import { DraftLegLine } from './draft-leg-line.tsx';
import { Rewards } from './rewards.tsx';
import { betNote } from './slip-errors.ts';
import type { SlipScene } from './slip-scene.ts';
import type { DraftView } from './slip-view.ts';

interface DraftBetRowProps {
  draft: draftBetRow_draftBet$key;
  view: DraftView;
  scene: SlipScene;
}

/** One straight bet: its leg, its stake and winnings, how it is paid, and what is wrong with it. */
export function DraftBetRow({ draft: key, view, scene }: DraftBetRowProps) {
  const draft = useFragment(
    graphql`
      fragment draftBetRow_draftBet on DraftBet {
        draftLegs {
          id
          marketSelection {
            status
            isDisabled
            odds {
              numeratorLong
              denominatorLong
            }
          }
          ...draftLegLine_leg
        }
        ...rewards_draftBet
      }
    `,
    key,
  );
  // What cannot come back is disabled; a suspension may end while the stake is typed.
  const closed = draft.draftLegs.some(({ marketSelection }) => statusLabel(marketSelection) === 'Closed');
  const note = betNote(view);
  const isActive = view.id === scene.active;
  const hasReward = view.source !== 'CASH' || view.isBoosted;
  return (
    <div className={styles.bet}>
      {draft.draftLegs.map((leg) => (
        <DraftLegLine key={leg.id} leg={leg} scene={scene} canMove />
      ))}
      {note && <BetNote error={note} />}
      <BetAmounts view={view} scene={scene} presets={isActive} disabled={closed} />
      {(isActive || hasReward) && !closed && <Rewards draft={draft} view={view} scene={scene} />}
    </div>
  );
}
