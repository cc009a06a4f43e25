/** Recordings of made-up games in the forms of the NBA and the NHL, as short as a whole game can be. */

const QUARTER = '12:00';

/** One row of an NBA game: quarter, time left, what and whose it was, the score after it, who did it, and who helped or stole. */
type NbaRow = readonly [number, string, string, string, string, number, number, Somebody?, Somebody?];
type Somebody = keyof typeof NBA_PLAYERS;

const NBA_PLAYERS = {
  Alder: { id: 11, given: 'Ann', team: 'OKC' },
  Birch: { id: 12, given: 'Bea', team: 'OKC' },
  Card: { id: 21, given: 'Cleo', team: 'WAS' },
} as const;

/** Oklahoma City beats Washington 5-2. */
const NBA_ROWS: readonly NbaRow[] = [
  [1, QUARTER, 'jumpball', 'recovered', '', 0, 0],
  [1, '11:40', '2pt', 'layup', 'OKC', 2, 0, 'Alder', 'Birch'],
  [1, '11:20', '2pt', 'layup', 'WAS', 2, 2, 'Card'],
  [1, '00:00', 'period', 'end', '', 2, 2],
  [2, '09:00', 'rebound', 'defensive', 'WAS', 2, 2, 'Card'],
  [2, '08:00', 'foul', 'personal', 'WAS', 2, 2, 'Card'],
  [2, '00:00', 'period', 'end', '', 2, 2],
  [3, '06:30', '3pt', 'jump shot', 'OKC', 5, 2, 'Birch'],
  [3, '00:00', 'period', 'end', '', 5, 2],
  [4, '03:00', 'turnover', 'bad pass', 'WAS', 5, 2, 'Card', 'Alder'],
  [4, '00:00', 'period', 'end', '', 5, 2],
  [4, '00:00', 'game', 'end', '', 5, 2],
];

/** As the league's live feed has it. */
export const nbaLiveFile: string = JSON.stringify({
  game: {
    gameId: '0021600270',
    actions: NBA_ROWS.map(([period, left, actionType, subType, team, home, away, by, other], at) => ({
      clock: left.replace(/^(\d+):(\d+)$/, 'PT$1M$2.00S'),
      timeActual: '2016-12-01T01:00:00Z',
      ...{ period, actionType, subType },
      ...(team !== '' && { teamTricode: team }),
      ...{ scoreHome: String(home), scoreAway: String(away) },
      orderNumber: (at + 1) * 10,
      description: `${team} ${subType}`,
      personId: idOf(by),
      ...(by && { playerNameI: nbaName(by) }),
      ...(other && { [actionType === 'turnover' ? 'stealPersonId' : 'assistPersonId']: idOf(other) }),
    })),
  },
});

function idOf(player: Somebody | undefined): number {
  return player === undefined ? 0 : NBA_PLAYERS[player].id;
}

/** "A. Alder" */
function nbaName(player: Somebody): string {
  return `${NBA_PLAYERS[player].given.charAt(0)}. ${player}`;
}

/** The league's numbers of what happens. */
const EVENT_TYPES: Readonly<Record<string, number>> = {
  '2pt': 1,
  '3pt': 1,
  rebound: 4,
  turnover: 5,
  foul: 6,
  jumpball: 10,
  period: 13,
};
const TEAM_IDS: Readonly<Record<string, number>> = { OKC: 30, WAS: 34 };

/** What the data service says of a row before it says who helped. */
const NBA_SENTENCES: Readonly<Record<string, string>> = {
  '3pt': '3pt Shot: Made',
  rebound: 'Rebound (Off:0 Def:1)',
  turnover: 'Turnover : Bad Pass (1 TO)',
};

/** The same game as the league's data service has it. */
export const nbaDataFile: string = JSON.stringify({
  g: {
    gcode: '20161130/WASOKC',
    pd: [1, 2, 3, 4].map((quarter) => ({
      p: quarter,
      pla: NBA_ROWS.filter(([period, , what]) => period === quarter && what !== 'game').map(
        ([, left, what, kind, team, home, away, by, other]) => ({
          ...{ cl: left, de: sentence(what, kind, team, by, other), etype: EVENT_TYPES[what] ?? 0, mtype: 1 },
          ...{ tid: TEAM_IDS[team] ?? 0, hs: home, vs: away, pid: idOf(by) },
          ...(other && { [what === 'turnover' ? 'opid' : 'epid']: String(idOf(other)) }),
        }),
      ),
    })),
  },
});

/** "[OKC] Alder layup Assist: Birch (1 AST)" */
function sentence(what: string, kind: string, team: string, by?: Somebody, other?: Somebody): string {
  const helped = what === 'turnover' ? ` Steal:${other} (1 ST)` : ` Assist: ${other} (1 AST)`;
  return `[${team}] ${by ?? ''} ${NBA_SENTENCES[what] ?? kind}${other ? helped : ''}`;
}

/** Who did it: a player of the home side, one of the away side, nobody. */
const PERSON_TYPES: Readonly<Record<string, number>> = { OKC: 4, WAS: 5 };

/** The same game as the league's statistics pages have it. */
export const nbaStatsFile: string = JSON.stringify({
  resource: 'playbyplay',
  parameters: { GameID: '0021600270' },
  resultSets: [
    {
      name: 'PlayByPlay',
      headers: [
        ...['EVENTMSGTYPE', 'EVENTMSGACTIONTYPE', 'PERIOD', 'PCTIMESTRING', 'SCORE', 'NEUTRALDESCRIPTION'],
        ...['PERSON1TYPE', 'PLAYER1_TEAM_ABBREVIATION', 'PLAYER1_ID', 'PLAYER1_NAME'],
        ...['PERSON2TYPE', 'PLAYER2_ID', 'PLAYER2_NAME'],
      ],
      rowSet: NBA_ROWS.filter(([, , what]) => what !== 'game').map(
        ([period, left, what, kind, team, home, away, by, other]) => [
          ...[EVENT_TYPES[what] ?? 0, 1, period, left, `${away} - ${home}`, saidOf(what, kind, team)],
          ...[PERSON_TYPES[team] ?? 0, team === '' ? null : team, idOf(by), fullName(by)],
          ...[other ? PERSON_TYPES[NBA_PLAYERS[other].team] : 0, idOf(other), fullName(other)],
        ],
      ),
    },
  ],
});

function saidOf(what: string, kind: string, team: string): string {
  return `${team} ${what === '3pt' ? '3PT ' : ''}${kind}`;
}

function fullName(player: Somebody | undefined): string | null {
  return player === undefined ? null : `${NBA_PLAYERS[player].given} ${player}`;
}

const NHL_TEAMS = {
  homeTeam: { id: 1, abbrev: 'BOS', score: 1 },
  awayTeam: { id: 2, abbrev: 'TOR', score: 0 },
};

/** Boston beats Toronto 1-0 on a power play, told play by play. */
export const nhlPlaysFile: string = JSON.stringify({
  gameType: 2,
  startTimeUTC: '2030-01-05T19:00:00Z',
  gameState: 'OFF',
  ...NHL_TEAMS,
  plays: [
    nhlPlay(1, '03:10', 'shot-on-goal', { eventOwnerTeamId: 2, shootingPlayerId: 7 }),
    nhlPlay(1, '20:00', 'period-end'),
    nhlPlay(2, '05:00', 'penalty', { eventOwnerTeamId: 2, duration: 2, descKey: 'tripping' }),
    nhlPlay(
      2,
      '05:45',
      'goal',
      { eventOwnerTeamId: 1, scoringPlayerId: 8, assist1PlayerId: 9, assist2PlayerId: 30 },
      '1451',
    ),
    nhlPlay(2, '20:00', 'period-end'),
    nhlPlay(3, '20:00', 'period-end'),
    nhlPlay(3, '20:00', 'game-end'),
  ].map((play, at) => ({ ...play, sortOrder: at + 1 })),
  rosterSpots: [
    nhlSpot(1, 8, 'Ann', 'Alder', 'C'),
    nhlSpot(1, 9, 'Bea', 'Birch', 'D'),
    nhlSpot(1, 30, 'Gia', 'Gold', 'G'),
    nhlSpot(2, 7, 'Cleo', 'Card', 'L'),
  ],
});

function nhlSpot(teamId: number, playerId: number, first: string, last: string, positionCode: string) {
  return { teamId, playerId, positionCode, firstName: { default: first }, lastName: { default: last } };
}

function nhlPlay(number: number, timeInPeriod: string, typeDescKey: string, details = {}, code = '1551') {
  return {
    periodDescriptor: { number, periodType: 'REG' },
    ...{ timeInPeriod, situationCode: code, typeDescKey, details },
  };
}

/** Boston beats Toronto 1-0 in the second overtime of a play-off game, told by its summary. */
export const nhlSummaryFile: string = JSON.stringify({
  gameType: 3,
  startTimeUTC: '2030-05-05T19:00:00Z',
  gameState: 'OFF',
  periodDescriptor: { number: 5, periodType: 'OT' },
  ...NHL_TEAMS,
  summary: {
    scoring: [
      {
        periodDescriptor: { number: 5, periodType: 'OT' },
        goals: [{ situationCode: '1551', teamAbbrev: { default: 'BOS' }, timeInPeriod: '13:20' }],
      },
    ],
    penalties: [
      {
        periodDescriptor: { number: 1, periodType: 'REG' },
        penalties: [
          { teamAbbrev: { default: 'TOR' }, timeInPeriod: '02:00', duration: 2, descKey: 'hooking' },
        ],
      },
    ],
  },
});
