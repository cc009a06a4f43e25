import { builder } from '../platform/graphql/builder.ts';
import { requirePatron } from '../platform/graphql/context.ts';
import { InvalidInputType, invalidInput } from '../platform/graphql/error-types.ts';
import { publicError } from '../platform/graphql/errors.ts';
import { costly } from '../platform/graphql/limits.ts';
import { registerNode, toGlobalId } from '../platform/graphql/node.ts';
import { CurrencyType, NodeRef, OddsFormatType } from '../platform/graphql/shared-types.ts';
import { tryAgainIn } from '../platform/try-again.ts';
import { type Identity, ODDS_CHANGES, type Patron, type Preferences } from './identity.ts';
import { acceptedAfter } from './odds-changes.ts';

export {
  ApplicationMetadataType,
  RegionalMetadataType,
  regionCodeOf,
  ServiceAttributesType,
} from './startup.schema.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    identity: Identity;
  }
}

const OddsChangesEnum = builder.enumType('AcceptedOddsChanges', {
  description: 'Which changed odds a bet is placed at without asking.',
  values: ODDS_CHANGES,
});

const UserPreferencesType = builder.objectRef<Preferences>('UserPreferences').implement({
  fields: (t) => ({
    oddsFormat: t.expose('oddsFormat', { type: OddsFormatType }),
    acceptedOddsChanges: t.expose('acceptedOddsChanges', { type: OddsChangesEnum }),
    autoAcceptOddsChanges: t.boolean({
      description: 'Whether better odds are taken without asking.',
      resolve: ({ acceptedOddsChanges }) => acceptedOddsChanges !== 'NONE',
    }),
  }),
});

/** The patron's own account; wallet and bets add their fields to it. */
export const AccountType = builder.objectRef<Patron>('Account').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId('Account', id) }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    username: t.exposeString('email'),
    region: t.exposeString('region'),
    currency: t.expose('currency', { type: CurrencyType }),
    userPreferences: t.expose('preferences', { type: UserPreferencesType }),
    lastLoginAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async (_patron, _args, { viewer, services }) =>
        viewer.kind === 'patron' ? ((await services.identity.lastLoginAt(viewer.sessionId)) ?? null) : null,
    }),
  }),
});

registerNode('Account', async (id, { viewer, services }) =>
  viewer.kind === 'patron' && viewer.patronId === id ? ((await services.identity.patron(id)) ?? null) : null,
);

builder.queryField('account', (t) =>
  t.field({
    type: AccountType,
    description: 'Null for a visitor.',
    nullable: true,
    authScopes: { public: true },
    resolve: async (_root, _args, { viewer, services }) =>
      viewer.kind === 'patron' ? ((await services.identity.patron(viewer.patronId)) ?? null) : null,
  }),
);

const UserPreferenceInput = builder.inputType('UserPreferenceInput', {
  fields: (t) => ({
    oddsFormat: t.field({ type: OddsFormatType, required: false }),
    acceptedOddsChanges: t.field({ type: OddsChangesEnum, required: false }),
    autoAcceptOddsChanges: t.boolean({
      required: false,
      description:
        'True is BETTER, or ANY where that was chosen; false is NONE. Counts without acceptedOddsChanges.',
    }),
  }),
});

builder.mutationField('setUserPreference', (t) =>
  t.field({
    type: AccountType,
    authScopes: { patron: true },
    args: { input: t.arg({ type: UserPreferenceInput }) },
    resolve: async (_root, { input }, context) => {
      const patronId = requirePatron(context);
      const { identity } = context.services;
      const before = (await identity.patron(patronId))?.preferences.acceptedOddsChanges;
      const acceptedOddsChanges = acceptedAfter(before, input);
      return identity.setPreferences(patronId, {
        ...(input.oddsFormat && { oddsFormat: input.oddsFormat }),
        ...(acceptedOddsChanges && { acceptedOddsChanges }),
      });
    },
  }),
);

const AddressInput = builder.inputType('AddressInput', {
  fields: (t) => ({
    line1: t.string(),
    line2: t.string({ required: false }),
    city: t.string(),
    region: t.string({ description: 'ISO 3166-2, e.g. US-NJ.' }),
    postalCode: t.string(),
  }),
});

const SignUpInput = builder.inputType('SignUpInput', {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    email: t.string(),
    dateOfBirth: t.string({ description: 'YYYY-MM-DD' }),
    address: t.field({ type: AddressInput }),
    password: t.string(),
  }),
});

const SignUpSuccessType = builder
  .objectRef<{ readonly __typename: 'SignUpSuccess'; readonly patronId: string; readonly username: string }>(
    'SignUpSuccess',
  )
  .implement({
    fields: (t) => ({ userId: t.exposeID('patronId'), username: t.exposeString('username') }),
  });

const SignUpResult = builder.unionType('SignUpResult', {
  types: [SignUpSuccessType, InvalidInputType],
  resolveType: (result) => result.__typename,
});

builder.mutationField('signUp', (t) =>
  t.field({
    type: SignUpResult,
    authScopes: { public: true },
    extensions: costly,
    args: { input: t.arg({ type: SignUpInput }) },
    resolve: async (_root, { input }, { services, ipAddress }) => {
      const outcome = await services.identity.signUp(input, ipAddress);
      switch (outcome.kind) {
        case 'signed-up':
          return {
            __typename: 'SignUpSuccess' as const,
            patronId: outcome.patronId,
            username: outcome.username,
          };
        case 'invalid':
          return invalidInput(outcome.fieldErrors);
        case 'busy': {
          const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
          throw publicError('RATE_LIMITED', `Too many sign-ups. ${tryAgainIn(minutes, 'minute')}.`);
        }
      }
    },
  }),
);
