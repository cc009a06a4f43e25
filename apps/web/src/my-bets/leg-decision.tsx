import { graphql, useFragment } from 'react-relay/hooks';
import type { legDecision_leg$key } from '../__generated__/legDecision_leg.graphql.ts';
import { kickoffText } from '../app/kickoff.ts';
import { PageLink } from '../app/page-link.tsx';
import { cx } from '../ui/cx.ts';
import { trueMinus } from '../ui/true-minus.ts';
import styles from './leg-decision.module.css';
import { shareText } from './share-words.ts';

/** What decided a leg: the sentence, and behind it what is needed to check it by hand. */
export function LegDecision({ leg: key, tone }: { leg: legDecision_leg$key; tone: string }) {
  const { decision } = useFragment(
    graphql`
      fragment legDecision_leg on BetLeg {
        decision {
          text
          grade
          rule
          ruleVersion
          feedMessage
          decidedAt
          line {
            formattedPoints
          }
        }
      }
    `,
    key,
  );
  if (!decision) return null;
  const share = shareText(decision.grade);
  const facts = [
    ...(decision.line ? [['Line', trueMinus(decision.line.formattedPoints)]] : []),
    ['Graded', decision.grade],
    ['Rule', `${decision.rule}, version ${decision.ruleVersion}`],
    ...(decision.feedMessage == null ? [] : [['Feed message', String(decision.feedMessage)]]),
    ['Decided', kickoffText(decision.decidedAt, Date.now())],
  ];
  return (
    <div className={cx(styles.why, styles[tone])}>
      <p>{trueMinus(decision.text)}</p>
      {share && <p>{share}</p>}
      <details>
        <summary>How it was decided</summary>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PageLink to="/house-rules">House rules</PageLink>
      </details>
    </div>
  );
}
