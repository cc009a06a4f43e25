import type { DrawingProps } from '../marketplace/sports/drawing-props.ts';

type Game = DrawingProps['event'];
type Statistics = Game['statistics'];

interface ShownGame {
  readonly title: string;
  readonly event: Game;
}

const side = (mediumName: string, primaryColour: string, secondaryColour: string) => ({
  mediumName,
  primaryColour,
  secondaryColour,
});

const bills = side('Bills', '#00338d', '#c60c30');
const chiefs = side('Chiefs', '#e31837', '#ffb81c');
const knicks = side('Knicks', '#006bb6', '#f58426');
const celtics = side('Celtics', '#007a33', '#ba9653');
const ola = side('Ola', '#2b7a5b', '#e4d6b8');
const brandt = side('Brandt', '#5c3fa8', '#f0c24b');

const pairs = { football: [bills, chiefs], basketball: [knicks, celtics], single: [ola, brandt] } as const;

function game(pair: keyof typeof pairs, title: string, statistics: Statistics): ShownGame {
  const [awayParticipant, homeParticipant] = pairs[pair];
  return {
    title,
    event: { ' $fragmentType': 'sportDrawing_event', awayParticipant, homeParticipant, statistics },
  };
}

const football = {
  __typename: 'FootballStatistics',
  ballOn: 62,
  downAndDistance: '3rd & 4',
  driveStart: 80,
  lastPlay: 'Allen pass short right to Kincaid for 9 yards',
  lineToGain: 58,
  possession: 'AWAY',
  redZone: false,
  yardLine: 'BUF 38',
} as const;

const basketball = {
  __typename: 'BasketballStatistics',
  awayBonus: false,
  awayFouls: 3,
  homeBonus: false,
  homeFouls: 2,
  lastPlay: 'Brunson makes a 14-foot jumper',
  possession: 'AWAY',
} as const;

const baseball = {
  __typename: 'BaseballStatistics',
  balls: 0,
  batter: 'Guerrero Jr.',
  firstBaseOccupied: false,
  lastPlay: null,
  outs: 0,
  secondBaseOccupied: false,
  strikes: 0,
  thirdBaseOccupied: false,
} as const;

const hockey = {
  __typename: 'HockeyStatistics',
  awayNetEmpty: false,
  awayPlayersInBox: 0,
  awayShots: 18,
  awaySkaters: 5,
  homeNetEmpty: false,
  homePlayersInBox: 0,
  homeShots: 22,
  homeSkaters: 5,
  lastPlay: 'Faceoff won in the neutral zone',
  powerPlay: null,
  powerPlayClock: null,
  shotsTold: true,
} as const;

const pitch = {
  awayCorners: 3,
  awayShots: 7,
  awayShotsOnTarget: 2,
  awayYellowCards: 1,
  homeCorners: 5,
  homeShots: 11,
  homeShotsOnTarget: 4,
  homeYellowCards: 2,
} as const;

function moment(kind: 'GOAL' | 'RED_CARD', minute: number, side: 'AWAY' | 'HOME') {
  return { isOwnGoal: false, kind, minute, player: '', side, stoppage: 0 };
}

const soccer = {
  ...pitch,
  __typename: 'SoccerStatistics',
  awayRedCards: 0,
  gameMinutes: 90,
  homeRedCards: 0,
  lastPlay: null,
  minute: 4,
  moments: [],
} as const;

const rally = { awayGameScore: '30', currentServer: 'AWAY', homeGameScore: '40' } as const;

const cricket = {
  __typename: 'CricketStatistics',
  ballsLeft: null,
  currentBatter: 'Root 41*',
  innings: [],
  lastPlay: '4 runs',
  runRate: null,
  scoreText: '128/3',
  target: null,
  wickets: 3,
} as const;

const darts = {
  __typename: 'DartsStatistics',
  awayAverage: 96.4,
  awayMaximums: 2,
  homeAverage: 101.2,
  homeMaximums: 4,
  lastPlay: null,
  legscore: { away: 501, home: 501 },
  throw: 'HOME',
} as const;

const fight = {
  __typename: 'CombatStatistics',
  awayKnockdowns: 0,
  awayStrikes: 0,
  awayTakedowns: 0,
  fightRounds: [],
  homeKnockdowns: 0,
  homeStrikes: 0,
  homeTakedowns: 0,
  lastPlay: null,
  round: 1,
  rounds: 3,
  second: 0,
  victoryTypeEnum: null,
  winningFighter: null,
} as const;

const series = { awayMoney: 4200, currentServer: 'AWAY', homeMoney: 2750 } as const;

/** How many rounds each side won, one after the other, the away side the first. */
function alternating(rounds: number): ('AWAY' | 'HOME')[] {
  return Array.from({ length: rounds }, (_, at) => (at % 3 === 1 ? 'HOME' : 'AWAY'));
}

/** Games of every sport that is drawn, in the states that look unlike each other. */
export const games: readonly ShownGame[] = [
  game('football', 'Football, a drive', football),
  game('football', 'Football, red zone', {
    ...football,
    ballOn: 88,
    downAndDistance: '1st & Goal',
    driveStart: 35,
    lineToGain: 100,
    possession: 'HOME',
    redZone: true,
    yardLine: 'BUF 12',
  }),
  game('football', 'Football, between plays', {
    ...football,
    ballOn: null,
    downAndDistance: null,
    driveStart: null,
    lastPlay: 'Bass kicks off, touchback',
    lineToGain: null,
    possession: null,
    yardLine: null,
  }),
  game('basketball', 'Basketball, visitors’ ball', basketball),
  game('basketball', 'Basketball, in the bonus', {
    ...basketball,
    awayBonus: true,
    homeFouls: 6,
    lastPlay: 'White fouls Hart',
    possession: 'HOME',
  }),
  game('basketball', 'Baseball, bases empty', baseball),
  game('basketball', 'Baseball, bases loaded', {
    ...baseball,
    balls: 3,
    firstBaseOccupied: true,
    lastPlay: 'Bichette walks',
    outs: 2,
    secondBaseOccupied: true,
    strikes: 2,
    thirdBaseOccupied: true,
  }),
  game('football', 'Hockey, even strength', hockey),
  game('football', 'Hockey, power play', {
    ...hockey,
    awayPlayersInBox: 1,
    awaySkaters: 4,
    lastPlay: 'Minor penalty for tripping',
    powerPlay: 'HOME',
    powerPlayClock: '1:24',
  }),
  game('football', 'Hockey, empty net', { ...hockey, awayNetEmpty: true, awaySkaters: 6 }),
  game('basketball', 'Soccer, no goal yet', soccer),
  game('basketball', 'Soccer, goals and a red card', {
    ...soccer,
    awayRedCards: 1,
    lastPlay: 'Red card for the Knicks',
    minute: 78,
    moments: [
      moment('GOAL', 12, 'HOME'),
      moment('GOAL', 41, 'AWAY'),
      moment('RED_CARD', 63, 'AWAY'),
      moment('GOAL', 77, 'HOME'),
    ],
  }),
  game('basketball', 'Futsal, two minutes off', {
    ...pitch,
    __typename: 'FutsalStatistics',
    awaySuspensions: 0,
    gameMinutes: 40,
    homeSuspensions: 1,
    lastPlay: null,
    minute: 23,
    moments: [moment('GOAL', 9, 'AWAY')],
  }),
  game('single', 'Tennis, serving', { ...rally, __typename: 'TennisStatistics', lastPlay: 'Ace' }),
  game('single', 'Tennis, advantage', {
    ...rally,
    __typename: 'TennisStatistics',
    awayGameScore: '40',
    currentServer: 'HOME',
    homeGameScore: 'AD',
    lastPlay: 'Forehand winner',
  }),
  game('single', 'Table tennis, serving', {
    ...rally,
    __typename: 'TableTennisStatistics',
    awayGameScore: '9',
    homeGameScore: '10',
    lastPlay: 'Net',
  }),
  game('football', 'Cricket, first innings', cricket),
  game('football', 'Cricket, a chase', {
    ...cricket,
    ballsLeft: 27,
    runRate: '8.42',
    scoreText: '151/8',
    target: 178,
    wickets: 8,
  }),
  game('single', 'Darts, start of a leg', darts),
  game('single', 'Darts, on a finish', {
    ...darts,
    lastPlay: '140',
    legscore: { away: 2, home: 121 },
    throw: 'AWAY',
  }),
  game('single', 'Combat, first bell', fight),
  game('single', 'Combat, third round', {
    ...fight,
    awayKnockdowns: 1,
    awayStrikes: 43,
    awayTakedowns: 1,
    fightRounds: [
      { away: 12, home: 20 },
      { away: 25, home: 9 },
      { away: 6, home: 6 },
    ],
    homeStrikes: 35,
    homeTakedowns: 2,
    lastPlay: 'Takedown by Brandt',
    round: 3,
    second: 140,
  }),
  game('basketball', 'Counter-Strike, first half', {
    ...series,
    __typename: 'CounterStrikeStatistics',
    awayRounds: 6,
    homeRounds: 3,
    lastPlay: 'Bomb defused',
    roundWinners: alternating(9),
  }),
  game('basketball', 'Valorant, second half', {
    ...series,
    __typename: 'ValorantStatistics',
    awayRounds: 12,
    currentServer: 'HOME',
    homeRounds: 6,
    lastPlay: 'Spike detonated',
    roundWinners: alternating(18),
  }),
];
