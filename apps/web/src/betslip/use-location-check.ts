import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { track } from '../app/track.ts';
import { showToast } from '../ui/toasts.ts';
import { checkLocation } from './check-location.ts';
import { useSlip } from './slip-context.tsx';

/** Checks where the patron is when they ask for it, and loads the slip again: its errors depend on it. */
export function useLocationCheck(): { readonly isChecking: boolean; readonly check: () => void } {
  const environment = useRelayEnvironment();
  const { client, placing } = useSlip();
  const [isChecking, setChecking] = useState(false);
  const run = async () => {
    setChecking(true);
    const answer = await checkLocation(environment).catch(() => undefined);
    // What the last attempt was refused for is over.
    if (answer?.authorized) placing.edited();
    await client.refresh();
    setChecking(false);
    if (answer?.authorized) return;
    for (const { code, message } of answer?.errors ?? []) {
      track('geocomply error', { error: `${code}: ${message}` });
    }
    const body = answer?.errors[0]?.message ?? 'Please check your internet connection and try again.';
    showToast({ id: 'location-check', type: 'danger', title: 'Your location was not verified.', body });
  };
  return { isChecking, check: () => void run() };
}
