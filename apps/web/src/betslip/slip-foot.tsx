import { formatOdds } from '@fairline/money/odds-format.ts';
import type { ReactNode } from 'react';
import { useOddsFormat } from '../app/odds-format.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { Banner } from '../ui/banner.tsx';
import { counted } from '../ui/counted.ts';
import { Icon } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import { dollars } from './amount.ts';
import { BetButtonView } from './bet-button-view.tsx';
import { MAIN_NOTE } from './bet-note.tsx';
import { HeldBack } from './held-back.tsx';
import type { OddsChange } from './odds-changes.ts';
import type { OddsPair, Placement } from './placement.ts';
import { betNote, noteError } from './slip-errors.ts';
import styles from './slip-foot.module.css';
import type { DraftView, SlipView } from './slip-view.ts';
import { useBetButton } from './use-bet-button.ts';

interface SlipFootProps {
  view: SlipView;
  legCount: number;
  coming: boolean;
  placement: Placement;
  /** The one bet of the open tab. */
  main: DraftView | undefined;
  /** Its amounts. */
  children: ReactNode;
}

/** At the bottom of the slip: what changed, what it costs and returns, and the one button. */
export function SlipFoot({ view, legCount, coming, placement, main, children }: SlipFootProps) {
  const { button, unread, press, acknowledgement } = useBetButton(view, legCount, coming, placement);
  if (button.kind === 'hidden') return null;
  const failure = placement.kind === 'idle' ? placement.failure : undefined;
  const said = 'reason' in button ? button.reason : failure;
  // What a bet's own row already says is not said twice.
  const isSaid = view.staked.some(({ errors, isLabelled }) =>
    errors.some((error) => {
      const isNote = noteError([error]) !== undefined;
      const isBeside = isNote ? !children && betNote({ errors: [error], isLabelled }) !== undefined : true;
      return error.message === said && isBeside;
    }),
  );
  // The note of the one bet of a tab is above all its legs, which a long parlay leaves out of sight: it is only pointed to.
  const isNoted = said !== undefined && main !== undefined && betNote(main)?.message === said;
  const reason = isNoted ? NOTED : isSaid ? undefined : said;
  return (
    <div className={styles.foot}>
      {view.changes.length > 0 && <Changes changes={view.changes} />}
      {children}
      {legCount > 0 && (
        <dl className={styles.sums}>
          <div>
            <dt>Total stake</dt>
            <dd>{dollars(view.totalStake)}</dd>
          </div>
          <div className={styles.big}>
            <dt>Total return</dt>
            <dd>
              {view.totalBoostedReturn === undefined ? (
                dollars(view.totalReturn)
              ) : (
                <>
                  <s>
                    <span className="sr">without the boost </span>
                    {dollars(view.totalReturn)}
                  </s>{' '}
                  <span className="sr">with it </span>
                  {dollars(view.totalBoostedReturn)}
                </>
              )}
            </dd>
          </div>
        </dl>
      )}
      {reason !== undefined && (
        <div className={styles.reason} id="bet-button-reason">
          <Banner tone={button.kind === 'ask-again' || button.kind === 'offline' ? 'warn' : 'down'}>
            {trueMinus(reason)}
          </Banner>
        </div>
      )}
      <HeldBack placement={placement} />
      {acknowledgement}
      <BetButtonView
        button={button}
        unread={unread}
        onPress={press}
        describedBy={isNoted ? MAIN_NOTE : reason && 'bet-button-reason'}
      />
    </div>
  );
}

const NOTED = 'The note above says what is wrong with this bet.';

/** Each leg whose odds must be accepted, the old struck before the new. */
function Changes({ changes }: { changes: readonly OddsChange[] }) {
  const format = useOddsFormat();
  const text = (odds: OddsPair) => {
    const read = readOdds(odds);
    return read ? trueMinus(formatOdds(read, format)) : '–';
  };
  return (
    <div className={styles.changes}>
      <b>
        <Icon name="warn" size={16} />
        Odds changed on {counted(changes.length, 'leg')}
      </b>
      {changes.map(({ key, name, marketName, before, now }) => (
        <div key={key} className={styles.change}>
          <span>
            {trueMinus(name)} {marketName && <small>{marketName}</small>}
          </span>
          <s>{text(before)}</s>
          <Icon name="right" size={14} label="now" />
          <em>{text(now)}</em>
        </div>
      ))}
    </div>
  );
}
