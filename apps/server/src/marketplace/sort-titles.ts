/** What sorts of markets are called together whose names share no words that would say it, by the first part of their keys. */
const TITLES: Readonly<Record<string, string>> = {
  'batter-milestone': 'Batting Milestones',
  'big-checkout': 'Big Checkouts',
  'decision-by': 'Win by Decision',
  first: 'First Scores',
  'game-winner': 'Game Winner',
  'goal-sort': 'Special Goals',
  most: 'Most Boundaries',
  partnership: 'Partnership Runs',
  pistol: 'Pistol Round Winner',
  point: 'Point Winner',
  round: 'Round Winner',
  'team-milestone': 'A Batter to Score 50 or 100',
  'wicket-method': 'Wicket Method',
  'wicket-runs': 'Runs at Fall of Wicket',
  'win-and-total': 'Winner and Total',
  'win-by': 'Winner and Method',
};

/** Sorts whose markets' names begin with the stretch they are of, which a title of theirs must say, too: '3rd Set Game 10'. */
const OF_STRETCH: ReadonlySet<string> = new Set(['game-winner', 'pistol', 'point', 'round']);

export function isOfStretch(sort: string): boolean {
  return OF_STRETCH.has(sort);
}

/** Undefined for a sort whose markets' names are enough. */
export function sortTitle(sort: string): string | undefined {
  return TITLES[sort];
}
