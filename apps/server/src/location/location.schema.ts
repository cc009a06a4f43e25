import { builder } from '../platform/graphql/builder.ts';
import { requirePatron } from '../platform/graphql/context.ts';
import { CHECK_REASONS, type Location, type LocationStanding } from './location.ts';
import { type LocationMessage, locationMessage } from './messages.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    location: Location;
  }
}

const LocationErrorType = builder.objectRef<LocationMessage>('LocationError').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    message: t.exposeString('message'),
  }),
});

const LocationCheckType = builder.objectRef<LocationStanding>('LocationCheck').implement({
  description: 'Whether the patron is somewhere they may bet from.',
  fields: (t) => ({
    authorized: t.boolean({ resolve: ({ kind }) => kind === 'authorised' }),
    region: t.string({
      description: 'ISO 3166-2; null when the patron was not authorised.',
      nullable: true,
      resolve: (standing) => (standing.kind === 'authorised' ? standing.region : null),
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (standing) => (standing.kind === 'authorised' ? standing.expiresAt : null),
    }),
    errors: t.field({
      type: [LocationErrorType],
      resolve: (standing) => (standing.kind === 'authorised' ? [] : [locationMessage(standing)]),
    }),
  }),
});

const CheckReasonEnum = builder.enumType('LocationCheckReason', { values: CHECK_REASONS });

builder.mutationField('checkLocation', (t) =>
  t.field({
    type: LocationCheckType,
    description: 'Asks the location provider where the patron is.',
    authScopes: { patron: true },
    args: { reason: t.arg({ type: CheckReasonEnum }) },
    resolve: (_root, { reason }, context) =>
      context.services.location.check(requirePatron(context), context.ipAddress, reason),
  }),
);
