import { expect, test } from 'vitest';
import { defaultHouseLimits } from './bets/house-limits.ts';
import { readConfig } from './config.ts';
import { StartupError } from './platform/database/startup-error.ts';

test('without any setting it is the demo on port 4000, for this machine only', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ databaseUrl: undefined, demoPaceMinutes: 13, limitsAttempts: true });
  expect(config.http).toMatchObject({ port: 4000, host: '127.0.0.1', introspection: false });
  expect(config.heap).toBe('lean');
  expect(config.dataFolder).toMatch(/\.fairline$/);
});

test('settings are read, an empty one counts as none', () => {
  const config = readConfig({
    FAIRLINE_PORT: '0',
    FAIRLINE_HOST: '',
    FAIRLINE_DEMO_PACE: '0.5',
    DATABASE_URL: 'postgresql://me@db/x',
    FAIRLINE_LIMITS: 'off',
    FAIRLINE_HEAP: 'ample',
    FAIRLINE_ORIGINS: 'https://a.example, https://b.example',
  });
  expect(config).toMatchObject({ demoPaceMinutes: 0.5, databaseUrl: 'postgresql://me@db/x', heap: 'ample' });
  expect(config.http).toMatchObject({ port: 0, host: '127.0.0.1' });
  expect(config.http).toMatchObject({ requestLimit: undefined, costLimit: undefined });
  expect(config.http.allowedOrigins).toEqual(['https://a.example', 'https://b.example']);
});

test('what the house risks at most can be set', () => {
  expect(readConfig({}).houseLimits).toEqual(defaultHouseLimits);
  expect(readConfig({ FAIRLINE_HOUSE_LIMITS: 'loss=100' }).houseLimits).toEqual({
    ...defaultHouseLimits,
    loss: 10_000n,
  });
});

test('a clock can be set to another time and goes on from there; without it the time is the machine’s', () => {
  const before = Date.now();
  const { clock } = readConfig({});
  expect(clock.now()).toBeGreaterThanOrEqual(before);
  expect(clock.now()).toBeLessThanOrEqual(Date.now());
  const kickOff = Date.parse('2030-11-24T18:00:00Z');
  const set = readConfig({ FAIRLINE_CLOCK: '2030-11-24T18:00:00Z' }).clock;
  const shown = set.now();
  expect(shown).toBeGreaterThanOrEqual(kickOff);
  expect(shown - kickOff).toBeLessThanOrEqual(Date.now() - before);
});

test.each([
  ['2027-05-15T23:30Z', '2027-05-15T23:30:00Z'],
  ['2027-05-15T19:30-04:00', '2027-05-15T23:30:00Z'],
])('a clock set to %s, without seconds, starts with that minute', (shortened, whole) => {
  const before = Date.now();
  const shown = readConfig({ FAIRLINE_CLOCK: shortened }).clock.now();
  expect(shown).toBeGreaterThanOrEqual(Date.parse(whole));
  expect(shown - Date.parse(whole)).toBeLessThanOrEqual(Date.now() - before);
});

test('with a key real games are read beside the season, or instead of it', () => {
  expect(readConfig({})).toMatchObject({ oddsApi: undefined, playsGames: true });
  const environment = { FAIRLINE_ODDS_API_KEY: 'key-12345' };
  expect(readConfig(environment)).toMatchObject({
    playsGames: true,
    oddsApi: { key: 'key-12345', baseUrl: 'https://api.the-odds-api.com', regions: 'us' },
  });
  expect(readConfig({ ...environment, FAIRLINE_SOURCE: 'odds-api' }).playsGames).toBe(false);
});

const EXCHANGE = {
  FAIRLINE_BETFAIR_APP_KEY: 'app-key-1',
  FAIRLINE_BETFAIR_SESSION: 'session/of+somebody=',
} as const;

test('with a key and a session the prices of an exchange are followed, where it is or where it is said to be', () => {
  expect(readConfig({}).betfair).toBeUndefined();
  expect(readConfig(EXCHANGE)).toMatchObject({
    playsGames: true,
    betfair: {
      appKey: 'app-key-1',
      session: 'session/of+somebody=',
      stream: { host: 'stream-api.betfair.com', port: 443 },
      apiUrl: 'https://api.betfair.com/exchange/betting/json-rpc/v1',
    },
  });
  expect(
    readConfig({
      ...EXCHANGE,
      FAIRLINE_SOURCE: 'betfair',
      FAIRLINE_BETFAIR_STREAM: '[::1]:4443',
      FAIRLINE_BETFAIR_API: 'http://127.0.0.1:8080/rpc',
    }),
  ).toMatchObject({
    playsGames: false,
    betfair: { stream: { host: '::1', port: 4443 }, apiUrl: 'http://127.0.0.1:8080/rpc' },
  });
});

test.each([
  [{ FAIRLINE_HOUSE_LIMITS: 'luck=7' }, /^FAIRLINE_HOUSE_LIMITS=luck=7 must be NAME=DOLLARS .* least-stake,/],
  [{ FAIRLINE_CLOCK: 'Sunday' }, /^FAIRLINE_CLOCK=Sunday must be a time from 2020 to 2099, such as 2026/],
  [
    { FAIRLINE_CLOCK: '2010-12-31T18:00:00Z' },
    /^FAIRLINE_CLOCK=2010-12-31T18:00:00Z must be a time from 2020/,
  ],
  [
    { FAIRLINE_CLOCK: '2026-02-30T12:00:00Z' },
    /^FAIRLINE_CLOCK=2026-02-30T12:00:00Z must be a time from 2020/,
  ],
  [{ FAIRLINE_CLOCK: '2026-11-29T18:00' }, /^FAIRLINE_CLOCK=2026-11-29T18:00 must be a time from 2020/],
  [{ FAIRLINE_PORT: '70000' }, 'FAIRLINE_PORT=70000 must be a port number from 0 to 65535.'],
  [{ FAIRLINE_PORT: 'http' }, 'FAIRLINE_PORT=http must be a port number from 0 to 65535.'],
  [{ FAIRLINE_SPORTS: 'football,chess' }, /^FAIRLINE_SPORTS=football,chess must be some of football/],
  [{ FAIRLINE_DEMO_PACE: '0' }, 'FAIRLINE_DEMO_PACE=0 must be minutes from 0.1 to 1440.'],
  [
    { FAIRLINE_FEED_PROVIDERS: 'acme=short' },
    'FAIRLINE_FEED_PROVIDERS must be names and tokens of at least 24 characters, name=token, separated by commas.',
  ],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a postgres:// address.'],
  [{ DATABASE_URL: 'postgres://me:pass@host:port/x' }, 'DATABASE_URL must be a postgres:// address.'],
  [{ FAIRLINE_SOURCE: 'odds-api' }, 'FAIRLINE_SOURCE=odds-api needs FAIRLINE_ODDS_API_KEY.'],
  [
    { FAIRLINE_ODDS_API_KEY: 'a key of mine' },
    'FAIRLINE_ODDS_API_KEY must be a key of 8 to 200 characters without spaces.',
  ],
  [
    { FAIRLINE_ODDS_API_KEY: 'short' },
    'FAIRLINE_ODDS_API_KEY must be a key of 8 to 200 characters without spaces.',
  ],
  [{ FAIRLINE_ODDS_API_URL: 'file:///x' }, /^FAIRLINE_ODDS_API_URL=file:\/\/\/x must be an http/],
  [
    { FAIRLINE_SOURCE: 'betfair' },
    'FAIRLINE_SOURCE=betfair needs FAIRLINE_BETFAIR_APP_KEY and FAIRLINE_BETFAIR_SESSION.',
  ],
  [
    { FAIRLINE_BETFAIR_SESSION: EXCHANGE.FAIRLINE_BETFAIR_SESSION },
    'FAIRLINE_BETFAIR_APP_KEY and FAIRLINE_BETFAIR_SESSION need each other.',
  ],
  [
    { ...EXCHANGE, FAIRLINE_BETFAIR_APP_KEY: 'short' },
    'FAIRLINE_BETFAIR_APP_KEY must be a key of 8 to 200 characters without spaces.',
  ],
  [
    { ...EXCHANGE, FAIRLINE_BETFAIR_SESSION: 'to be or not' },
    'FAIRLINE_BETFAIR_SESSION must be a session token of 8 to 500 characters without spaces.',
  ],
  [
    { FAIRLINE_BETFAIR_STREAM: 'https://stream-api.betfair.com' },
    /^FAIRLINE_BETFAIR_STREAM=https:.* must be a host and a port such as stream-api.betfair.com:443\.$/,
  ],
  [{ FAIRLINE_BETFAIR_STREAM: 'localhost:0' }, /must be a host and a port/],
  [
    { FAIRLINE_BETFAIR_API: 'http://api.betfair.com/rpc' },
    /^FAIRLINE_BETFAIR_API=http:.* must be an https:\/\/ address, or one of this machine\.$/,
  ],
  [{ FAIRLINE_LIMITS: 'maybe' }, 'FAIRLINE_LIMITS=maybe must be on or off.'],
])('a setting that cannot be is named in one line: %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(StartupError);
  expect(() => readConfig(environment)).toThrow(message);
});

test('a standby is told that it needs a database that outlives the other server', () => {
  expect(() => readConfig({ FAIRLINE_STANDBY: 'on' })).toThrow('FAIRLINE_STANDBY=on needs DATABASE_URL');
  expect(readConfig({ FAIRLINE_STANDBY: 'on', DATABASE_URL: 'postgres://a@b/c' }).standby).toBe(true);
});

test('images come from a CDN that is named by an https address, and pages may then show them [API-008]', () => {
  const { imagesUrl, http } = readConfig({ FAIRLINE_IMAGES_URL: 'https://cdn.example/fairline' });
  expect([imagesUrl, http.imageOrigin]).toEqual(['https://cdn.example/fairline', 'https://cdn.example']);
  expect(readConfig({}).imagesUrl).toBe('');
  for (const wrong of ['http://cdn.example', 'https://cdn.example/', 'cdn', 'https://a b']) {
    expect(() => readConfig({ FAIRLINE_IMAGES_URL: wrong })).toThrow('without a slash at its end');
  }
});
