import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { counted } from '../ui/counted.ts';
import { acceptanceDelay } from './acceptance-delay.ts';
import styles from './held-back.module.css';
import type { Attempt, Placement } from './placement.ts';

/** How far the wait is before a bet on a game in play is taken. Nothing while there is no wait. */
export function HeldBack({ placement }: { placement: Placement }) {
  const attempt = placement.kind === 'placing' ? placement.attempt : undefined;
  const delayMs = useDelay(attempt);
  const shareDone = useShare(attempt, delayMs);
  if (attempt === undefined || delayMs === 0) return null;
  const seconds = Math.ceil(delayMs / 1_000);
  return (
    <div className={styles.held}>
      <p>
        Bets on live games are held for {counted(seconds, 'second')}, then placed if the odds still stand.
      </p>
      <progress aria-label="Placing your bet" max={1} value={shareDone} />
    </div>
  );
}

/** Milliseconds the server will hold these bets; 0 until it has said. */
function useDelay(attempt: Attempt | undefined): number {
  const environment = useRelayEnvironment();
  const [delay, setDelay] = useState<{ readonly of: Attempt; readonly ms: number }>();
  useEffect(() => {
    if (attempt === undefined) return;
    let isOver = false;
    const ids = attempt.bets.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId));
    // The bar is an extra: without an answer there is none.
    void acceptanceDelay(environment, [...new Set(ids)]).then(
      (ms) => !isOver && setDelay({ of: attempt, ms }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [environment, attempt]);
  return delay !== undefined && delay.of === attempt ? delay.ms : 0;
}

const TICK_MS = 200;

function useShare(attempt: Attempt | undefined, delayMs: number): number {
  const startedAt = attempt?.startedAt;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (startedAt === undefined || delayMs === 0) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt, delayMs]);
  if (startedAt === undefined || delayMs === 0) return 0;
  return Math.min(1, Math.max(0, (now - startedAt) / delayMs));
}
