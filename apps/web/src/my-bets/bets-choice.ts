/** Sports by their slugs, as bets are asked for: all that can be bet on, and the seasons of leagues. */
export const SPORTS = [
  { value: 'football', label: 'Football' },
  { value: 'basketball', label: 'Basketball' },
  { value: 'baseball', label: 'Baseball' },
  { value: 'hockey', label: 'Hockey' },
  { value: 'soccer', label: 'Soccer' },
  { value: 'futsal', label: 'Futsal' },
  { value: 'tennis', label: 'Tennis' },
  { value: 'cricket', label: 'Cricket' },
  { value: 'table-tennis', label: 'Table Tennis' },
  { value: 'darts', label: 'Darts' },
  { value: 'combat', label: 'Combat' },
  { value: 'counter-strike', label: 'Counter-Strike' },
  { value: 'valorant', label: 'Valorant' },
  { value: 'golf', label: 'Golf' },
  { value: 'motor-racing', label: 'Motor Racing' },
  { value: 'futures', label: 'Futures' },
] as const;

export const TYPES = [
  { value: 'STRAIGHT', label: 'Straight' },
  { value: 'PARLAY', label: 'Parlay' },
  { value: 'PARLAY_PLUS', label: 'Parlay+' },
  { value: 'ROUND_ROBIN', label: 'Round robin' },
  { value: 'TEASER', label: 'Teaser' },
] as const;

/** Which of a tab's bets are shown; undefined shows all. */
export interface BetsChoice {
  readonly sport: (typeof SPORTS)[number]['value'] | undefined;
  readonly type: (typeof TYPES)[number]['value'] | undefined;
}

/** What the query of an address asks for; words nobody knows ask for nothing. */
export function readChoice(search: Readonly<Record<string, unknown>>): BetsChoice {
  const { sport, type } = search;
  return {
    sport: SPORTS.find(({ value }) => value === sport)?.value,
    type: TYPES.find(({ value }) => value.toLowerCase() === type)?.value,
  };
}

/** The address of a tab with a choice. */
export function withChoice(path: string, { sport, type }: BetsChoice): string {
  const query = new URLSearchParams();
  if (sport) query.set('sport', sport);
  if (type) query.set('type', type.toLowerCase());
  return query.size > 0 ? `${path}?${query}` : path;
}

export function isChosen({ sport, type }: BetsChoice): boolean {
  return sport !== undefined || type !== undefined;
}
