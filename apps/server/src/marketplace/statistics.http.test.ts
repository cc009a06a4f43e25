import type { EventScoreboard } from '@fairline/sports/sports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { playedBoard } from './testing/played-board.ts';
import { nextOf, serve } from './testing/serve.ts';

/** What every sport tells, by the specification's names. */
const COMMON = 'awayScore homeScore progress isInPlay segments { shortName homeScore awayScore }';
interface Moment {
  readonly sport: string;
  isNow(board: EventScoreboard): boolean;
  /** The sport's own type and fields. */
  readonly fields: string;
  readonly wire: object;
}

interface Row {
  readonly title: string;
  readonly moments: readonly Moment[];
}

const ROWS: readonly Row[] = [
  {
    title:
      'football tells possession, red zone, down and distance, hockey who is in the box and who has the power play [LIVE-003]',
    moments: [
      {
        sport: 'football',
        isNow: (board) => board.sport === 'football' && board.possession === 'away' && board.redZone,
        fields: 'FootballStatistics { possession redZone downAndDistance }',
        wire: {
          possession: 'AWAY',
          redZone: true,
          downAndDistance: expect.stringMatching(/^(1st|2nd|3rd|4th) & /),
        },
      },
      {
        sport: 'hockey',
        isNow: (board) =>
          board.sport === 'hockey' && board.awayPlayersInBox === 1 && board.homePlayersInBox === 0,
        fields: 'HockeyStatistics { awayPlayersInBox homePlayersInBox powerPlay }',
        wire: { awayPlayersInBox: 1, homePlayersInBox: 0, powerPlay: 'HOME' },
      },
    ],
  },
  {
    title: 'baseball tells the bases and the count [LIVE-004]',
    moments: [
      {
        sport: 'baseball',
        isNow: (board) =>
          board.sport === 'baseball' &&
          !board.firstBaseOccupied &&
          board.secondBaseOccupied &&
          !board.thirdBaseOccupied &&
          `${board.balls} ${board.strikes} ${board.outs}` === '1 2 1',
        fields:
          'BaseballStatistics { firstBaseOccupied secondBaseOccupied thirdBaseOccupied balls strikes outs }',
        wire: {
          firstBaseOccupied: false,
          secondBaseOccupied: true,
          thirdBaseOccupied: false,
          balls: 1,
          strikes: 2,
          outs: 1,
        },
      },
    ],
  },
  {
    title: 'soccer tells red cards, and who was shown them, futsal suspensions [LIVE-005]',
    moments: [
      {
        sport: 'soccer',
        isNow: (board) => board.sport === 'soccer' && board.homeRedCards === 1 && board.awayRedCards === 0,
        fields: 'SoccerStatistics { homeRedCards awayRedCards moments { kind player isOwnGoal stoppage } }',
        wire: {
          homeRedCards: 1,
          awayRedCards: 0,
          moments: expect.arrayContaining([
            {
              kind: 'RED_CARD',
              player: expect.stringMatching(/^\D+$/),
              isOwnGoal: false,
              stoppage: expect.any(Number),
            },
          ]),
        },
      },
      {
        sport: 'futsal',
        isNow: (board) =>
          board.sport === 'futsal' && board.awaySuspensions === 1 && board.homeSuspensions === 0,
        fields: 'FutsalStatistics { homeSuspensions awaySuspensions }',
        wire: { homeSuspensions: 0, awaySuspensions: 1 },
      },
    ],
  },
  {
    title:
      'cricket tells the score in words, its innings, the batter and the wickets, darts what is left of the leg, who throws, and the sets, tennis the points of the game and who serves [LIVE-006]',
    moments: [
      {
        sport: 'cricket',
        isNow: (board) =>
          board.sport === 'cricket' && board.wickets === 3 && board.currentBatter !== undefined,
        fields:
          'CricketStatistics { scoreText innings { side scoreText isSuperOver } currentBatter wickets }',
        wire: {
          innings: expect.arrayContaining([
            {
              side: expect.any(String),
              scoreText: expect.stringMatching(/^\d+\/3 \(\d+/),
              isSuperOver: false,
            },
          ]),
          scoreText: expect.stringMatching(/^\d+\/3 \(\d+/),
          currentBatter: expect.stringMatching(/^\D+ \d+ \(\d+\)$/),
          wickets: 3,
        },
      },
      {
        sport: 'darts',
        isNow: (board) => board.sport === 'darts' && board.throwing === 'home' && board.legscore.home === 40,
        fields: 'DartsStatistics { legscore { home away } throw }',
        wire: {
          legscore: { home: 40, away: expect.any(Number) },
          throw: 'HOME',
          segments: [{ shortName: '1' }],
        },
      },
      {
        sport: 'tennis',
        isNow: (board) =>
          board.sport === 'tennis' &&
          board.currentServer === 'away' &&
          `${board.awayGameScore} ${board.homeGameScore}` === '40 30',
        fields: 'TennisStatistics { awayGameScore homeGameScore currentServer }',
        wire: { awayGameScore: '40', homeGameScore: '30', currentServer: 'AWAY' },
      },
    ],
  },
  {
    title:
      'table tennis tells who serves, Counter-Strike and Valorant who attacks in the next round, and a fight its round while it is on [LIVE-007]',
    moments: [
      {
        sport: 'table-tennis',
        isNow: (board) =>
          board.sport === 'table-tennis' &&
          board.currentServer === 'home' &&
          `${board.awayGameScore} ${board.homeGameScore}` === '5 3',
        fields: 'TableTennisStatistics { awayGameScore homeGameScore currentServer }',
        wire: { awayGameScore: '5', homeGameScore: '3', currentServer: 'HOME' },
      },
      ...(['counter-strike', 'valorant'] as const).map((sport) => ({
        sport,
        isNow: (board: EventScoreboard) => board.sport === sport && board.currentServer === 'home',
        fields: `${sport === 'valorant' ? 'ValorantStatistics' : 'CounterStrikeStatistics'} { currentServer }`,
        wire: { currentServer: 'HOME' },
      })),
      {
        sport: 'combat',
        isNow: (board) => board.sport === 'combat' && board.round === 2,
        fields: 'CombatStatistics { round victoryTypeEnum winningFighter }',
        wire: { round: 2, victoryTypeEnum: null, winningFighter: null },
      },
    ],
  },
  {
    title: 'basketball tells who has the ball and the fouls of the period',
    moments: [
      {
        sport: 'basketball',
        isNow: (board) =>
          board.sport === 'basketball' && board.possession === 'away' && board.homeFouls === 3,
        fields: 'BasketballStatistics { possession homeFouls }',
        wire: { possession: 'AWAY', homeFouls: 3 },
      },
    ],
  },
];

const events = ROWS.flatMap(({ moments }) => moments).map(({ sport }) =>
  fixedEvent(`game-${sport}`, { status: 'IN_PLAY', sport: { slug: sport, name: sport } }),
);
const { marketplace, trading } = fixedMarketplace(events);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
});
afterAll(() => server.close());

test.each(ROWS.map(({ title, moments }) => [title, moments] as const))(
  '%s, asked for and as it happens [LIVE-017]',
  async (_title, moments) => {
    for (const moment of moments) await isTold(moment);
  },
);

/** Expects that the moment of a game is told to who follows the page of live events, and then to who asks. */
async function isTold(moment: Moment): Promise<void> {
  const board = playedBoard(moment);
  const statistics = `statistics { ${COMMON} ... on ${moment.fields} }`;
  const watched = server.subscribe(
    `subscription { eventStatisticsUpdated(canonicalPath: "/live") { events { rawId ${statistics} } } }`,
  );
  await nextOf(watched);
  const eventId = `game-${moment.sport}`;
  trading.setStatus(eventId, 'open', { scoreboard: board });

  const wire = { ...commonWire(board), ...moment.wire };
  expect(await nextOf(watched)).toMatchObject({
    eventStatisticsUpdated: { events: [{ rawId: eventId, statistics: wire }] },
  });
  await watched.return?.();
  const { data, errors } = await server.ask(`{ event(id: "StandardEvent:${eventId}") { ${statistics} } }`);
  expect(errors).toBeUndefined();
  expect(data?.event).toMatchObject({ statistics: wire });
}

test('a fight that is over tells who won, how and in which round [LIVE-007]', async () => {
  const isStopped = (board: EventScoreboard) => board.sport === 'combat' && board.victoryType === 'knockout';
  const board = playedBoard({ sport: 'combat', isNow: isStopped, isOver: true });
  if (board.sport !== 'combat') throw new Error('no fight');
  trading.setStatus('game-combat', 'open', { scoreboard: board });
  const { data } = await server.ask(
    '{ event(id: "StandardEvent:game-combat") { statistics { ... on CombatStatistics { round victoryTypeEnum winningFighter } } } }',
  );
  expect(data?.event).toEqual({
    statistics: {
      round: board.round,
      victoryTypeEnum: 'KNOCKOUT',
      winningFighter: board.winningFighter === 'home' ? 'HOME' : 'AWAY',
    },
  });
});

function commonWire({ awayScore, homeScore, progress, isInPlay, segments }: EventScoreboard) {
  return {
    awayScore,
    homeScore,
    progress,
    isInPlay,
    segments: segments.map(({ shortName, home, away }) => ({
      shortName,
      homeScore: home ?? null,
      awayScore: away ?? null,
    })),
  };
}
