import { useStartupPayload } from '../app/app-context.ts';

const PLACED_RESET_MS = 3_000;

/** How long 'Bet Placed' is shown, in milliseconds: as the server says, once it has. */
export function usePlacedResetMs(): number {
  return useStartupPayload()?.applicationMetadata.betPlacedResetMilliseconds ?? PLACED_RESET_MS;
}
