import type { Side } from '@fairline/sports/sport.ts';
import { readSame } from '../keepable.ts';

/** A player as a side: "Roger Federer"; of a pair "Sara Errani/Andrea Vavassori" both surnames. @param source begins its id */
export function playerSide(source: string, name: string): Side {
  const surnames = name.split('/').map((player) => player.split(' ').slice(1).join(' ') || player);
  const letters = surnames
    .join('')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '');
  return {
    id: `${source}-${slugOf(name)}`.slice(0, 80),
    name: name.slice(0, 80),
    mediumName: surnames.join('/').slice(0, 80),
    abbreviation: letters.slice(0, 3).toUpperCase() || '?',
  };
}

/** Both sides of a match; by their whole names where they share the short one, as brothers do. */
export function toldApart(home: Side, away: Side): { readonly home: Side; readonly away: Side } {
  if (!readSame(home.mediumName, away.mediumName)) return { home, away };
  return { home: { ...home, mediumName: home.name }, away: { ...away, mediumName: away.name } };
}

/** 'roger-federer'; digits tell players without a name apart */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
