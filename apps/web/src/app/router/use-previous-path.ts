import { useLocation } from '@tanstack/react-router';
import { pathAfterLogin } from './previous-path.ts';

/** Where the person came from, or home. */
export function usePreviousPath(): string {
  return useLocation({
    select: ({ search }) => pathAfterLogin('previousPath' in search ? search.previousPath : undefined),
  });
}
