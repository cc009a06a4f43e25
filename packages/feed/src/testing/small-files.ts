/** Recordings of made-up games, as short as a whole game can be, in the form of each family. */

/** Retrosheet event file: groundouts, and a home run of a pinch hitter of the visitors in the ninth inning; a pitcher is changed, too. */
export const eventFile: string = [
  'id,BOS202008080',
  'info,visteam,TOR',
  'info,hometeam,BOS',
  'info,date,2020/08/08',
  'info,starttime,7:30PM',
  'info,innings,9',
  ...[0, 1].flatMap((side) =>
    Array.from({ length: 10 }, (_, order) => {
      const position = order === 0 ? 1 : order === 1 ? 10 : order;
      return `start,${batterId(side, order)},"${side ? 'Hanna' : 'Ann'} Alder${order}",${side},${order},${position}`;
    }),
  ),
  ...Array.from({ length: 18 }, (_, half) => [
    ...(half === 14 ? ['sub,reliever,"Rea Relief",1,0,1'] : []),
    ...(half === 16 ? ['sub,pinch,"Pia Pinch",0,7,11', 'play,9,0,pinch,11,BCX,HR/L8XD'] : []),
    ...Array.from({ length: 3 }, (_, out) => {
      // Nine bat in three innings.
      const order = 1 + (((half >> 1) * 3 + out + (half === 16 ? 1 : 0)) % 9);
      return `play,${1 + (half >> 1)},${half & 1},${batterId(half & 1, order)},00,X,63/G4`;
    }),
  ]).flat(),
].join('\n');

/** In the order from 1 on; 0 pitches. */
function batterId(side: number, order: number): string {
  return `${side === 1 ? 'h' : 'a'}lder00${order}`;
}

const BEVENT_COLUMNS = [
  'gameId,visitingTeam,inning,battingTeam,outs,balls,strikes,visScore,homeScore,resBatter,resBatterHand,resPitcher',
  'resPitcherHand,firstRunner,secondRunner,thirdRunner,eventText,leadoffFlag,pinchhitFlag,defensivePosition',
  'lineupPosition,eventType,batterEventFlag,abFlag,hitValue,SHFlag,SFFlag,outsOnPlay,rbiOnPlay,wildPitchFlag',
  'passedBallFlag,numErrors,batterDest,runnerOn1stDest,runnerOn2ndDest,runnerOn3rdDest',
].join(',');

/** The same game as BEVENT writes it: each row says the situation before it. */
export const beventTable: string = [
  BEVENT_COLUMNS,
  ...Array.from({ length: 18 }, (_, half) => [
    ...(half === 16 ? [beventRow(half, 0, 0, 'HR/L8XD', 4).replace('aaaaa001', 'pinch001')] : []),
    ...[0, 1, 2].map((outs) => beventRow(half, outs, half >= 16 ? 1 : 0, '63/G4', 0)),
  ]).flat(),
].join('\n');

function beventRow(half: number, outs: number, visitors: number, event: string, batterTo: number): string {
  const isOut = batterTo === 0;
  const situation = `BOS202008080,TOR,${1 + (half >> 1)},${half & 1},${outs},0,0,${visitors},0`;
  const people = `aaaaa001,R,p${half & 1}aaa001,R,,,`;
  const kind = isOut ? '2,T,T,0,F,F,1,0' : '23,T,T,4,F,F,0,1';
  return `${situation},${people},${event},F,F,4,1,${kind},F,F,0,${batterTo},0,0,0`;
}

const FIGHT_COLUMNS = [
  'event_date,event_name,weight_class,fighter1,fighter2,favourite,underdog,favourite_odds,underdog_odds,betting_outcome',
  'outcome,method,round',
].join(',');

/** Results of fights: a knockout of the main one, a split decision, a draw, and one without a result or odds. */
export const fightTable: string = [
  FIGHT_COLUMNS,
  '2030-05-04,A Night: Ola vs. Brandt,Lightweight,Ann Ola,Bea Brandt,Ann Ola,Bea Brandt,1.5,2.8,favourite,fighter1,KO/TKO              Punch,2',
  '2030-05-04,A Night: Ola vs. Brandt,Flyweight,Zoe Zane,Cleo Card,Cleo Card,Zoe Zane,1.8,2.1,underdog,fighter1,S-DEC,3',
  '2030-05-04,A Night: Ola vs. Brandt,Flyweight,Dora Dale,Eva East,Eva East,Dora Dale,1.8,2.1,nan,Draw,M-DEC,3',
  '2030-05-04,A Night: Ola vs. Brandt,Flyweight,Fay Farr,Gia Gold,Fay Farr,Gia Gold,1.8,inf,nan,No contest,CNC,2',
].join('\n');

const CRICKET_COLUMNS = [
  'match_id,season,start_date,venue,innings,ball,batting_team,bowling_team,striker,non_striker,bowler,runs_off_bat',
  'extras,wides,noballs,byes,legbyes,penalty,wicket_type,player_dismissed,other_wicket_type,other_player_dismissed',
].join(',');

/** Cricsheet: twenty overs of dots after a six, and a chase of a wide and a six. */
export const cricketTable: string = [
  CRICKET_COLUMNS,
  ...Array.from({ length: 120 }, (_, ball) =>
    delivery(1, `${Math.floor(ball / 6)}.${(ball % 6) + 1}`, ball === 0 ? 6 : 0, '0,,,,,,'),
  ),
  delivery(2, '0.1', 0, '1,1,,,,,'),
  delivery(2, '0.2', 6, '0,,,,,,'),
].join('\n');

/** Cricsheet: who plays in that match, of one side a substitute among them. */
export const cricketInfo: string = [
  'version,2.2.0',
  'info,team,Delhi Capitals',
  'info,player,Delhi Capitals,A One',
  'info,player,Delhi Capitals,B Two',
  'info,player,Sunrisers Hyderabad,C Bowler',
  'info,player,Sunrisers Hyderabad,A One',
  ...Array.from({ length: 10 }, (_, place) => `info,player,Sunrisers Hyderabad,"P Place${place}"`),
].join('\n');

function delivery(innings: 1 | 2, ball: string, runs: number, extras: string): string {
  const [batting, bowling] =
    innings === 1 ? ['Delhi Capitals', 'Sunrisers Hyderabad'] : ['Sunrisers Hyderabad', 'Delhi Capitals'];
  const place = `1,2021,2021-04-25,"A Ground, Chennai"`;
  return `${place},${innings},${ball},${batting},${bowling},A One,B Two,C Bowler,${runs},${extras},,,`;
}

/** Stream of cricket scores: forty overs in which each over of the side that bats second brings a run more. */
export const ballFeed: string = [
  {
    fixtureInfo: {
      homeTeam: 'Netherlands',
      awayTeam: 'Papua New Guinea',
      expectedStartTime: 1_657_539_000_000,
    },
  },
  ...Array.from({ length: 121 }, (_, balls) => scored(1, 'Netherlands', balls, Math.floor(balls / 12))),
  ...Array.from({ length: 121 }, (_, balls) =>
    scored(2, 'Papua New Guinea', balls, Math.floor(balls / 12.1)),
  ),
]
  .map((change, at) =>
    JSON.stringify({ op: 'ccm', id: 2, pt: 1_657_539_000_000 + at * 30_000, cc: [change] }),
  )
  .join('\n');

function scored(innings: number, battingTeam: string, balls: number, runs: number) {
  return {
    matchStats: {
      currentInnings: innings,
      inningsStats: [
        {
          inningsNum: innings,
          battingTeam,
          inningsRuns: runs,
          inningsOvers: `${Math.floor(balls / 6)}.${balls % 6}`,
          inningsWickets: 0,
        },
      ],
      battingTeamStats: { bat1Name: 'A One', bat1Strike: 1, bat2Name: 'B Two', bat2Strike: 0 },
    },
  };
}

const DARTS_PLAYERS = 'Ola K.,van Brandt D.';

/** Darts visits: a leg won by home. One leg alone, since no table says how many there were to be: one cut off after a leg is whole. */
export const dartsTable: string = [
  'Leg,Leg Value,Throw-in,Value Home,Value Away,Throw Home,Throw Away,Player Home,Player Away',
  `0,1-0,,321,501,180,0,${DARTS_PLAYERS}`,
  `1,1-0,,321,441,0,60,${DARTS_PLAYERS}`,
  `2,1-0,,141,441,180,0,${DARTS_PLAYERS}`,
  `3,1-0,,141,341,0,100,${DARTS_PLAYERS}`,
  '',
].join('\n');

export const tennisIndex = 'match_id,file,player1,player2\n2030-usopen-2101,x.csv,Ann Ola,Bea Brandt\n';

/** Grand Slam points: player 1 wins every one of them. */
export const tennisTable: string = [
  'match_id,SetNo,P1GamesWon,P2GamesWon,PointNumber,PointWinner,PointServer,P1Score,P2Score,P1Ace',
  '2030-usopen-2101,1,0,0,0X,0,0,0,0,0',
  ...Array.from({ length: 48 }, (_, point) => {
    const set = Math.floor(point / 24) + 1;
    const games = Math.floor((point + 1) / 4) - (set - 1) * 6;
    const server = Math.floor(point / 4) % 2 === 0 ? 1 : 2;
    return `2030-usopen-2101,${set},${games},0,${point + 1},1,${server},${['15', '30', '40', '0'][point % 4]},0,0`;
  }),
  '',
].join('\n');

export const soccerIndex: string = [
  'match_id,file,home,away,home_goals,away_goals,decided,kickoff,competition',
  '7,7.json,Norwich City,Hull City,1,1,90 min,"May 9, 2018 at 8:45:00 PM GMT+2",England',
].join('\n');

/** Wyscout: a goal and an own goal. */
export const soccerFile: string = JSON.stringify({
  events: [
    touch('1H', 1, 1, 'Simple pass'),
    touch('1H', 610.4, 1, 'Shot', 101, 1801),
    touch('1H', 612, 2, 'Reflexes', 101),
    touch('1H', 1300, 1, 'Corner'),
    touch('1H', 2740, 2, 'Foul', 1702),
    touch('2H', 30, 1, 'Clearance', 102),
    touch('2H', 1500, 2, 'Foul', 1703),
    touch('2H', 2800, 1, 'Simple pass'),
  ],
  teams: {
    1: { team: { name: 'Norwich City', officialName: 'Norwich City FC' } },
    2: { team: { name: 'Hull City', officialName: 'Hull City AFC' } },
  },
  players: {
    1: [{ player: { wyId: 101, shortName: 'A. Alvar', role: { code2: 'FW' } } }],
    2: [{ player: { wyId: 102, shortName: 'B. Bern', role: { code2: 'DF' } } }],
  },
});

function touch(
  matchPeriod: string,
  eventSec: number,
  teamId: number,
  subEventName: string,
  ...tags: number[]
) {
  return {
    eventName: subEventName === 'Shot' ? 'Shot' : 'Other',
    subEventName,
    tags: tags.map((id) => ({ id })),
    playerId: 100 + teamId,
    teamId,
    matchPeriod,
    eventSec,
  };
}
