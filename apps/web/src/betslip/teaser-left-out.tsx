import { graphql, useFragment } from 'react-relay/hooks';
import type { teaserLeftOut_leg$key } from '../__generated__/teaserLeftOut_leg.graphql.ts';
import { trueMinus } from '../ui/true-minus.ts';
import { DraftLegLine } from './draft-leg-line.tsx';
import { mostImportant } from './slip-errors.ts';
import type { SlipScene } from './slip-scene.ts';
import styles from './teaser-left-out.module.css';

interface TeaserLeftOutProps {
  legs: readonly (teaserLeftOut_leg$key & { readonly id: string })[];
  scene: SlipScene;
}

/** Selections a teaser cannot take, each with the reason. */
export function TeaserLeftOut({ legs, scene }: TeaserLeftOutProps) {
  if (legs.length === 0) return null;
  return (
    <section className={styles.out} aria-label="Not in this teaser">
      <h3>Not in this teaser</h3>
      <ul>
        {legs.map((leg) => (
          <LeftOut key={leg.id} leg={leg} scene={scene} />
        ))}
      </ul>
    </section>
  );
}

function LeftOut({ leg: key, scene }: { leg: teaserLeftOut_leg$key; scene: SlipScene }) {
  const leg = useFragment(
    graphql`
      fragment teaserLeftOut_leg on DraftLeg {
        marketSelection {
          id
        }
        errors {
          ...slipErrors_error @relay(mask: false)
        }
        ...draftLegLine_leg
      }
    `,
    key,
  );
  if (!scene.shown.has(leg.marketSelection.id)) return null;
  return (
    <li>
      <DraftLegLine leg={leg} scene={scene} showEvent showOdds={false}>
        <p className={styles.why}>{trueMinus(mostImportant(leg.errors)?.message ?? '')}</p>
      </DraftLegLine>
    </li>
  );
}
