import { AccountType } from '../identity/identity.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { requirePatron } from '../platform/graphql/context.ts';
import { ACKNOWLEDGEMENT_KINDS, type Session } from './session.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    session: Session;
  }
}

const UserAckType = builder.enumType('UserAckType', { values: ACKNOWLEDGEMENT_KINDS });

builder.objectField(AccountType, 'requiresResponsibleGamingAcknowledgement', (t) =>
  t.boolean({
    description: 'No bet is taken until userAck(RESPONSIBLE_GAMING) was called.',
    resolve: ({ id }, _args, { services }) => services.session.requiresAcknowledgement(id),
  }),
);

builder.mutationField('userAck', (t) =>
  t.field({
    type: AccountType,
    description: 'Acknowledges what the patron was asked to; answers the account as it is then.',
    authScopes: { patron: true },
    args: { ackType: t.arg({ type: UserAckType }) },
    resolve: async (_root, { ackType }, context) => {
      const patronId = requirePatron(context);
      const { session, identity } = context.services;
      await session.acknowledge(patronId, ackType, context.ipAddress);
      const patron = await identity.patron(patronId);
      if (!patron) throw new Error(`The patron ${patronId} is logged in and does not exist.`);
      return patron;
    },
  }),
);
