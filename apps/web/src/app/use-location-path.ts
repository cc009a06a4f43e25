import { useLocation } from '@tanstack/react-router';

/** The path one is at, without its query. */
export function useLocationPath(): string {
  return useLocation({ select: ({ pathname }) => pathname });
}
