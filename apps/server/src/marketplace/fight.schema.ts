import type { CombatScoreboard } from '@fairline/sports/combat/scoreboard.ts';
import type { Team } from '../catalogue/catalogue.ts';
import { builder } from '../platform/graphql/builder.ts';
import type { BookView } from '../trading/trading.ts';
import { RichEventRef } from './rich-event.schema.ts';
import { VICTORIES, VictoryTypeEnum } from './statistics/combat.schema.ts';
import { sideName, TeamSideEnum } from './statistics/event-statistics.schema.ts';

interface Fight {
  readonly event: BookView['event'];
  readonly board: CombatScoreboard;
}

const FighterRef = builder.objectRef<Team>('Fighter').implement({
  description: 'Initials stand for a fighter of whom the house has no picture.',
  fields: (t) => ({
    countryFlagUrl: t.string({
      nullable: true,
      description: "As a participant's countryUrl.",
      resolve: ({ country }, _args, { services }) => services.marketplace.flag(country)?.url,
    }),
    fightRecord: t.string({
      description: 'Won and lost (and drawn) here, e.g. 4-2; 0-0 before the first.',
      resolve: ({ record }) => record ?? '0-0',
    }),
    headshotUrl: t.string({
      nullable: true,
      description: "As a participant's headshotUrl.",
      resolve: (fighter, _args, { services }) => services.marketplace.pictures(fighter).headshot,
    }),
    initials: t.exposeString('abbreviation'),
    name: t.exposeString('name'),
  }),
});

const FightRef = builder.objectRef<Fight>('Fight').implement({
  fields: (t) => ({
    awayFighter: t.field({ type: FighterRef, resolve: ({ event }) => event.away }),
    homeFighter: t.field({ type: FighterRef, resolve: ({ event }) => event.home }),
    round: t.int({
      description: 'The running or last round; 0 before the first.',
      resolve: ({ board }) => board.round,
    }),
    victoryTypeEnum: t.field({
      type: VictoryTypeEnum,
      nullable: true,
      resolve: ({ board: { victoryType } }) => (victoryType === undefined ? null : VICTORIES[victoryType]),
    }),
    winningFighter: t.field({
      type: TeamSideEnum,
      nullable: true,
      resolve: ({ board }) => sideName(board.winningFighter),
    }),
  }),
});

builder.objectField(RichEventRef, 'fight', (t) =>
  t.field({
    type: FightRef,
    nullable: true,
    description: 'Of a fight; null in any other sport, and where includeCombatRedesign is false.',
    resolve: ({ event, scoreboard, withoutFight }) =>
      scoreboard.sport === 'combat' && !withoutFight ? { event, board: scoreboard } : null,
  }),
);
