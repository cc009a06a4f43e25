import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { roundRobin_roundRobin$key } from '../__generated__/roundRobin_roundRobin.graphql.ts';
import { counted } from '../ui/counted.ts';
import { Drawer } from '../ui/drawer.tsx';
import { dollars } from './amount.ts';
import { BetAmounts } from './bet-amounts.tsx';
import { BetNote } from './bet-note.tsx';
import { Rewards } from './rewards.tsx';
import styles from './round-robin.module.css';
import { mostImportant, noteError } from './slip-errors.ts';
import type { SlipScene } from './slip-scene.ts';

interface RoundRobinProps {
  roundRobin: roundRobin_roundRobin$key;
  scene: SlipScene;
}

const LEAST_LEGS = 3;

const AWAITS_ODDS = 'A round robin needs odds for every leg. Wait for new odds, or remove the suspended leg.';

/**
 * Every parlay of so many of the legs: by 2s, by 3s …, each size with its own stake. Nothing for fewer than three legs. While a leg
 * has no odds there is none either, and the drawer keeps its place and says so.
 */
export function RoundRobin({ roundRobin: key, scene }: RoundRobinProps) {
  const { draftBets, errors } = useFragment(
    graphql`
      fragment roundRobin_roundRobin on RoundRobinBetslip {
        errors {
          ...slipErrors_error @relay(mask: false)
        }
        draftBets {
          id
          roundRobinSize
          numberOfCombinations
          numberOfDistinctLegs
          ...rewards_draftBet
        }
      }
    `,
    key,
  );
  const drawer = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  // It opens below everything else of the slip, where its sizes would be out of sight.
  useEffect(() => {
    if (opened) drawer.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const error = mostImportant(errors);
  const awaitsOdds = draftBets.length === 0 && !error && scene.lacksOdds && scene.shown.size >= LEAST_LEGS;
  if (draftBets.length === 0 && !error && !awaitsOdds) return null;
  const sizes = draftBets.map(({ roundRobinSize }) => `${roundRobinSize}s`);
  const isStaked = draftBets.some(({ id }) => (scene.views.get(id)?.stake ?? 0n) > 0n);
  return (
    <div ref={drawer} className={styles.drawer}>
      <Drawer
        title="Round robin"
        summary={sizes.length > 0 ? `By ${sizes.join(', ')}` : undefined}
        defaultOpen={isStaked}
        onToggle={setOpened}
      >
        {error && <BetNote error={error} />}
        {awaitsOdds && <BetNote error={{ message: AWAITS_ODDS, displayType: 'SELECTION_DISABLED' }} />}
        {draftBets.map((draft) => {
          const view = scene.views.get(draft.id);
          if (!view) return null;
          const note = noteError(view.errors);
          const { roundRobinSize: size, numberOfCombinations: ways } = draft;
          return (
            <section key={draft.id} className={styles.size} aria-label={`Round robin by ${size}s`}>
              <div className={styles.head}>
                <h4>By {size}s</h4>
                <span>
                  {counted(ways, 'parlay')} of {size} legs
                </span>
              </div>
              {note && <BetNote error={note} />}
              <BetAmounts view={view} scene={scene} presets={false} stakeLabel="Stake each" />
              {view.stake > 0n && (
                <p className={styles.total}>
                  {ways} × {dollars(view.lineStake)} <b>{dollars(view.stake)}</b>
                </p>
              )}
              {(scene.active === draft.id || view.source !== 'CASH' || view.isBoosted) && (
                <Rewards draft={draft} view={view} scene={scene} />
              )}
            </section>
          );
        })}
      </Drawer>
    </div>
  );
}
