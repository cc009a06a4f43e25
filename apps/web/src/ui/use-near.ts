import { type RefCallback, useCallback, useState } from 'react';

/** How far below or above the screen something is near: a screen, so that scrolling seldom overtakes it. */
const A_SCREEN = '100% 0px';

/**
 * Whether something has come near the screen; from then on it stays so. Give the ref to what keeps its place until then.
 * @param margin how far from the screen is near, as CSS
 */
export function useNear(margin: string = A_SCREEN): readonly [boolean, RefCallback<Element>] {
  const [isNear, setNear] = useState(false);
  const watch = useCallback(
    (place: Element | null) => {
      if (place === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          // No transition: the prices of a live page would hold it up without end.
          setNear(true);
        },
        { rootMargin: margin },
      );
      observer.observe(place);
      return () => observer.disconnect();
    },
    [margin],
  );
  return [isNear, watch];
}
