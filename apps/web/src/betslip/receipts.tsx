import { formatOdds } from '@fairline/money/odds-format.ts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { legRuns } from '../app/leg-runs.ts';
import { legMarket, legWhere } from '../app/leg-where.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { PageLink } from '../app/page-link.tsx';
import { ticketNumber } from '../app/ticket-number.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dotted } from '../ui/dotted.tsx';
import { Icon } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import { LegName } from './leg-name.tsx';
import type { OddsPair, Receipt, ReceiptLeg } from './placement.ts';
import styles from './receipts.module.css';
import { reusesSelections, setReusesSelections } from './reuse-selections.ts';
import { addToSlip, useSlip } from './slip-context.tsx';

/** The legs of a bet of several, each on a line of its own with its price; those of one game that share a price hang under it. */
function ReceiptLegs({ legs, groups }: Pick<Receipt, 'legs' | 'groups'>) {
  const format = useOddsFormat();
  const written = (pair: OddsPair | undefined) => {
    const odds = readOdds(pair);
    return odds && trueMinus(formatOdds(odds, format));
  };
  const runs = legRuns(legs);
  return (
    <ul className={styles.legs}>
      {runs.map(({ group, legs: together }) => {
        const [first] = together;
        if (group === undefined)
          return together.map((leg) => (
            <ReceiptLegLine
              key={leg.selectionId}
              leg={leg}
              where={<Dotted parts={legWhere(leg)} />}
              odds={leg.teasedPoints ? undefined : written(leg.odds)}
            />
          ));
        const shared = groups.find(({ number }) => number === group)?.odds;
        return (
          <li key={`group-${group}`} className={styles.leg}>
            <b>{first?.eventName}</b>
            {/* Of one game alone it is the price of the bet. */}
            {runs.length > 1 && <b className={styles.odds}>{written(shared)}</b>}
            <ul>
              {together.map((leg) => (
                <ReceiptLegLine key={leg.selectionId} leg={leg} where={legMarket(leg)} odds={undefined} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

interface ReceiptLegLineProps {
  leg: ReceiptLeg;
  where: ReactNode;
  /** Undefined where its own do not count. */
  odds: string | undefined;
}

function ReceiptLegLine({ leg, where, odds }: ReceiptLegLineProps) {
  return (
    <li className={styles.leg}>
      <LegName name={leg.selectionName} from={leg.points} to={leg.teasedPoints} />
      {odds && <b className={styles.odds}>{odds}</b>}
      {where && <span>{where}</span>}
    </li>
  );
}

/** What was placed just now: each bet with its number, what it costs and what it wins, and where to follow it. */
export function Receipts({ receipts, onDone }: { receipts: readonly Receipt[]; onDone: () => void }) {
  const { client } = useSlip();
  const format = useOddsFormat();
  const section = useRef<HTMLElement>(null);
  // The button that placed the bets is closed for a moment now: whoever stood on it goes on here. Asked before it closes, for
  // Chromium takes the focus from a button as it does.
  const [comesFromButton] = useState(() => Boolean(document.activeElement?.closest('[data-bet-button]')));
  useLayoutEffect(() => {
    if (comesFromButton) section.current?.focus({ preventScroll: true });
  }, [comesFromButton]);
  const reuses = reusesSelections();
  /** These come back, and from now on those of the next bets stay. */
  const keep = () => {
    setReusesSelections(true);
    const legs = new Map(receipts.flatMap((receipt) => receipt.legs.map((leg) => [leg.selectionId, leg])));
    for (const { selectionId, odds } of legs.values()) void addToSlip(client, { selectionId, ...odds });
    onDone();
  };
  const stopKeeping = () => {
    setReusesSelections(false);
    void client.clear();
    onDone();
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.receipt} aria-label="Receipt">
      <h3 className={styles.title}>
        <span className={styles.disc}>
          <Icon name="check" size={16} />
        </span>
        {receipts.length === 1 ? 'Bet placed' : `${receipts.length} bets placed`}
      </h3>
      <ul>
        {receipts.map((receipt) => {
          const odds = readOdds(receipt.odds);
          const [only] = receipt.legs.length === 1 ? receipt.legs : [];
          return (
            <li key={receipt.betId} className={styles.bet}>
              <b>{trueMinus(receipt.title)}</b>
              <b className={styles.odds}>{odds ? trueMinus(formatOdds(odds, format)) : receipt.lines}</b>
              {only ? (
                <span className={styles.market}>
                  <Dotted parts={legWhere(only)} />
                </span>
              ) : (
                <ReceiptLegs legs={receipt.legs} groups={receipt.groups} />
              )}
              <span className={styles.amounts}>
                {receipt.stake} to win {receipt.toWin}
              </span>
              <span className={styles.number}>ID {ticketNumber(receipt.rawId)}</span>
            </li>
          );
        })}
      </ul>
      <div className={styles.actions}>
        <PageLink to="/my-bets" className={buttonClass({ tone: 'secondary', size: 'small' })}>
          View in My Bets
        </PageLink>
        <Button tone="quiet" size="small" onClick={reuses ? stopKeeping : keep}>
          {reuses ? 'Clear selections' : 'Keep selections'}
        </Button>
        <Button tone="quiet" size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </section>
  );
}
