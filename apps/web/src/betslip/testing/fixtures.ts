import type { Resolvers } from './house.ts';

export const NFL = '/sport/football/organization/united-states/competition/nfl';

export function money(cents: number) {
  const dollars = (cents / 100).toFixed(2);
  const grouped = dollars.replace(/\B(?=(\d{3})+\.)/g, ',');
  return { amount: dollars, amountLong: String(cents), currency: 'USD', formattedAmount: `$${grouped}` };
}

export interface Odds {
  readonly numeratorLong: string;
  readonly denominatorLong: string;
}

/** A selection of a house: what a slip goes by, beside what it is answered with. */
export interface OnSale extends Resolvers {
  readonly id: string;
  readonly status: string;
  readonly odds: Odds | null;
  readonly name: { readonly defaultName: string };
}

export function odds(numerator: number, denominator: number) {
  return { numeratorLong: String(numerator), denominatorLong: String(denominator), formattedOdds: '' };
}

export function team(label: string, mediumName: string) {
  return {
    id: `nfl-${label.toLowerCase()}`,
    label,
    name: mediumName,
    mediumName,
    primaryColour: '#00338d',
    secondaryColour: '#c60c30',
    record: '4-2',
    type: 'TEAM',
  };
}

/** Bills at Chiefs, third quarter. */
export function event(over: Resolvers & { statistics?: object } = {}) {
  const { statistics = {}, ...rest } = over;
  return {
    __typename: 'StandardEvent',
    id: 'StandardEvent:g1',
    rawId: 'g1',
    name: 'Bills at Chiefs',
    hasField: false,
    canonicalUrl: `${NFL}/event/g1`,
    awayParticipant: team('BUF', 'Bills'),
    homeParticipant: team('KC', 'Chiefs'),
    competition: { name: 'NFL', slug: 'nfl', canonicalUrl: NFL },
    organization: { name: 'United States', slug: 'united-states' },
    sport: { name: 'Football', slug: 'football' },
    marketCount: 64,
    priceState: 'PRESENT',
    sequence: 1,
    suspension: null,
    startTime: '2026-11-21T18:00:00Z',
    status: 'IN_PLAY',
    statistics: {
      __typename: 'FootballStatistics',
      awayScore: 17,
      homeScore: 20,
      winner: null,
      isInPlay: true,
      progress: 'Q3 8:42',
      counts: [],
      scoring: [],
      situation: '3rd & 4 · KC 38',
      alert: '',
      away: { score: '17', marker: 'BALL', note: '2 timeouts' },
      home: { score: '20', marker: null, note: '3 timeouts' },
      segments: [],
      ballOn: 38,
      driveStart: 82,
      lineToGain: 34,
      possession: 'AWAY',
      redZone: false,
      yardLine: 'KC 38',
      downAndDistance: '3rd & 4',
      lastPlay: 'Run for 3 yards',
      awayTimeouts: 2,
      homeTimeouts: 3,
      ...statistics,
    },
    winProbability: [
      { elapsed: 0, home: 0.5, draw: 0 },
      { elapsed: 0.5, home: 0.61, draw: 0 },
    ],
    ...rest,
  };
}

/** What a selection has of its own; its name is the same wherever it is written. */
export type SelectionOver = Partial<Omit<OnSale, 'name'>> & { readonly name?: string } & Resolvers;

export function selection(key: string, { name = key, ...over }: SelectionOver = {}) {
  return {
    __typename: 'MarketSelection',
    id: `MarketSelection:g1~${key}`,
    rawId: `g1~${key}`,
    status: 'OPEN',
    suspension: null,
    isDisabled: false,
    type: 'OTHER',
    odds: odds(10, 11),
    points: null,
    participant: null,
    name: { minimalName: name, cleanName: name, defaultName: name, fullName: name },
    ...over,
  };
}

export function market(key: string, type: string, selections: Resolvers[], over: Resolvers = {}) {
  return {
    __typename: 'Market',
    id: `Market:g1~${key}`,
    rawId: `g1~${key}`,
    classification: 'game',
    family: key.split(':').slice(0, 2).join(':'),
    isMain: true,
    name: type === 'SPREAD' ? 'Spread' : type === 'TOTAL' ? 'Total' : 'Moneyline',
    sequence: 1,
    startTime: '2026-11-21T18:00:00Z',
    status: 'OPEN',
    suspension: null,
    type,
    selections,
    ...over,
  };
}

export function points(value: number, signed = true) {
  return { decimalPoints: value, formattedPoints: `${signed && value > 0 ? '+' : ''}${value}` };
}

export function spread(line: number, over: Resolvers = {}) {
  const key = `spread:game:${-line}`;
  const name = (team_: string, by: number) => `${team_} ${by > 0 ? '+' : ''}${by}`;
  return market(
    key,
    'SPREAD',
    [
      selection(`${key}~away`, { type: 'AWAY_SPREAD', name: name('Bills', line), points: points(line) }),
      selection(`${key}~home`, { type: 'HOME_SPREAD', name: name('Chiefs', -line), points: points(-line) }),
    ],
    over,
  );
}

export function card(__typename: string, markets: Resolvers[], over: Resolvers = {}) {
  return {
    __typename,
    id: `${__typename}:g1~card`,
    rawId: 'g1~card',
    deepLink: { webUrl: `${NFL}/event/g1`, canonicalUrl: `${NFL}/event/g1` },
    event: event(),
    featuredTitle: null,
    markets,
    attributes: { tags: ['IN_PLAY', 'PARLAY_PLUS'] },
    marketTags: ['game'],
    columns: 2,
    variant: 'PLAIN',
    withoutBets: [],
    ...over,
  };
}

/** All of it cash. @param cents minor units */
export function balancesOf(cents: number) {
  const all = money(cents);
  return {
    bonusBalance: money(0),
    globalBalance: all,
    playableBalance: all,
    restrictedBalance: money(0),
    totalPlayableBalance: all,
    withdrawableBalance: all,
  };
}
