import { builder } from '../platform/graphql/builder.ts';
import type { RequestContext } from '../platform/graphql/context.ts';
import { findRegion } from './regions.ts';

/** What the app must know before it shows anything. Values an operator would change are here, not in the app. */
const APPLICATION = {
  casinoEnabled: false,
  searchDebounceIntervalMilliseconds: 300,
  inactivityThresholdMinutes: 30,
  heartbeatIntervalSeconds: 60,
  betPlacedResetMilliseconds: 3_000,
  amountDebounceMilliseconds: 300,
} as const;

/** Where everyone is taken to be until location checks are built. */
const DEFAULT_REGION = 'US-NJ';

interface Startup {
  readonly context: RequestContext;
}

const ApplicationMetadataType = builder.objectRef<Startup>('ApplicationMetadata').implement({
  fields: (t) => ({
    currentTime: t.field({ type: 'DateTime', resolve: ({ context }) => new Date(context.now) }),
    casinoEnabled: t.boolean({ resolve: () => APPLICATION.casinoEnabled }),
    searchDebounceIntervalMilliseconds: t.int({
      resolve: () => APPLICATION.searchDebounceIntervalMilliseconds,
    }),
    inactivityThresholdMinutes: t.int({ resolve: () => APPLICATION.inactivityThresholdMinutes }),
    heartbeatIntervalSeconds: t.int({ resolve: () => APPLICATION.heartbeatIntervalSeconds }),
    betPlacedResetMilliseconds: t.int({ resolve: () => APPLICATION.betPlacedResetMilliseconds }),
    amountDebounceMilliseconds: t.int({ resolve: () => APPLICATION.amountDebounceMilliseconds }),
  }),
});

const RegionalMetadataType = builder.objectRef<Startup>('RegionalMetadata').implement({
  fields: (t) => ({
    currentRegionCode: t.string({ resolve: () => DEFAULT_REGION }),
    currentCountry: t.string({ resolve: () => findRegion(DEFAULT_REGION)?.country ?? 'US' }),
    validRegion: t.boolean({ resolve: () => findRegion(DEFAULT_REGION) !== undefined }),
    ipAddress: t.string({ resolve: ({ context }) => context.ipAddress }),
  }),
});

const ServiceAttributesType = builder.objectRef<Startup>('ServiceAttributes').implement({
  fields: (t) => ({
    identityTokenPath: t.string({ resolve: () => '/oauth/token' }),
    sportsbookPath: t.string({ resolve: () => '/graphql' }),
    sportsbookWebsocketPath: t.string({ resolve: () => '/graphql/ws' }),
    paymentsPath: t.string({ resolve: () => '/wallet' }),
    supportEmail: t.string({ resolve: () => 'support@fairline.example' }),
    supportPhone: t.string({ resolve: () => '1-800-555-0142' }),
  }),
});

const ResponsibleGamingType = builder.objectRef<Startup>('ResponsibleGaming').implement({
  fields: (t) => ({
    helpline: t.string({ resolve: () => '1-800-GAMBLER' }),
    message: t.string({ resolve: () => 'Gambling problem? Call 1-800-GAMBLER.' }),
  }),
});

const StartupType = builder.objectRef<Startup>('Startup').implement({
  fields: (t) => ({
    applicationMetadata: t.field({ type: ApplicationMetadataType, resolve: (startup) => startup }),
    regionalMetadata: t.field({ type: RegionalMetadataType, resolve: (startup) => startup }),
    serviceAttributes: t.field({ type: ServiceAttributesType, resolve: (startup) => startup }),
    responsibleGaming: t.field({ type: ResponsibleGamingType, resolve: (startup) => startup }),
    anonymousToken: t.string({ resolve: ({ context }) => context.services.identity.visitorToken() }),
  }),
});

builder.queryField('startup', (t) =>
  t.field({
    type: StartupType,
    authScopes: { public: true },
    resolve: (_root, _args, context) => ({ context }),
  }),
);

builder.queryField('currentTime', (t) =>
  t.field({
    type: 'DateTime',
    authScopes: { public: true },
    resolve: (_root, _args, { now }) => new Date(now),
  }),
);
