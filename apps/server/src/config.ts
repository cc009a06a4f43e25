import { join, resolve } from 'node:path';
import { leagues } from '@fairline/feed/season/leagues.ts';
import * as v from 'valibot';
import { defaultHouseLimits, type HouseLimits } from './bets/house-limits.ts';
import { HOUSE_LIMIT_NAMES, readHouseLimits } from './bets/read-house-limits.ts';
import {
  type BetfairSettings,
  isLoopback,
  readStreamAddress,
  type StreamAddress,
} from './feeds/betfair/settings.ts';
import type { OddsApiSettings } from './feeds/odds-api-client.ts';
import { type FeedProvider, readProviders } from './feeds/providers.ts';
import { DEFAULT_LOGOS, type ImageLists } from './marketplace/marketplace.ts';
import { type Clock, clockSetTo, systemClock } from './platform/clock.ts';
import { StartupError } from './platform/database/startup-error.ts';
import type { HttpConfig } from './platform/http/server.ts';
import type { LogLevel } from './platform/log.ts';
import { repositoryFolder } from './repository.ts';

/** Everything the environment decides. */
export interface Config {
  readonly http: HttpConfig;
  /** A server of the operator's own; undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Where the embedded PostgreSQL keeps its data. */
  readonly dataFolder: string;
  /** Real minutes a simulated game takes. */
  readonly demoPaceMinutes: number;
  /** What the server takes for the time. */
  readonly clock: Clock;
  /** Slugs of the sports that are simulated; undefined: all. */
  readonly sports: readonly string[] | undefined;
  /** Whether leagues are simulated in their own seasons alone, or all the year. */
  readonly calendar: 'seasons' | 'all-year';
  /** A folder of recordings to play instead of the simulated season. */
  readonly recordings: string | undefined;
  /** Whether the simulated season, or the recordings, are played; false: real games alone. */
  readonly playsGames: boolean;
  /** Where real games and their prices are read; undefined: nowhere. */
  readonly oddsApi: OddsApiSettings | undefined;
  /** Where the prices of an exchange are followed; undefined: nowhere. */
  readonly betfair: BetfairSettings | undefined;
  /** Who may push feed messages. */
  readonly feedProviders: readonly FeedProvider[];
  readonly logLevel: LogLevel;
  /** Whether memory is spared, or the time it takes to spare it. */
  readonly heap: 'lean' | 'ample';
  /** Whether npm started this process, and waits for it. */
  readonly isRunByNpm: boolean;
  /** Whether logins and sign-ups of one address are limited; `http.requestLimit` goes with it. */
  readonly limitsAttempts: boolean;
  /** How long bets in play wait, in milliseconds; undefined: as long as each sport's take. */
  readonly betDelayMs: number | undefined;
  /** What the house risks at most. */
  readonly houseLimits: HouseLimits;
  /** Whether prices follow what open bets could cost. */
  readonly shading: boolean;
  /** Whether to wait until the server of the database is gone, and then to take its place. */
  readonly standby: boolean;
  /** Where images come from, without a slash at its end; '' for this server. */
  readonly imagesUrl: string;
  /** Slugs of the competitions whose pages have a themed header. */
  readonly themedPages: readonly string[];
  /** Of which competitions images are given out. */
  readonly imageLists: ImageLists;
  /** Whether games in play can be watched. */
  readonly streams: 'sandbox' | 'off';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Sports with a league of their own. */
const SIMULATED = [...new Set(leagues.map(({ sport }) => sport.slug))];

const number = (minimum: number, maximum: number, fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform(Number),
    v.number(),
    v.minValue(minimum),
    v.maxValue(maximum),
  );
const names = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^(none|[\w.-]+(,[\w.-]+)*)$/),
    v.transform((text) => (text === 'none' ? [] : text.split(','))),
  );
const flag = (fallback: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off']), fallback),
    v.transform((text) => text === 'on'),
  );

const A_KEY = 'a key of 8 to 200 characters without spaces';

/** Each setting with what it must be, in the words of the error message. */
const settings = {
  FAIRLINE_PORT: [v.pipe(number(0, 65_535, '4000'), v.integer()), 'a port number from 0 to 65535'],
  FAIRLINE_HOST: [v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'), 'a host name or address'],
  DATABASE_URL: [
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^postgres(ql)?:\/\/\S+$/),
        v.check((url) => URL.canParse(url)),
      ),
    ),
    'a postgres:// address',
  ],
  FAIRLINE_DATA: [
    v.optional(v.pipe(v.string(), v.minLength(1)), join(repositoryFolder, '.fairline')),
    'a folder',
  ],
  FAIRLINE_DEMO_PACE: [number(0.1, 1_440, '13'), 'minutes from 0.1 to 1440'],
  FAIRLINE_CLOCK: [
    v.optional(
      v.pipe(
        v.string(),
        v.transform(withSeconds),
        v.isoTimestamp(),
        v.check(isOfCalendar),
        v.transform(Date.parse),
        v.number(),
      ),
    ),
    'a time from 2020 to 2099, such as 2026-11-29T18:00:00Z',
  ],
  FAIRLINE_SPORTS: [
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',').map((slug) => slug.trim())),
        v.check((slugs) => slugs.every((slug) => SIMULATED.includes(slug))),
      ),
    ),
    `some of ${SIMULATED.join(', ')}, separated by commas`,
  ],
  FAIRLINE_CALENDAR: [v.optional(v.picklist(['seasons', 'all-year']), 'seasons'), 'seasons or all-year'],
  FAIRLINE_SOURCE: [
    v.optional(v.picklist(['season', 'recordings', 'odds-api', 'betfair']), 'season'),
    'season, recordings, odds-api or betfair',
  ],
  FAIRLINE_ODDS_API_KEY: [v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,200}$/))), A_KEY],
  FAIRLINE_ODDS_API_URL: [
    v.optional(
      v.pipe(
        v.string(),
        v.check((url) => URL.canParse(url) && /^https?:/.test(url)),
      ),
      'https://api.the-odds-api.com',
    ),
    'an http:// or https:// address',
  ],
  FAIRLINE_ODDS_API_REGIONS: [
    v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9_]+(,[a-z0-9_]+)*$/)), 'us'),
    'regions such as us or us,uk, separated by commas',
  ],
  FAIRLINE_BETFAIR_APP_KEY: [v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,200}$/))), A_KEY],
  FAIRLINE_BETFAIR_SESSION: [
    v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,500}$/))),
    'a session token of 8 to 500 characters without spaces',
  ],
  FAIRLINE_BETFAIR_STREAM: [
    v.pipe(
      v.optional(v.string(), 'stream-api.betfair.com:443'),
      v.transform((text) => readStreamAddress(text)),
      v.custom<StreamAddress>((address) => address !== undefined),
    ),
    'a host and a port such as stream-api.betfair.com:443',
  ],
  FAIRLINE_BETFAIR_API: [
    v.optional(
      v.pipe(
        v.string(),
        v.check((url) => URL.canParse(url) && isSafe(new URL(url))),
      ),
      'https://api.betfair.com/exchange/betting/json-rpc/v1',
    ),
    'an https:// address, or one of this machine',
  ],
  FAIRLINE_FEED_PROVIDERS: [
    v.pipe(
      v.optional(v.string(), ''),
      v.transform((text) => (text === '' ? [] : readProviders(text))),
      v.check((providers) => providers !== undefined),
      v.transform((providers) => providers ?? []),
    ),
    'names and tokens of at least 24 characters, name=token, separated by commas',
  ],
  FAIRLINE_LOG_LEVEL: [v.optional(v.picklist(logLevels), 'warn'), `one of ${logLevels.join(', ')}`],
  FAIRLINE_HEAP: [v.optional(v.picklist(['lean', 'ample']), 'lean'), 'lean or ample'],
  FAIRLINE_BET_DELAY: [
    v.union([v.literal('sport'), number(0, 60, '1')]),
    "seconds from 0 to 60, or sport for each sport's own",
  ],
  FAIRLINE_HOUSE_LIMITS: [
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => readHouseLimits(text)),
        v.custom<HouseLimits>((limits) => limits !== undefined),
      ),
    ),
    `NAME=DOLLARS separated by commas, once each, least-stake no more than stake, with names of ${HOUSE_LIMIT_NAMES.join(', ')}`,
  ],
  FAIRLINE_SHADING: [flag('on'), 'on or off'],
  FAIRLINE_STANDBY: [flag('off'), 'on or off'],
  FAIRLINE_STREAMS: [v.optional(v.picklist(['sandbox', 'off']), 'sandbox'), 'sandbox or off'],
  FAIRLINE_IMAGES_URL: [
    v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+(:\d+)?(\/[\w./-]*[\w.-])?$/))),
    'an https:// address without a slash at its end',
  ],
  FAIRLINE_THEMED_PAGES: [names('nfl'), 'competitions such as nfl,nba, or none'],
  FAIRLINE_LOGOS: [names(DEFAULT_LOGOS.join(',')), 'competitions such as nfl,nba, or none'],
  FAIRLINE_JERSEYS: [names('none'), 'competitions such as nfl,nba, or none'],
  FAIRLINE_HEADSHOTS: [names('none'), 'competitions such as atp,wta, or none'],
  FAIRLINE_BLOCKED_HEADSHOTS: [names('none'), 'ids of players, separated by commas, or none'],
  FAIRLINE_LIMITS: [flag('on'), 'on or off'],
  FAIRLINE_INTROSPECTION: [flag('off'), 'on or off'],
  FAIRLINE_TRUST_PROXY: [flag('off'), 'on or off'],
  FAIRLINE_ORIGINS: [v.optional(v.string(), ''), 'web origins separated by commas'],
} as const;

type Settings = typeof settings;

/** An address may hold a password, and a provider's token is one. */
const SECRET: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'FAIRLINE_FEED_PROVIDERS',
  'FAIRLINE_ODDS_API_KEY',
  'FAIRLINE_BETFAIR_APP_KEY',
  'FAIRLINE_BETFAIR_SESSION',
]);

/** Reads the environment. Throws a StartupError that names the setting at fault. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const read = <Name extends keyof Settings>(name: Name): v.InferOutput<Settings[Name][0]> => {
    const [schema, expected] = settings[name];
    // An empty variable counts as one that is not set.
    const parsed = v.safeParse<Settings[Name][0]>(schema, environment[name] || undefined);
    if (!parsed.success) {
      const value = SECRET.has(name) ? '' : `=${environment[name]}`;
      throw new StartupError(`${name}${value} must be ${expected}.`);
    }
    return parsed.output;
  };
  const limits = read('FAIRLINE_LIMITS');
  const betDelay = read('FAIRLINE_BET_DELAY');
  const source = read('FAIRLINE_SOURCE');
  const oddsApiKey = read('FAIRLINE_ODDS_API_KEY');
  const oddsApi = { baseUrl: read('FAIRLINE_ODDS_API_URL'), regions: read('FAIRLINE_ODDS_API_REGIONS') };
  if (source === 'odds-api' && oddsApiKey === undefined) {
    throw new StartupError('FAIRLINE_SOURCE=odds-api needs FAIRLINE_ODDS_API_KEY.');
  }
  const betfair = betfairOf({
    appKey: read('FAIRLINE_BETFAIR_APP_KEY'),
    session: read('FAIRLINE_BETFAIR_SESSION'),
    stream: read('FAIRLINE_BETFAIR_STREAM'),
    apiUrl: read('FAIRLINE_BETFAIR_API'),
  });
  if (source === 'betfair' && !betfair) {
    throw new StartupError(
      'FAIRLINE_SOURCE=betfair needs FAIRLINE_BETFAIR_APP_KEY and FAIRLINE_BETFAIR_SESSION.',
    );
  }
  const standby = read('FAIRLINE_STANDBY');
  if (standby && read('DATABASE_URL') === undefined) {
    throw new StartupError(
      'FAIRLINE_STANDBY=on needs DATABASE_URL: the embedded database ends with the server that started it.',
    );
  }
  const clockMs = read('FAIRLINE_CLOCK');
  const origins = read('FAIRLINE_ORIGINS').split(',');
  const imagesUrl = read('FAIRLINE_IMAGES_URL') ?? '';
  return {
    http: {
      host: read('FAIRLINE_HOST'),
      port: read('FAIRLINE_PORT'),
      trustProxy: read('FAIRLINE_TRUST_PROXY'),
      introspection: read('FAIRLINE_INTROSPECTION'),
      requestLimit: limits ? { max: 3_000, windowMs: 10_000 } : undefined,
      costLimit: limits ? { max: 200_000, windowMs: 10_000 } : undefined,
      allowedOrigins: origins.map((origin) => origin.trim()).filter((origin) => origin !== ''),
      imageOrigin: imagesUrl === '' ? undefined : new URL(imagesUrl).origin,
      webFolder: join(repositoryFolder, 'apps/web/dist'),
      manifestFile: join(repositoryFolder, 'apps/web/persisted.json'),
    },
    databaseUrl: read('DATABASE_URL'),
    dataFolder: resolve(read('FAIRLINE_DATA')),
    demoPaceMinutes: read('FAIRLINE_DEMO_PACE'),
    clock: clockMs === undefined ? systemClock : clockSetTo(clockMs),
    sports: read('FAIRLINE_SPORTS'),
    calendar: read('FAIRLINE_CALENDAR'),
    recordings: source === 'recordings' ? join(recordingsFolder(environment), 'nfl') : undefined,
    playsGames: source !== 'odds-api' && source !== 'betfair',
    oddsApi: oddsApiKey === undefined ? undefined : { key: oddsApiKey, ...oddsApi },
    betfair,
    feedProviders: read('FAIRLINE_FEED_PROVIDERS'),
    logLevel: read('FAIRLINE_LOG_LEVEL'),
    heap: read('FAIRLINE_HEAP'),
    isRunByNpm: environment.npm_lifecycle_event !== undefined,
    limitsAttempts: limits,
    betDelayMs: betDelay === 'sport' ? undefined : betDelay * 1_000,
    houseLimits: read('FAIRLINE_HOUSE_LIMITS') ?? defaultHouseLimits,
    shading: read('FAIRLINE_SHADING'),
    standby,
    imagesUrl,
    themedPages: read('FAIRLINE_THEMED_PAGES'),
    imageLists: {
      logos: read('FAIRLINE_LOGOS'),
      jerseys: read('FAIRLINE_JERSEYS'),
      headshots: read('FAIRLINE_HEADSHOTS'),
      blockedHeadshots: read('FAIRLINE_BLOCKED_HEADSHOTS'),
    },
    streams: read('FAIRLINE_STREAMS'),
  };
}

/** A key alone, or a session alone, opens nothing. */
function betfairOf({
  appKey,
  session,
  ...where
}: {
  readonly appKey: string | undefined;
  readonly session: string | undefined;
} & Pick<BetfairSettings, 'stream' | 'apiUrl'>): BetfairSettings | undefined {
  if (appKey !== undefined && session !== undefined) return { appKey, session, ...where };
  if (appKey === undefined && session === undefined) return undefined;
  throw new StartupError('FAIRLINE_BETFAIR_APP_KEY and FAIRLINE_BETFAIR_SESSION need each other.');
}

/** A session must not travel in the clear, but inside this machine. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** A time without seconds, such as "2026-11-29T18:00Z", is the beginning of its minute. */
function withSeconds(timestamp: string): string {
  return timestamp.replace(/^(.{10}[T ]\d\d:\d\d)(?=Z| ?[+-])/, '$1:00');
}

/** Of years the demo's people and leagues are made for, and no 30 February, which Date.parse takes for the 2 March. */
function isOfCalendar(timestamp: string): boolean {
  const day = timestamp.slice(0, 10);
  const parsed = new Date(`${day}T00:00:00Z`);
  const year = parsed.getUTCFullYear();
  return year >= 2020 && year <= 2099 && parsed.toISOString().startsWith(day);
}

/** Where recordings of games and odds stand, one folder a sport. */
export function recordingsFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.FAIRLINE_RECORDINGS || join(repositoryFolder, '..', 'shared', 'data');
}
