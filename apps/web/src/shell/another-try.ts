import { useRouter } from '@tanstack/react-router';
import { RequestError } from '../app/network/request-error.ts';
import { useBackOnline } from '../app/online.ts';

/** Loads again what failed. For want of a connection it is asked for again by itself once there is one. */
export function useAnotherTry(error: Error, reset: () => void): () => void {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  useBackOnline(() => {
    if (isRequestFailure(error)) again();
  });
  return again;
}

/** Relay wraps what the network threw; both count. */
export function isRequestFailure(error: Error): boolean {
  return error instanceof RequestError || error.name === 'RelayNetwork' || 'source' in error;
}
