import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useLocationPath } from '../app/use-location-path.ts';

interface SpareProps {
  /** Stands there while the part is on its way. */
  loading: ReactNode;
  /** Stands there when it did not come; another page gives it another chance. */
  failed: ReactNode;
  children: ReactNode;
}

/** A part of the frame whose data may be late or missing: the page beside it does not suffer from that. */
export function Spare({ loading, failed, children }: SpareProps) {
  const path = useLocationPath();
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={() => failed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </CatchBoundary>
  );
}
