import { useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { lazyAgain } from '../app/load-again.ts';
import { track } from '../app/track.ts';
import { isOpen, utmSource, withoutParameter } from './address.ts';

const QuickBetsModal = lazyAgain({
  area: 'wagering',
  what: 'Quick Bets',
  load: async () => (await import('./quick-bets-modal.tsx')).QuickBetsModal,
});

/** Opens Quick Bets while the address asks for it; closing takes the parameter away again. */
export function QuickBetsHost({ path, eventId }: { path: string; eventId: string }) {
  const router = useRouter();
  const open = useLocation({ select: ({ search }) => isOpen(search) });
  const source = useLocation({ select: ({ search }) => utmSource(search) });
  const replaceWithout = (name: string) => {
    const { history } = router;
    const next = withoutParameter(history.location.href, name);
    if (next !== history.location.href) history.replace(next);
  };
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address one came by
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    if (!open) return;
    track('quick bets deep link', { eventId, utm_source: source });
    replaceWithout('utm_source');
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <QuickBetsModal path={path} eventId={eventId} onClose={() => replaceWithout('open')} />
    </Suspense>
  );
}
