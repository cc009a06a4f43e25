import { type LegProgress, TARGET_AT } from './leg-bar.ts';

/** Whether what is bet on, or against, would have come if the game ended now. */
export function deedProgress(hasCome: boolean, selection: string): LegProgress | undefined {
  if (selection !== 'yes' && selection !== 'no') return undefined;
  return {
    winning: (selection === 'yes') === hasCome,
    from: 0,
    to: hasCome ? TARGET_AT : 0,
    mark: TARGET_AT,
    ...(selection === 'no' && { isAgainst: true }),
    left: hasCome ? 'Yes, as it stands' : selection === 'no' ? 'No, as it stands' : 'Not yet',
    right: '',
  };
}

const BAND = /^(home|away)-(\d+)(?:-(\d+|up))?$/;

/**
 * By how much a lead is within a band, less than 0 outside it; undefined of any other selection.
 * @param lead of the home side
 * @param selection 'home-1-6', 'away-31-up', 'tie'
 */
export function withinBand(lead: number, selection: string): number | undefined {
  if (selection === 'tie') return 0.5 - Math.abs(lead);
  const [, side, least, most = least] = BAND.exec(selection) ?? [];
  if (side === undefined) return undefined;
  const own = side === 'home' ? lead : -lead;
  const highest = most === 'up' ? Number.POSITIVE_INFINITY : Number(most);
  return Math.min(own - Number(least), highest - own) + 0.5;
}
