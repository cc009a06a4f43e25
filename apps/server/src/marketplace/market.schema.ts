import { WIRE_OUTCOMES, wireOutcome, writeLegOutcome } from '@fairline/wagering/leg-outcome.ts';
import { builder } from '../platform/graphql/builder.ts';
import type { Services } from '../platform/graphql/context.ts';
import { registerNode, toGlobalId } from '../platform/graphql/node.ts';
import { NodeRef, OddsType } from '../platform/graphql/shared-types.ts';
import type { MarketView, SelectionView } from '../trading/trading.ts';
import { accruedOf } from './accrued.ts';
import { ParticipantRef, SuspensionEnum } from './event.schema.ts';
import { formattedPoints, type SelectionNames, selectionNames, teamOf } from './names.ts';
import { paddedMarket } from './placeholders.ts';
import { inSideOrder } from './side-order.ts';
import { shownOdds, wireMarketStatus, wireSelectionStatus } from './status.ts';

export const MarketStatusEnum = builder.enumType('MarketStatus', {
  values: ['CLOSED', 'OPEN', 'SETTLED', 'SUSPENDED'] as const,
});

const SelectionStatusEnum = builder.enumType('SelectionStatus', {
  values: ['CLOSED', 'FINISHED', 'HIDDEN', 'INVALID', 'OPEN'] as const,
});

export const BetOutcomeEnum = builder.enumType('BetOutcome', { values: WIRE_OUTCOMES });

export interface Points {
  readonly decimalPoints: number;
  readonly formattedPoints: string;
}

export const PointsRef = builder.objectRef<Points>('Points').implement({
  fields: (t) => ({
    decimalPoints: t.exposeFloat('decimalPoints'),
    formattedPoints: t.exposeString('formattedPoints'),
  }),
});

const SelectionNameRef = builder.objectRef<SelectionNames>('SelectionName').implement({
  fields: (t) => ({
    cleanName: t.exposeString('cleanName'),
    defaultName: t.exposeString('defaultName'),
    fullName: t.exposeString('fullName'),
    minimalName: t.exposeString('minimalName'),
  }),
});

export const MarketSelectionRef = builder.objectRef<SelectionView>('MarketSelection').implement({
  description: 'rawId is <eventId>~<marketKey>~<selectionKey>; id is MarketSelection:<rawId>.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: (selection) => toGlobalId('MarketSelection', selection.rawId) }),
    grade: t.string({
      nullable: true,
      description:
        "Of a settled market, exactly: 'win', 'half-loss', 'dead-heat 1/3' (one place for three) …",
      resolve: ({ outcome }) => outcome && writeLegOutcome(outcome),
    }),
    isDisabled: t.boolean({ resolve: (selection) => wireSelectionStatus(selection) !== 'OPEN' }),
    name: t.field({
      type: SelectionNameRef,
      resolve: (selection, _args, { services }) => selectionNames(selection, eventOf(selection, services)),
    }),
    odds: t.field({ type: OddsType, nullable: true, resolve: shownOdds }),
    outcome: t.field({
      type: BetOutcomeEnum,
      nullable: true,
      description: 'How it came out, among the results of its event; null everywhere else.',
      resolve: ({ outcome }) => outcome && wireOutcome(outcome),
    }),
    participant: t.field({
      type: ParticipantRef,
      nullable: true,
      resolve: (selection, _args, { services }) => teamOf(selection, eventOf(selection, services)),
    }),
    points: t.field({ type: PointsRef, nullable: true, resolve: pointsOf }),
    rawId: t.exposeString('rawId'),
    status: t.field({ type: SelectionStatusEnum, resolve: wireSelectionStatus }),
    suspension: t.field({
      type: SuspensionEnum,
      nullable: true,
      description: 'As of its market.',
      resolve: ownSuspension,
    }),
    type: t.exposeString('type'),
  }),
});

function eventOf({ eventId }: SelectionView, services: Services) {
  return bookOf(eventId, services)?.event;
}

function ownSuspension({ isStopped }: Pick<MarketView, 'isStopped'>) {
  return isStopped ? ('HOUSE' as const) : null;
}

/** Also of one that left the memory, while its results are read. */
function bookOf(eventId: string, { marketplace }: Services) {
  return marketplace.event(eventId) ?? marketplace.settledBook(eventId);
}

/** The line as the wire has it; null where there is none. */
export function pointsOf(selection: Pick<SelectionView, 'type' | 'points'>): Points | null {
  const formatted = formattedPoints(selection);
  if (formatted === undefined || selection.points === undefined) return null;
  return { decimalPoints: selection.points, formattedPoints: formatted };
}

export const StatisticAccruedRef = builder.objectRef<number>('StatisticAccrued').implement({
  description: 'What a player has reached in the game so far, of what the market counts.',
  fields: (t) => ({ accrued: t.float({ resolve: (accrued) => accrued }) }),
});

export const MarketRef = builder.objectRef<MarketView>('Market').implement({
  description: 'rawId is <eventId>~<marketKey>; id is Market:<rawId>.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: (market) => toGlobalId('Market', market.rawId) }),
    classification: t.exposeString('classification'),
    family: t.exposeString('family', {
      description: 'Markets that differ only in their line share a family.',
    }),
    isMain: t.exposeBoolean('main', { description: 'The most balanced line of its family.' }),
    name: t.exposeString('name'),
    rawId: t.exposeString('rawId'),
    selections: t.field({
      type: [MarketSelectionRef],
      resolve: (market, _args, { services }) => {
        const { selections } = paddedMarket(market);
        const sport = bookOf(market.eventId, services)?.event.sport.slug;
        return [...(sport === undefined ? selections : inSideOrder(selections, sport))];
      },
    }),
    sequence: t.exposeInt('sequence', {
      description: 'Grows with each change; a client drops what is older than it has.',
    }),
    startTime: t.field({
      type: 'DateTime',
      resolve: (market, _args, { services, now }) =>
        bookOf(market.eventId, services)?.event.startsAt ?? new Date(now),
    }),
    statisticAccrued: t.field({
      type: StatisticAccruedRef,
      nullable: true,
      resolve: (market, _args, { services }) => {
        const book = services.marketplace.event(market.eventId);
        return book && accruedOf(book, market);
      },
    }),
    status: t.field({ type: MarketStatusEnum, resolve: wireMarketStatus }),
    suspension: t.field({
      type: SuspensionEnum,
      nullable: true,
      description:
        'Why no bets are taken on it alone, whatever its event does; null where the event says why.',
      resolve: ownSuspension,
    }),
    type: t.exposeString('type'),
  }),
});

registerNode('Market', async (id, { services }) => services.marketplace.market(id) ?? null);
registerNode('MarketSelection', async (id, { services }) => services.marketplace.selection(id) ?? null);
