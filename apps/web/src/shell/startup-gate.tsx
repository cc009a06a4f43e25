import type { ReactNode } from 'react';
import { useStartup } from '../app/app-context.ts';
import { brand } from '../brands/brand.ts';
import { RenderCrashView } from './render-crash-view.tsx';

/** Shows the app while and after it starts; when the server cannot be asked, says so. */
export function StartupGate({ children }: { children: ReactNode }) {
  const { kind } = useStartup();
  return kind === 'error' ? <RenderCrashView brandName={brand.marketingName} /> : children;
}
