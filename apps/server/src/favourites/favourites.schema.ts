import { AccountType } from '../identity/identity.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { requirePatron } from '../platform/graphql/context.ts';
import { type InvalidInput, InvalidInputType, invalidInput } from '../platform/graphql/error-types.ts';
import { fromGlobalId, toGlobalId } from '../platform/graphql/node.ts';
import { type FavouriteOutcome, type Favourites, MOST_FAVOURITES } from './favourites.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    favourites: Favourites;
  }
}

const wireId = (participantId: string) => toGlobalId('Participant', participantId);

builder.objectField(AccountType, 'favouriteParticipantIds', (t) =>
  t.idList({
    description: 'Of the participants of events whose games the patron sees first.',
    resolve: async ({ id }, _args, { services }) => (await services.favourites.of(id)).map(wireId),
  }),
);

interface FavouritesPayload {
  readonly patronId: string;
}

const FavouritesPayloadRef = builder.objectRef<FavouritesPayload>('FavouritesPayload').implement({
  fields: (t) => ({
    favouriteParticipantIds: t.idList({
      resolve: async ({ patronId }, _args, { services }) =>
        (await services.favourites.of(patronId)).map(wireId),
    }),
  }),
});

const FavouritesResultRef = builder.unionType('FavouritesResult', {
  types: [FavouritesPayloadRef, InvalidInputType],
  resolveType: (result: FavouritesPayload | InvalidInput) =>
    '__typename' in result ? 'InvalidInputError' : 'FavouritesPayload',
});

const REFUSALS: Readonly<Record<Exclude<FavouriteOutcome, 'done'>, string>> = {
  'unknown-participant': 'There is no such team or player: take the id of a participant of an event.',
  'too-many': `You can follow ${MOST_FAVOURITES} teams and players: let go of one first.`,
};

builder.mutationField('setFavouriteParticipant', (t) =>
  t.field({
    type: FavouritesResultRef,
    description: 'Follows a team or player, or lets go of it.',
    authScopes: { patron: true },
    args: { participantId: t.arg.id(), isFavourite: t.arg.boolean() },
    resolve: async (_root, { participantId, isFavourite }, context) => {
      const patronId = requirePatron(context);
      const { favourites } = context.services;
      const global = fromGlobalId(participantId);
      const rawId = global?.typename === 'Participant' ? global.rawId : participantId;
      if (!isFavourite) {
        await favourites.remove(patronId, rawId);
        return { patronId };
      }
      const outcome = await favourites.add(patronId, rawId);
      return outcome === 'done'
        ? { patronId }
        : invalidInput([{ field: 'participantId', message: REFUSALS[outcome] }], REFUSALS[outcome]);
    },
  }),
);
