import { useSyncExternalStore } from 'react';

/** Where the layout changes. The same figures stand in the style sheets. */
export const layout = {
  phone: '(max-width: 767px)',
  /** The betslip is a drawer, not a column. */
  noSlipColumn: '(max-width: 1199px)',
  /** The side menu is a rail of icons. */
  rail: '(max-width: 1434px)',
} as const;

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
