import { formatOdds } from '@fairline/money/odds-format.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { teaserTab_teaser$key } from '../__generated__/teaserTab_teaser.graphql.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { useOnline } from '../app/online.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toasts.ts';
import { trueMinus } from '../ui/true-minus.ts';
import { BetHead } from './bet-head.tsx';
import { BetNote, MAIN_NOTE } from './bet-note.tsx';
import { DraftLegLine } from './draft-leg-line.tsx';
import { Rewards } from './rewards.tsx';
import { useSlip } from './slip-context.tsx';
import { betNote } from './slip-errors.ts';
import type { SlipScene } from './slip-scene.ts';
import { TeaserLeftOut } from './teaser-left-out.tsx';
import styles from './teaser-tab.module.css';

interface TeaserTabProps {
  teaser: teaserTab_teaser$key;
  scene: SlipScene;
}

/** The selections whose lines can be moved, at the points that were bought; those that cannot, with the reason. */
export function TeaserTab({ teaser: key, scene }: TeaserTabProps) {
  const teaser = useFragment(
    graphql`
      fragment teaserTab_teaser on TeaserBetslip {
        errors {
          code
          message
        }
        draftBets {
          label
          teaserPoints {
            decimalPoints
          }
          draftBet {
            id
            draftLegs {
              id
              marketSelection {
                id
              }
              ...draftLegLine_leg
            }
            ...betHead_draftBet
            ...rewards_draftBet
          }
        }
        teaserPreviews {
          enabled
          label
          points {
            decimalPoints
          }
          totalOdds {
            numeratorLong
            denominatorLong
          }
        }
        ineligibleLegs {
          id
          ...teaserLeftOut_leg
        }
      }
    `,
    key,
  );
  const [bet] = teaser.draftBets;
  const view = bet && scene.views.get(bet.draftBet.id);
  const legs = bet?.draftBet.draftLegs.filter(({ marketSelection }) => scene.shown.has(marketSelection.id));
  const note = view && betNote(view);
  return (
    <>
      {!bet && (
        <p className={styles.needs}>
          {teaser.errors[0]?.message ?? 'A teaser has 2 or more football or basketball spreads or totals.'}
        </p>
      )}
      {bet && legs && (
        <>
          <BetHead
            draft={bet.draftBet}
            title={bet.label}
            coming={legs.length < bet.draftBet.draftLegs.length}
          >
            <ClearTeaser ids={legs.map(({ marketSelection }) => marketSelection.id)} scene={scene} />
          </BetHead>
          <div className={styles.points}>
            <Points previews={teaser.teaserPreviews} chosen={bet.teaserPoints.decimalPoints} scene={scene} />
          </div>
          {note && (
            <div className={styles.note}>
              <BetNote id={MAIN_NOTE} error={note} />
            </div>
          )}
          <ul>
            {legs.map((leg) => (
              <li key={leg.id} className={styles.leg}>
                <DraftLegLine leg={leg} scene={scene} showEvent showOdds={false} />
              </li>
            ))}
          </ul>
          {view && (
            <div className={styles.note}>
              <Rewards draft={bet.draftBet} view={view} scene={scene} />
            </div>
          )}
        </>
      )}
      <TeaserLeftOut legs={teaser.ineligibleLegs} scene={scene} />
    </>
  );
}

interface PointsProps {
  previews: readonly {
    readonly enabled: boolean;
    readonly label: string;
    readonly points: { readonly decimalPoints: number };
    readonly totalOdds:
      | { readonly numeratorLong: string; readonly denominatorLong: string }
      | null
      | undefined;
  }[];
  chosen: number;
  scene: SlipScene;
}

/** How far every line is moved, each choice with what it would pay. */
function Points({ previews, chosen, scene }: PointsProps) {
  const { client, amounts, placing } = useSlip();
  const format = useOddsFormat();
  const online = useOnline();
  const buy = async (points: number) => {
    placing.edited();
    amounts.flush();
    const outcome = await client.buyTeaserPoints(points);
    if (outcome.kind === 'done') return;
    const body = outcome.kind === 'refused' ? outcome.message : 'Please try again.';
    showToast({ type: 'danger', title: 'The points were not changed.', body });
  };
  return (
    <Select
      label="Points"
      value={String(chosen)}
      disabled={scene.locked || !online}
      options={previews.map(({ enabled, label, points, totalOdds }) => {
        const odds = readOdds(totalOdds);
        return {
          value: String(points.decimalPoints),
          label: odds ? `${label} (${trueMinus(formatOdds(odds, format))})` : label,
          disabled: !enabled,
        };
      })}
      onChange={(points) => void buy(Number(points))}
    />
  );
}

function ClearTeaser({ ids, scene }: { ids: readonly string[]; scene: SlipScene }) {
  const { client, placing, tabs } = useSlip();
  const online = useOnline();
  const clear = async () => {
    placing.edited();
    const left = scene.shown.size - ids.length;
    scene.onRemoved();
    const outcome = await client.clearTeaser(ids);
    if (outcome.kind === 'done') return tabs.tell({ type: 'teaser-cleared', left });
    showToast({ type: 'danger', title: 'Your teaser was not cleared.', body: 'Please try again.' });
  };
  return (
    <Button tone="quiet" size="small" disabled={!online || scene.locked} onClick={() => void clear()}>
      Clear teaser
    </Button>
  );
}
