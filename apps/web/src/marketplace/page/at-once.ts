import { useState } from 'react';
import { layout } from '../../app/media.ts';

/** Of a page, as many rows, or cards side by side, as the screen shows: the first picture waits for them alone. */
const AT_ONCE = { phone: 2, wide: 3 };

/** How many of its rows, or of the cards that stand side by side, a page draws at once. */
export function useAtOnce(): number {
  const [atOnce] = useState(() => (matchMedia(layout.phone).matches ? AT_ONCE.phone : AT_ONCE.wide));
  return atOnce;
}
