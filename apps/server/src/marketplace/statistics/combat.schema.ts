import type { CombatScoreboard } from '@fairline/sports/combat/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef, sideName, TeamSideEnum } from './event-statistics.schema.ts';

export const VICTORIES = {
  knockout: 'KNOCKOUT',
  submission: 'SUBMISSION',
  disqualification: 'DISQUALIFICATION',
  decision: 'DECISION',
  draw: 'DRAW',
  'no-contest': 'NO_CONTEST',
} as const satisfies Record<NonNullable<CombatScoreboard['victoryType']>, string>;

export const VictoryTypeEnum = builder.enumType('VictoryType', {
  values: ['DECISION', 'DISQUALIFICATION', 'DRAW', 'KNOCKOUT', 'NO_CONTEST', 'SUBMISSION'] as const,
});

const FightRoundRef = builder.objectRef<CombatScoreboard['segments'][number]>('FightRound').implement({
  description: 'Significant strikes landed in a round.',
  fields: (t) => ({ away: t.exposeInt('away'), home: t.exposeInt('home') }),
});

builder.objectRef<CombatScoreboard>('CombatStatistics').implement({
  description: 'The score is 1 for the winner, a segment has the significant strikes of a round.',
  interfaces: [EventStatisticsRef],
  fields: (t) => ({
    awayKnockdowns: t.int({ resolve: (board) => board.knockdowns.away }),
    homeKnockdowns: t.int({ resolve: (board) => board.knockdowns.home }),
    awayStrikes: t.int({ description: 'Significant strikes.', resolve: (board) => board.strikes.away }),
    homeStrikes: t.int({ resolve: (board) => board.strikes.home }),
    awayTakedowns: t.int({ resolve: (board) => board.takedowns.away }),
    homeTakedowns: t.int({ resolve: (board) => board.takedowns.home }),
    fightRounds: t.field({ type: [FightRoundRef], resolve: (board) => [...board.segments] }),
    lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
    round: t.exposeInt('round', { description: 'The running or last round; 0 before the first.' }),
    rounds: t.exposeInt('rounds', { description: 'How many are scheduled.' }),
    second: t.exposeInt('second', { description: 'Seconds fought of the round, of 300.' }),
    victoryTypeEnum: t.field({
      type: VictoryTypeEnum,
      nullable: true,
      resolve: ({ victoryType }) => (victoryType === undefined ? null : VICTORIES[victoryType]),
    }),
    winningFighter: t.field({
      type: TeamSideEnum,
      nullable: true,
      resolve: (board) => sideName(board.winningFighter),
    }),
  }),
});
