import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

const ConsumeBetShare = lazy(() =>
  import('./consume-bet-share.tsx').then((module) => ({ default: module.ConsumeBetShare })),
);

/** Opens the 'consume-bet-share' modal once for the shared bet the history's state names. */
export function SharedBetHost() {
  const router = useRouter();
  const named = useLocation({ select: ({ state }) => state.sharedBetId });
  const [shareBetId, setShareBetId] = useState<string>();
  useEffect(() => {
    if (named === undefined) return;
    setShareBetId(named);
    // A reload, or coming back, does not open it a second time.
    router.history.replace(router.history.location.href, {});
  }, [router, named]);
  if (shareBetId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ConsumeBetShare shareBetId={shareBetId} onClose={() => setShareBetId(undefined)} />
    </Suspense>
  );
}
