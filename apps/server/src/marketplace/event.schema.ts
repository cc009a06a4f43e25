import type { CatalogueEvent, Competition, Organization, Sport, Team } from '../catalogue/catalogue.ts';
import { builder } from '../platform/graphql/builder.ts';
import { registerNode, toGlobalId } from '../platform/graphql/node.ts';
import { NodeRef } from '../platform/graphql/shared-types.ts';
import type { Suspension, WinProbability } from '../trading/trading.ts';
import { type Boxscore, type BoxscoreLine, boxscoreOf, type EventView } from './boxscore.ts';
import { hasField } from './field-card.ts';
import { type KeyStarter, keyStarterOf } from './key-starter.ts';
import { seriesWords } from './play-off-words.ts';
import { resourceUriOf } from './resource-uri.ts';
import { EventStatisticsRef } from './statistics/event-statistics.schema.ts';
import './statistics/baseball.schema.ts';
import './statistics/combat.schema.ts';
import './statistics/cricket.schema.ts';
import './statistics/darts.schema.ts';
import './statistics/football.schema.ts';
import './statistics/futures.schema.ts';
import './statistics/golf.schema.ts';
import './statistics/motor-racing.schema.ts';
import './statistics/soccer.schema.ts';
import './statistics/table-tennis.schema.ts';
import './statistics/tactical.schema.ts';
import './statistics/tennis.schema.ts';
import './statistics/basketball.schema.ts';
import './statistics/hockey.schema.ts';

export const EventStatusEnum = builder.enumType('EventStatus', {
  values: ['CANCELLED', 'FINISHED', 'HIDDEN', 'INVALID', 'IN_PLAY', 'POSTPONED', 'PRE_GAME'] as const,
});

const PRICE_STATES = { present: 'PRESENT', first: 'FIRST_AWAITED', new: 'NEW_AWAITED' } as const;

const PriceStateEnum = builder.enumType('PriceState', {
  description:
    'Whether an event has prices of the moment. While the first ones are awaited it has no markets, while new ones are its markets are suspended.',
  values: ['FIRST_AWAITED', 'NEW_AWAITED', 'PRESENT'] as const,
});

const SUSPENSIONS = {
  play: 'PLAY_UNDER_WAY',
  odds: 'ODDS_IN_THE_MAKING',
  jump: 'ODDS_UNSETTLED',
  data: 'DATA_AWAITED',
  start: 'START_OVERDUE',
  postponed: 'POSTPONED',
  house: 'HOUSE',
} as const satisfies Record<Suspension, string>;

export const SuspensionEnum = builder.enumType('Suspension', {
  description:
    'Why no bets are taken on an event, or on a market of it, for now; of several reasons the one that lasts longest.',
  values: [
    'DATA_AWAITED',
    'HOUSE',
    'ODDS_IN_THE_MAKING',
    'ODDS_UNSETTLED',
    'PLAY_UNDER_WAY',
    'POSTPONED',
    'START_OVERDUE',
  ] as const,
});

const ParticipantTypeEnum = builder.enumType('ParticipantType', {
  values: ['INVALID', 'PLAYER', 'TEAM'] as const,
});

const SportRef = builder.objectRef<Sport>('Sport').implement({
  fields: (t) => ({ name: t.exposeString('name'), slug: t.exposeString('slug') }),
});

const OrganizationRef = builder.objectRef<Organization>('Organization').implement({
  fields: (t) => ({ name: t.exposeString('name'), slug: t.exposeString('slug') }),
});

const CompetitionRef = builder.objectRef<Competition>('Competition').implement({
  fields: (t) => ({
    canonicalUrl: t.exposeString('canonicalUrl'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
  }),
});

const PARTICIPANT_TYPES = { player: 'PLAYER', team: 'TEAM' } as const;

/** At most three characters fit a crest [CARD-014]. */
const LONGEST_LABEL = 3;

export const ParticipantRef = builder.objectRef<Team>('Participant').implement({
  fields: (t) => ({
    id: t.id({ resolve: (team) => toGlobalId('Participant', team.id) }),
    label: t.string({
      description: 'At most three characters.',
      resolve: (team) => team.abbreviation.slice(0, LONGEST_LABEL),
    }),
    mediumName: t.exposeString('mediumName'),
    name: t.exposeString('name'),
    rank: t.int({
      nullable: true,
      description: 'In the poll, of an event in a college competition; null everywhere else.',
      resolve: ({ rank }) => rank,
    }),
    countryName: t.string({
      nullable: true,
      description: 'What the flag of countryUrl says, e.g. France; null where that is.',
      resolve: ({ country }, _args, { services }) => services.marketplace.flag(country)?.name,
    }),
    countryUrl: t.string({
      nullable: true,
      description:
        '60 by 60 pixels, the flag 60 by 40 in their middle: where a player is from, or the country a national team is. Null for other teams, and where nobody told or there is no drawing.',
      resolve: ({ country }, _args, { services }) => services.marketplace.flag(country)?.url,
    }),
    headshotUrl: t.string({
      nullable: true,
      description: '72 by 72 pixels; null for a team, and where it is not allowed.',
      resolve: (team, _args, { services }) => services.marketplace.pictures(team).headshot,
    }),
    jerseyUrl: t.string({
      nullable: true,
      description: '72 by 72 pixels; null for a player, and where it is not allowed.',
      resolve: (team, _args, { services }) => services.marketplace.pictures(team).jersey,
    }),
    resourceUri: t.string({ resolve: ({ id }) => `/participants/${encodeURIComponent(id)}` }),
    primaryColour: t.exposeString('primaryColour', { description: 'Hex colours for the crest.' }),
    record: t.string({ nullable: true, description: 'e.g. 4-2', resolve: (team) => team.record }),
    secondaryColour: t.exposeString('secondaryColour'),
    teamLogoUrl: t.string({
      nullable: true,
      description: '72 by 72 pixels; null for a player, and where it is not allowed.',
      resolve: (team, _args, { services }) => services.marketplace.pictures(team).logo,
    }),
    type: t.field({ type: ParticipantTypeEnum, resolve: ({ kind }) => PARTICIPANT_TYPES[kind] }),
  }),
});

const KeyStarterRef = builder.objectRef<KeyStarter>('KeyStarter').implement({
  fields: (t) => ({ fullName: t.exposeString('fullName') }),
});

const WinProbabilityRef = builder.objectRef<WinProbability>('WinProbabilityPoint').implement({
  fields: (t) => ({
    elapsed: t.exposeFloat('elapsed', {
      description: '0 at kickoff, 1 at the end of regulation, more after it in lengths of regulation.',
    }),
    home: t.exposeFloat('home', { description: "The home side's chance, 0 to 1, ties counted half." }),
    draw: t.exposeFloat('draw', { description: 'That nobody wins, where the draw is sold; elsewhere 0.' }),
  }),
});

const BoxscoreLineRef = builder.objectRef<BoxscoreLine>('BoxscoreParticipant').implement({
  fields: (t) => ({
    participant: t.field({ type: ParticipantRef, resolve: ({ book, side }) => book.event[side] }),
    values: t.stringList({ resolve: ({ values }) => [...values] }),
  }),
});

const BoxscoreRef = builder.objectRef<Boxscore>('Boxscore').implement({
  description: 'The score by period: a row a side, a value a column.',
  fields: (t) => ({
    columnNames: t.stringList({ resolve: ({ columnNames }) => [...columnNames] }),
    participants: t.field({ type: [BoxscoreLineRef], resolve: ({ participants }) => [...participants] }),
  }),
});

const PlayOffRef = builder.objectRef<CatalogueEvent>('PlayOff').implement({
  fields: (t) => ({
    round: t.string({
      description: "'Conference Finals'",
      resolve: ({ playOff }) => playOff?.round ?? '',
    }),
    series: t.string({
      nullable: true,
      description:
        "Which game of its series it is, and how that stood before it: 'Game 3, Celtics lead 2–1'. Null where the two meet once.",
      resolve: (event) => seriesWords(event, ({ mediumName }) => mediumName),
    }),
    shortSeries: t.string({
      nullable: true,
      description: "The same where there is little room: 'Game 3, BOS lead 2–1'.",
      resolve: (event) => seriesWords(event, ({ abbreviation }) => abbreviation),
    }),
  }),
});

export const StandardEventRef = builder.objectRef<EventView>('StandardEvent').implement({
  description: "An event's id on the wire is StandardEvent:<rawId>.",
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ event }) => toGlobalId('StandardEvent', event.id) }),
    awayParticipant: t.field({ type: ParticipantRef, resolve: ({ event }) => event.away }),
    boxscore: t.field({
      type: BoxscoreRef,
      nullable: true,
      description: 'Null before anything was played, and where includeStandardizedBoxscore is false.',
      resolve: boxscoreOf,
    }),
    canonicalUrl: t.string({ resolve: ({ event }) => event.canonicalUrl }),
    competition: t.field({ type: CompetitionRef, resolve: ({ event }) => event.competition }),
    extraInformation: t.string({
      nullable: true,
      description:
        "How the match is played, where matches of its sport differ, once that was told: 'Best of 5 sets', '20 overs a side'.",
      resolve: ({ scoreboard }) => scoreboard.format,
    }),
    hasField: t.boolean({
      description:
        'Whether many take part. The home participant is then the event itself, and the away one stands for its field.',
      resolve: hasField,
    }),
    awayKeyStarter: t.field({
      type: KeyStarterRef,
      nullable: true,
      description: 'Who pitches first in a game of baseball; null until it is known, a day before.',
      resolve: (book, _args, { now }) => keyStarterOf(book, 'away', now),
    }),
    homeKeyStarter: t.field({
      type: KeyStarterRef,
      nullable: true,
      resolve: (book, _args, { now }) => keyStarterOf(book, 'home', now),
    }),
    homeParticipant: t.field({ type: ParticipantRef, resolve: ({ event }) => event.home }),
    marketCount: t.int({
      description:
        'Bets on offer, as its page lists them: markets of one family, which differ in their line alone, count once.',
      resolve: ({ betCount }) => betCount,
    }),
    name: t.string({ resolve: ({ event }) => event.name }),
    organization: t.field({ type: OrganizationRef, resolve: ({ event }) => event.organization }),
    playOff: t.field({
      type: PlayOffRef,
      nullable: true,
      description: 'What game of the play-offs it is, where that was told.',
      resolve: ({ event }) => (event.playOff ? event : undefined),
    }),
    priceState: t.field({
      type: PriceStateEnum,
      resolve: ({ priceState }) => PRICE_STATES[priceState],
    }),
    rawId: t.string({ resolve: ({ event }) => event.id }),
    resourceUri: t.string({
      description: 'Names its rich event.',
      resolve: ({ event }) => resourceUriOf(event),
    }),
    sequence: t.int({
      description: 'Another after every change of the event, corrections of its results included.',
      resolve: ({ sequence }) => sequence,
    }),
    sport: t.field({ type: SportRef, resolve: ({ event }) => event.sport }),
    startTime: t.field({ type: 'DateTime', resolve: ({ event }) => event.startsAt }),
    statistics: t.field({ type: EventStatisticsRef, resolve: ({ scoreboard }) => scoreboard }),
    status: t.field({ type: EventStatusEnum, resolve: ({ event }) => event.status }),
    suspension: t.field({
      type: SuspensionEnum,
      nullable: true,
      description: 'Null while bets are taken, and once the event is over.',
      resolve: ({ suspension }) => suspension && SUSPENSIONS[suspension],
    }),
    winProbability: t.field({
      type: [WinProbabilityRef],
      description:
        "Home side's chance to win, 0 to 1, at moments of the game; for the win-probability strip. The last is of now while prices are present; while one is awaited, of the last that was.",
      resolve: ({ winProbability }) => [...winProbability],
    }),
  }),
});

registerNode('StandardEvent', async (id, { services }) => services.marketplace.event(id) ?? null);
