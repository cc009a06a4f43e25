import { counted } from '../../ui/counted.ts';
/** '64 bets'; empty where there is none: that is no news of a game that is over, or whose first odds are awaited. */
export function betCountText(count: number): string {
  return count === 0 ? '' : counted(count, 'bet');
}
