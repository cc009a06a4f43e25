/** Answers every test of the frame needs; each test replaces what it is about. */
export const startup = {
  anonymousToken: 'anonymous',
  applicationMetadata: {
    acceptChangesOptimizations: true,
    amountDebounceMilliseconds: 300,
    betPlacedResetMilliseconds: 3000,
    casinoEnabled: false,
    currentTime: '2026-10-25T18:00:00Z',
    heartbeatIntervalSeconds: 60,
    inactivityThresholdMinutes: 30,
    liveStreamingEnabled: true,
    searchDebounceIntervalMilliseconds: 300,
  },
  regionalMetadata: {
    currentCountry: 'US',
    currentRegionCode: 'US-NJ',
    marketCode: '501',
    ipAddress: '127.0.0.1',
    validRegion: true,
  },
  responsibleGaming: { helpline: '1-800-GAMBLER', message: 'Gambling problem? Call' },
  serviceAttributes: {
    identityTokenPath: '/oauth/token',
    liveStreamPath: '/live-streams',
    paymentsPath: '/payments/graphql',
    sportsbookPath: '/graphql',
    sportsbookWebsocketPath: '/graphql/ws',
    supportEmail: 'support@fairline.example',
    supportPhone: '1-800-555-0100',
  },
};

const amount = (cents: number) => ({
  amount: (cents / 100).toFixed(2),
  amountLong: String(cents),
  currency: 'USD',
  formattedAmount: `$${(cents / 100).toFixed(2)}`,
});

export const account = {
  id: 'Account:u',
  firstName: 'Dana',
  lastName: 'Keller',
  email: 'dana@example.com',
  username: 'dana@example.com',
  currency: 'USD',
  region: 'US-NJ',
  openBetCount: 2,
  lastLoginAt: '2026-10-24T16:05:00Z',
  balances: {
    bonusBalance: amount(0),
    globalBalance: amount(128_450),
    playableBalance: amount(128_450),
    restrictedBalance: amount(0),
    totalPlayableBalance: amount(128_450),
    withdrawableBalance: amount(100_000),
  },
  userPreferences: { oddsFormat: 'AMERICAN', autoAcceptOddsChanges: true },
};

export const sportsMenu = [
  {
    id: 'menu-live',
    label: 'Live',
    icon: 'live',
    live: true,
    liveCount: 3,
    eventCount: 3,
    type: 'LEAF',
    deepLink: { canonicalUrl: '/live', webUrl: '/live' },
    sportsMenuItemChildren: [],
  },
];

const emptyTab = {
  draftBets: [],
  errors: [],
  totalBetAmount: amount(0),
  totalPotentialReturnAmount: amount(0),
  totalPotentialReturnAmountTrend: null,
};

export const betslip = {
  __typename: 'Betslip',
  id: 'Betslip:1',
  errors: [],
  version: 1,
  numberOfSelections: 0,
  marketSelections: [],
  marketSelectionsMetadata: [],
  straight: { ...emptyTab, draftBetEventGroupings: [] },
  parlay: emptyTab,
  roundRobin: emptyTab,
  teaser: { ...emptyTab, ineligibleLegs: [], teaserPreviews: [] },
};

export const emptyPage = {
  __typename: 'Page',
  id: 'Page:/home',
  canonicalUrl: '/home',
  title: 'Home',
  description: null,
  type: 'HOME',
  event: null,
  defaultChild: null,
  pageChildren: [],
};

export const visitorAnswers = { startup, sportsMenu, betslip, page: emptyPage, account: null };
export const patronAnswers = { ...visitorAnswers, account };

export const TOKENS = { access_token: 'bearer', refresh_token: 'refresh', user_id: 'u', expires_in: 900 };

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}
