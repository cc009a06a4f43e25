import { builder } from '../platform/graphql/builder.ts';
import type { RequestContext } from '../platform/graphql/context.ts';
import { findRegion, type Region } from './regions.ts';

/** What the app must know before it shows anything. Values an operator would change are here, not in the app. */
const APPLICATION = {
  casinoEnabled: false,
  searchDebounceIntervalMilliseconds: 300,
  inactivityThresholdMinutes: 30,
  heartbeatIntervalSeconds: 60,
  betPlacedResetMilliseconds: 3_000,
  amountDebounceMilliseconds: 300,
  acceptChangesOptimizations: true,
} as const;

/** Where someone is taken to be who names no region. Whether they may bet from where they are is for `location` to say. */
const DEFAULT_REGION = 'US-NJ';

function regionOf({ regionCode }: RequestContext): Region | undefined {
  return findRegion(regionCode ?? DEFAULT_REGION);
}

/** ISO 3166-2, of whoever asks: as the client believes it, or the default. */
export function regionCodeOf(context: RequestContext): string {
  return regionOf(context)?.iso_3166_2_code ?? context.regionCode ?? DEFAULT_REGION;
}

interface Startup {
  readonly context: RequestContext;
}

export const ApplicationMetadataType = builder.objectRef<Startup>('ApplicationMetadata').implement({
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
    acceptChangesOptimizations: t.boolean({
      description: 'Changed odds are accepted and bet in one press; otherwise they are accepted first.',
      resolve: () => APPLICATION.acceptChangesOptimizations,
    }),
  }),
});

export const RegionalMetadataType = builder.objectRef<Startup>('RegionalMetadata').implement({
  fields: (t) => ({
    currentRegionCode: t.string({
      resolve: ({ context }) => regionCodeOf(context),
    }),
    currentCountry: t.string({
      resolve: ({ context }) =>
        regionOf(context)?.country ?? (context.regionCode ?? DEFAULT_REGION).slice(0, 2),
    }),
    validRegion: t.boolean({ resolve: ({ context }) => regionOf(context) !== undefined }),
    ipAddress: t.string({ resolve: ({ context }) => context.ipAddress }),
  }),
});

export const ServiceAttributesType = builder.objectRef<Startup>('ServiceAttributes').implement({
  fields: (t) => ({
    identityTokenPath: t.string({ resolve: () => '/oauth/token' }),
    sportsbookPath: t.string({ resolve: () => '/graphql' }),
    sportsbookWebsocketPath: t.string({ resolve: () => '/graphql/ws' }),
    paymentsPath: t.string({ resolve: () => '/payments/graphql' }),
    supportEmail: t.string({ resolve: () => 'support@fairline.example' }),
    supportPhone: t.string({ resolve: () => '1-800-555-0142' }),
  }),
});

/**
 * Who helps with gambling, as New Jersey's rules ask for on every page: the number and the site belong to the Council on
 * Compulsive Gambling of New Jersey (https://800gambler.org), which has answered it since 1983.
 */
const HELPLINE = { phone: '1-800-GAMBLER', site: 'https://800gambler.org' } as const;
const HELP = `Gambling problem? Call ${HELPLINE.phone}, or go to ${HELPLINE.site}.`;

const ResponsibleGamingType = builder.objectRef<Startup>('ResponsibleGaming').implement({
  fields: (t) => ({
    helpline: t.string({ resolve: () => HELPLINE.phone }),
    message: t.string({ resolve: () => HELP }),
  }),
});

const StartupType = builder.objectRef<Startup>('Startup').implement({
  fields: (t) => ({
    applicationMetadata: t.field({ type: ApplicationMetadataType, resolve: (startup) => startup }),
    regionalMetadata: t.field({ type: RegionalMetadataType, resolve: (startup) => startup }),
    serviceAttributes: t.field({ type: ServiceAttributesType, resolve: (startup) => startup }),
    responsibleGaming: t.field({ type: ResponsibleGamingType, resolve: (startup) => startup }),
    anonymousToken: t.string({
      // The same visitor again, so that polling does not lose the betslip.
      resolve: ({ context: { viewer, services } }) =>
        services.identity.visitorToken(viewer.kind === 'visitor' ? viewer.visitorId : undefined),
    }),
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
