import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** How far below or above the screen something is near: a screen and a half, so that scrolling seldom overtakes it. */
const MARGIN = '150% 0px';

/**
 * Whether something has come near the screen; from then on it stays so. Give the ref to what keeps its place until then.
 * @param atOnce near from the start
 */
export function useNear(atOnce: boolean): readonly [boolean, RefCallback<Element>] {
  const [isNear, setNear] = useState(atOnce);
  const watch = useCallback((place: Element | null) => {
    if (place === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        startTransition(() => setNear(true));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return [isNear, watch];
}
