import type { ScoringPlay } from '@fairline/sports/sport.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { sideName, TeamSideEnum } from './event-statistics.schema.ts';

export const ScoringPlayRef = builder.objectRef<ScoringPlay>('ScoringPlay').implement({
  description: 'Something that brought points or a goal.',
  fields: (t) => ({
    awayScore: t.int({ description: 'The score after it.', resolve: ({ away }) => away }),
    homeScore: t.int({ resolve: ({ home }) => home }),
    player: t.exposeString('player', { description: 'Who scored; empty where that is not known.' }),
    side: t.field({ type: TeamSideEnum, nullable: true, resolve: ({ side }) => sideName(side) }),
    what: t.exposeString('what', {
      description: 'e.g. Touchdown from C. Brandt, kick good; Power-play goal',
    }),
    when: t.exposeString('when', { description: 'e.g. Q2 4:11, P3 0:42, OT 3:10' }),
  }),
});
