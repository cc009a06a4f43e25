/** What sorts of markets are called together whose names share no words that would say it, by the first part of their keys. */
const TITLES: Readonly<Record<string, string>> = {
  'batter-milestone': 'Batting Milestones',
  'big-checkout': 'Big Checkouts',
  first: 'First Scores',
  'game-winner': 'Game Winner',
  'goal-sort': 'Special Goals',
  most: 'Most Boundaries',
  pistol: 'Pistol Round Winner',
  point: 'Point Winner',
  round: 'Round Winner',
  'win-and-total': 'Winner and Total',
  'win-by': 'Winner and Method',
};

/** Undefined for a sort whose markets' names are enough. */
export function sortTitle(sort: string): string | undefined {
  return TITLES[sort];
}
