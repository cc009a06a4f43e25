import type { CountLine } from '@fairline/sports/market-definition.ts';
import { builder } from '../platform/graphql/builder.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { shared } from '../platform/graphql/shared.ts';
import type { MarketProgress, ProgressKind } from './progress.ts';
import type { ProgressUpdate } from './progress-source.ts';
import { SEQUENCE } from './updates.schema.ts';
import { rawIdsOf } from './wanted-ids.ts';
import { watch } from './watch.ts';

const CountUnitRef = builder.objectRef<CountLine['unit']>('CountUnit').implement({
  description: "What is counted: of one 'goal', of several 'goals'.",
  fields: (t) => ({ many: t.exposeString('many'), one: t.exposeString('one') }),
});

const ProgressKindEnum = builder.enumType('ProgressKind', {
  values: ['COUNT', 'DEED', 'LEAD'] satisfies readonly ProgressKind[],
});

export const MarketProgressRef = builder.objectRef<MarketProgress>('MarketProgress').implement({
  description: 'How far what a market is on has come. id is MarketProgress:<rawId of the market>.',
  fields: (t) => ({
    id: t.id({ resolve: ({ rawId }) => toGlobalId('MarketProgress', rawId) }),
    isMark: t.boolean({
      description:
        'The line is a mark to be reached: so many are enough. Otherwise more is over, and less under.',
      resolve: ({ isMark }) => isMark === true,
    }),
    kind: t.expose('kind', {
      type: ProgressKindEnum,
      description:
        'Of a COUNT now is how far it has come; of a DEED 1 where it would stand if the game ended now, else 0; of a LEAD by how much the home side leads.',
    }),
    line: t.exposeFloat('line'),
    now: t.float({
      nullable: true,
      description:
        'By the rule that grades the market; null before the game, and where its source does not tell all of it.',
      resolve: ({ now }) => now,
    }),
    unit: t.field({
      type: CountUnitRef,
      nullable: true,
      description: 'Of a count.',
      resolve: ({ unit }) => unit,
    }),
  }),
});

const ProgressUpdateRef = builder.objectRef<ProgressUpdate>('MarketProgressUpdate').implement({
  fields: (t) => ({
    progress: t.field({ type: [MarketProgressRef], resolve: ({ progress }) => [...progress] }),
    sequence: t.exposeInt('sequence', { description: SEQUENCE }),
  }),
});

builder.subscriptionField('marketProgressUpdated', (t) =>
  t.field({
    type: ProgressUpdateRef,
    description:
      'How far counts have come, 250 at most: those that changed. An id of what is no count is left out.',
    authScopes: { public: true },
    extensions: shared(),
    args: { ids: t.arg.idList({ description: 'Of MarketProgress.' }) },
    subscribe: (_root, { ids }, { services }) =>
      watch(services.marketplace.progressById(rawIdsOf('MarketProgress', ids))),
    resolve: (update) => update,
  }),
);
