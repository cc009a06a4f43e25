import { useEffect, useState } from 'react';
import { cx } from '../ui/cx.ts';
import { rewardExpiry } from './reward-expiry.ts';
import styles from './reward-picker.module.css';

/** How long a reward can still be used, when that is soon. Not spoken every second: it is read where it stands. */
export function RewardCountdown({ expiresTime }: { expiresTime: string | null | undefined }) {
  const [now, setNow] = useState(Date.now);
  const expiry = rewardExpiry(expiresTime, now);
  useEffect(() => {
    if (expiresTime == null) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [expiresTime]);
  // Until the server has said so, too, and it goes.
  if (expiresTime != null && Date.parse(expiresTime) <= now)
    return <span className={cx(styles.expiry, styles.soon)}>Expired</span>;
  if (!expiry) return null;
  return <span className={cx(styles.expiry, expiry.isSoon && styles.soon)}>Expires in {expiry.text}</span>;
}
