import { graphql } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import type { scoreboardScoresQuery$rawResponse } from '../__generated__/scoreboardScoresQuery.graphql.ts';

export const query = graphql`
  query scoreboardScoresQuery($path: String!) @raw_response_type {
    page(canonicalUrl: $path) {
      __typename
      ... on Page {
        event {
          statistics {
            isInPlay
          }
          ...scoreLine_event
          ...lineScore_event
          ...winProbability_event
        }
      }
    }
  }
`;

type Event = NonNullable<Extract<scoreboardScoresQuery$rawResponse['page'], { __isNode: 'Page' }>['event']>;
type Team = Event['homeParticipant'];
type Statistics = Event['statistics'];
type Score = Statistics['home'];

interface ShownScore {
  readonly title: string;
  readonly event: Event;
}

const CHE = { countryName: 'Switzerland', countryUrl: '/images/flags/60x60/CHE.svg' };
const BEL = { countryName: 'Belgium', countryUrl: '/images/flags/60x60/BEL.svg' };

function team(mediumName: string, label: string, colours: [string, string], over: Partial<Team> = {}): Team {
  const [primaryColour, secondaryColour] = colours;
  return {
    ...{ id: `Participant:${label}`, name: mediumName, mediumName, label, primaryColour, secondaryColour },
    ...{ countryName: null, countryUrl: null, headshotUrl: null, rank: null, record: null, type: 'TEAM' },
    ...over,
  };
}

const bills = team('Bills', 'BUF', ['#00338d', '#c60c30'], { record: '8-2' });
const chiefs = team('Chiefs', 'KC', ['#e31837', '#ffb81c'], { record: '7-3' });
const utah = team('Utah', 'UTA', ['#cc0000', '#ffffff'], { rank: 12 });
const oregon = team('Oregon', 'ORE', ['#154733', '#fee123'], { rank: 3 });
const ola = team('Ola', 'OLA', ['#2b7a5b', '#e4d6b8'], { ...CHE, type: 'PLAYER' });
const brandt = team('Brandt', 'BRA', ['#5c3fa8', '#f0c24b'], { ...BEL, type: 'PLAYER' });

const score = (value: string, over: Partial<Score> = {}): Score => ({
  ...{ score: value, marker: null, note: '', segmentScore: null },
  ...over,
});

/** What is counted by part, the away side's first. */
const parts = (names: readonly string[], away: readonly number[], home: readonly number[]) =>
  names.map((shortName, at) => ({
    shortName,
    awayScore: away[at] ?? null,
    homeScore: home[at] ?? null,
    awayTieBreak: null,
    homeTieBreak: null,
  }));

/** The home side's chances at moments that are equally far apart. @param until how much of the game is played, 0 to 1 */
const chances = (home: readonly number[], until: number) =>
  home.map((chance, at) => ({ home: chance, draw: 0, elapsed: (until * at) / Math.max(1, home.length - 1) }));

const nothing = { alert: '', situation: '', segments: [], isInPlay: false, progress: '', winner: null };

function event(
  slug: string,
  [awayParticipant, homeParticipant]: readonly [Team, Team],
  over: Partial<Event>,
): Event {
  const statistics = {
    ...{ __typename: 'TennisStatistics', ...nothing, awayScore: 0, homeScore: 0 },
    ...{ away: score('0'), home: score('0') },
  };
  return {
    id: `StandardEvent:${slug}-${awayParticipant.label}-${over.status}`,
    ...{ awayParticipant, homeParticipant, sport: { slug }, competition: { slug }, status: 'IN_PLAY' },
    ...{ startTime: '2030-01-06T18:00:00.000Z', priceState: 'PRESENT', winProbability: [], statistics },
    ...{ awayKeyStarter: null, homeKeyStarter: null },
    ...over,
  };
}

/** An event of every look a score has: before the game, in play by quarters, sets, rounds and runs, and over. */
export const scores: readonly ShownScore[] = [
  {
    title: 'Before the game, ranked',
    event: event('football', [utah, oregon], { status: 'PRE_GAME', winProbability: chances([0.61], 0) }),
  },
  {
    title: 'Football, the trailing side has the ball',
    event: event('football', [bills, chiefs], {
      winProbability: chances([0.55, 0.5, 0.41, 0.3, 0.44, 0.62, 0.7], 0.7),
      statistics: {
        ...{ ...nothing, __typename: 'FootballStatistics', isInPlay: true, progress: 'Q3 8:42' },
        ...{ situation: '3rd & 4 · BUF 38', awayScore: 17, homeScore: 20, awayTimeouts: 2, homeTimeouts: 3 },
        ...{ away: score('17', { marker: 'BALL' }), home: score('20') },
        segments: parts(['1', '2', '3'], [7, 3, 7], [10, 7, 3]),
      },
    }),
  },
  {
    title: 'Tennis, flags and sets',
    event: event('tennis', [ola, brandt], {
      winProbability: chances([0.5, 0.35, 0.52, 0.58], 0.6),
      statistics: {
        ...{ ...nothing, __typename: 'TennisStatistics', isInPlay: true, progress: 'Set 3' },
        ...{ situation: 'OLA serves 40–15', awayScore: 1, homeScore: 1 },
        ...{ away: score('1', { segmentScore: 2, marker: 'SERVE' }), home: score('1', { segmentScore: 4 }) },
        segments: parts(['1', '2', '3'], [6, 4, 2], [3, 6, 4]),
      },
    }),
  },
  {
    title: 'Cricket, a long score',
    event: event('cricket', [utah, oregon], {
      winProbability: chances([0.5, 0.42, 0.36], 0.5),
      statistics: {
        ...{ ...nothing, __typename: 'CricketStatistics', isInPlay: true, progress: '2nd inn 12.3' },
        ...{ situation: 'Need 36 off 27', awayScore: 178, homeScore: 142 },
        ...{ away: score('178'), home: score('142/8', { marker: 'BAT' }) },
      },
    }),
  },
  {
    title: 'Cricket, over',
    event: event('cricket', [oregon, utah], {
      status: 'FINISHED',
      winProbability: chances([0.5, 0.72, 0.9, 1], 1),
      statistics: {
        ...{ ...nothing, __typename: 'CricketStatistics', progress: 'Final' },
        ...{ situation: 'Utah won by 10 wickets', awayScore: 139, homeScore: 140, winner: 'HOME' },
        ...{ away: score('139/7'), home: score('140/0') },
      },
    }),
  },
  {
    title: 'Baseball, extra innings and a half that nobody needs',
    event: event('baseball', [bills, chiefs], {
      status: 'FINISHED',
      winProbability: chances([0.5, 0.08, 0.55, 0.4, 0], 1),
      statistics: {
        ...{
          ...nothing,
          __typename: 'BaseballStatistics',
          progress: 'Final/12',
          awayScore: 13,
          homeScore: 11,
          winner: 'AWAY',
        },
        ...{ awayHits: 14, homeHits: 12, awayErrors: 0, homeErrors: 2, away: score('13'), home: score('11') },
        segments: parts(
          Array.from({ length: 12 }, (_, at) => String(at + 1)),
          [0, 10, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2],
          [3, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0],
        ),
      },
    }),
  },
  {
    title: 'A fight, strikes by round',
    event: event('combat', [brandt, ola], {
      winProbability: chances([0.5, 0.64], 0.6),
      statistics: {
        ...{ ...nothing, __typename: 'CombatStatistics', isInPlay: true, progress: 'R2 3:10', rounds: 3 },
        ...{ situation: 'Ground', awayScore: 0, homeScore: 0, away: score('0'), home: score('0') },
        segments: parts(['R1', 'R2'], [12, 25], [20, 9]),
      },
    }),
  },
  {
    title: 'Over',
    event: event('soccer', [chiefs, bills], {
      status: 'FINISHED',
      winProbability: chances([0.4, 0.45, 0.2, 0.62, 1], 1),
      statistics: {
        ...{ ...nothing, __typename: 'SoccerStatistics', progress: 'Final', awayScore: 1, homeScore: 2 },
        ...{ winner: 'HOME', away: score('1', { note: '1 red' }), home: score('2') },
        segments: parts(['1', '2'], [1, 0], [0, 2]),
      },
    }),
  },
];

/** A Relay environment of these events alone: it asks nobody. */
export function scoresEnvironment(): Environment {
  const network = Network.create(() => Promise.reject(new Error('The catalogue asks nobody.')));
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  for (const { event } of scores) {
    const operation = createOperationDescriptor(getRequest(query), { path: event.id });
    const page = { __typename: 'Page', __isNode: 'Page', id: `Page:${event.id}`, event } as const;
    environment.retain(operation);
    environment.commitPayload(operation, { page });
  }
  return environment;
}
