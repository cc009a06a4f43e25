import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';

const FeaturedLink = lazy(() =>
  import('./featured-link.tsx').then((module) => ({ default: module.FeaturedLink })),
);

const PARAMETER = 'featured_bet_id';

/** Takes the featured bet that the address names out of it, once, and deals with it. */
export function FeaturedLinkHost() {
  const router = useRouter();
  const named = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get(PARAMETER) });
  const [featuredBetId, setFeaturedBetId] = useState<string>();
  useEffect(() => {
    if (named === null) return;
    if (named !== '') setFeaturedBetId(named);
    // A reload, or coming back, does not add it a second time.
    const { pathname, search, hash } = new URL(router.history.location.href, window.location.origin);
    const rest = new URLSearchParams(search);
    rest.delete(PARAMETER);
    router.history.replace(`${pathname}${rest.size > 0 ? `?${rest}` : ''}${hash}`);
  }, [router, named]);
  const done = useCallback(() => setFeaturedBetId(undefined), []);
  if (featuredBetId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <FeaturedLink featuredBetId={featuredBetId} onDone={done} />
    </Suspense>
  );
}
