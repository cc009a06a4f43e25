const DEAD_HEAT = /^dead-heat (\d+)\/(\d+)$/;

/**
 * What a leg that came out by parts does with the stake, in a sentence; undefined for one that won, lost or was given back whole.
 * @param grade as the server writes it: 'half-win', 'dead-heat 1/3'
 */
export function shareText(grade: string): string | undefined {
  if (grade === 'half-win') return 'Half of the stake won, the other half came back.';
  if (grade === 'half-loss') return 'Half of the stake lost, the other half came back.';
  const [, places, tied] = DEAD_HEAT.exec(grade) ?? [];
  if (places === undefined || tied === undefined) return undefined;
  const shared = places === '1' ? '1 place' : `${places} places`;
  return `Dead heat: ${tied} tied for ${shared}, so ${places}/${tied} of the stake won.`;
}
