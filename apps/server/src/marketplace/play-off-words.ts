import type { CatalogueEvent, Team } from '../catalogue/catalogue.ts';

/**
 * Which game of its series an event is, and how that stood before it: "Game 3, Celtics lead 2–1". Undefined where it is none.
 * @param nameOf what a side is called
 */
export function seriesWords(
  { playOff, home, away }: Pick<CatalogueEvent, 'playOff' | 'home' | 'away'>,
  nameOf: (side: Team) => string,
): string | undefined {
  if (!playOff?.series) return undefined;
  const { game, wins } = playOff.series;
  return [`Game ${game}`, standingWords(wins, nameOf(home), nameOf(away))].filter(Boolean).join(', ');
}

function standingWords(
  { home, away }: { readonly home: number; readonly away: number },
  homeName: string,
  awayName: string,
): string {
  if (home === away) return home === 0 ? '' : `tied ${home}–${away}`;
  const [name, more, fewer] = home > away ? [homeName, home, away] : [awayName, away, home];
  return `${name} lead ${more}–${fewer}`;
}
