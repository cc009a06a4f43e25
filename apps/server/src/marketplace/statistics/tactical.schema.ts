import type { CounterStrikeScoreboard, ValorantScoreboard } from '@fairline/sports/tactical/scoreboard.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { EventStatisticsRef, sideName, TeamSideEnum } from './event-statistics.schema.ts';

implement('CounterStrikeStatistics');
implement('ValorantStatistics');

/** Both games have the same statistics. */
function implement(name: string): void {
  builder.objectRef<CounterStrikeScoreboard | ValorantScoreboard>(name).implement({
    description: 'The score is of maps, a segment has the rounds of a map.',
    interfaces: [EventStatisticsRef],
    fields: (t) => ({
      awayMoney: t.int({ description: 'Of an average player.', resolve: (board) => board.money.away }),
      homeMoney: t.int({ resolve: (board) => board.money.home }),
      awayRounds: t.int({ description: 'Of the running map.', resolve: (board) => board.rounds.away }),
      homeRounds: t.int({ resolve: (board) => board.rounds.home }),
      currentServer: t.field({
        type: TeamSideEnum,
        nullable: true,
        description: 'Who attacks in the next round.',
        resolve: (board) => sideName(board.currentServer),
      }),
      lastPlay: t.string({ nullable: true, resolve: (board) => board.lastPlay }),
      roundWinners: t.field({
        type: [TeamSideEnum],
        description: 'Of the rounds of the running map, in order.',
        resolve: ({ winners }) => Array.from(winners, (letter) => (letter === 'h' ? 'HOME' : 'AWAY')),
      }),
    }),
  });
}
