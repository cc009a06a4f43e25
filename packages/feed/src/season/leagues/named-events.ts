import type { League, LeagueSide } from '../league.ts';

/** Tournaments or races of a league with a field, as its two halves. @param competition begins their ids */
export function namedEvents(competition: string, names: readonly string[]): League['sides'] {
  const events = names.map((name): LeagueSide => {
    const words = name.split(/[ -]/);
    return {
      id: `${competition}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      name,
      mediumName: name,
      abbreviation: words
        .map((word) => word.charAt(0).toUpperCase())
        .join('')
        .slice(0, 3),
      primaryColour: '#166534',
      secondaryColour: '#fef9c3',
    };
  });
  const middle = events.length >> 1;
  return [events.slice(0, middle), events.slice(middle)];
}
