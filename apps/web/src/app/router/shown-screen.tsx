import { type ReactNode, Suspense, useEffect } from 'react';
import type { ShownScreen } from '../screen.tsx';

/**
 * Draws a screen; while its data is missing, the placeholder. The key is new for each page, so a slow page shows its
 * placeholder instead of holding the one before.
 */
export function ShownScreenView({ shown, placeholder }: { shown: ShownScreen; placeholder: ReactNode }) {
  useEffect(() => () => shown.dispose(), [shown]);
  return <Suspense fallback={placeholder}>{shown.element}</Suspense>;
}
