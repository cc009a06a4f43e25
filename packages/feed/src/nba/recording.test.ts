import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basketball } from '@fairline/sports/basketball/basketball.ts';
import { EVERYBODY_ELSE, kindOf, pointsOf, sideOf } from '@fairline/sports/basketball/scoring.ts';
import { LOSS, WIN } from '@fairline/sports/market-definition.ts';
import type { Side } from '@fairline/sports/sport.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readAnyRecording } from '../any-recording.ts';
import type { FeedMessage } from '../message.ts';
import { parseFeedMessage } from '../message-schema.ts';
import { unpack } from '../readers/unpack.ts';
import { dataFolder } from '../testing/data-folder.ts';
import { isNbaRecording, readNbaRecording } from './recording.ts';

const folder = dataFolder('nba') ?? '';
const isThere = existsSync(folder);
const LIVE = 'live_0022000001_GSW_at_BKN_pbp.json.gz';

function read(name: string) {
  return readAnyRecording(name, readFileSync(join(folder, name)), undefined);
}

function final(messages: readonly FeedMessage[]) {
  const [first] = messages;
  if (first?.kind !== 'fixture') throw new Error('no fixture');
  const { home, away } = first.fixture;
  return messages.reduce(
    (state, message) =>
      message.kind === 'play' ? basketball.apply(state, basketball.parsePlay(message.play)) : state,
    basketball.initial({ sides: { home, away } }),
  );
}

describe.skipIf(!isThere)('recordings of the NBA', () => {
  test.each([
    ['live_0022000001_GSW_at_BKN_pbp.json.gz', 125, 99, [40, 23, 36, 26]],
    ['stats_0021600270_WAS_at_OKC_pbp.json.gz', 126, 115, undefined],
    ['data_0021600270_WAS_at_OKC_pbp.json.gz', 126, 115, undefined],
  ] as const)('%s is a whole game with the score it had', (name, home, away, quarters) => {
    const { messages, fault } = read(name);
    expect(fault).toBeUndefined();
    expect(messages?.at(-1)).toMatchObject({ kind: 'result', home, away });
    for (const message of messages ?? []) expect(parseFeedMessage(message).ok).toBe(true);
    const board = basketball.scoreboard(final(messages ?? []));
    expect([board.homeScore, board.awayScore]).toEqual([home, away]);
    if (quarters) expect(board.segments.map((segment) => segment.home)).toEqual(quarters);
    else expect(board.progress).toBe('Final/OT');
  });

  test.each([
    ['live_0022000001_GSW_at_BKN_pbp.json.gz', 0.6],
    ['live_0022000001_GSW_at_BKN_pbp.json.gz', 0.6007],
    ['stats_0021600270_WAS_at_OKC_pbp.json.gz', 0.6],
    ['data_0021600270_WAS_at_OKC_pbp.json.gz', 0.6],
  ] as const)('%s cut off after %d of it is told as far as it goes, and then suspended', (name, share) => {
    const text = unpack(readFileSync(join(folder, name)))?.text ?? '';
    const cut = text.slice(0, text.length * share);
    const { messages, fault } = readAnyRecording(name, Buffer.from(cut), undefined);
    expect(fault).toMatchObject({
      kind: 'cut-off',
      message: expect.stringContaining('It ends in the middle'),
    });
    expect(messages?.filter(({ kind }) => kind === 'play').length).toBeGreaterThan(100);
    expect(messages?.at(-1)?.kind).toBe('suspend');
  });

  test('both older forms of one game tell the same periods', () => {
    const [one, other] = ['stats', 'data'].map((form) => {
      const { messages } = read(`${form}_0021600270_WAS_at_OKC_pbp.json.gz`);
      return basketball.scoreboard(final(messages ?? [])).segments;
    });
    expect(one).toEqual(other);
  });

  test('the live feed is told player by player as its box score counts them', () => {
    const { fixture, messages } = read(LIVE);
    const { home, away } = fixture ?? {};
    expect(home?.players).toHaveLength(9);
    const told = { home: home?.players ?? [], away: away?.players ?? [] };
    for (const [side, players] of Object.entries(boxScore())) {
      const seats = told[side === 'home' ? 'home' : 'away'];
      const counts = countsOf(messages ?? [], side);
      for (const [place, name] of seats.entries()) {
        expect(counts[place], name).toEqual(players.find(({ nameI }) => nameI === name)?.line);
      }
      const others = players.filter(({ nameI }) => !seats.includes(nameI)).map(({ line }) => line);
      expect(counts[EVERYBODY_ELSE], side).toEqual(others.reduce(summed, NOTHING));
      expect(new Set(seats.slice(0, 5))).toEqual(
        new Set(players.filter(({ starter }) => starter === '1').map(({ nameI }) => nameI)),
      );
      expect(players.find(({ nameI }) => nameI === seats[4])?.position).toBe('C');
    }
  });

  test.each([
    [LIVE, 200],
    ['stats_0021600270_WAS_at_OKC_pbp.json.gz', 250],
    ['data_0021600270_WAS_at_OKC_pbp.json.gz', 250],
  ] as const)('%s tells of each play the player whom its sentence names, and his count', (name, least) => {
    const { fixture, messages } = read(name);
    if (fixture === undefined) throw new Error('no fixture');
    let state = basketball.initial({ sides: { home: fixture.home, away: fixture.away } });
    let checked = 0;
    for (const message of messages ?? []) {
      if (message.kind !== 'play') continue;
      const play = basketball.parsePlay(message.play);
      state = basketball.apply(state, play);
      for (const [deed, count, pattern] of RUNNING) {
        const said = pattern.exec(play.text);
        if (said === null) continue;
        const did = deed === 'score' ? play.scores.at(-1) : play[deed];
        expect(did?.player, play.text).toBeDefined();
        const { player = EVERYBODY_ELSE, side = 'home' } = did ?? {};
        if (player === EVERYBODY_ELSE) continue;
        const surname = fixture[side].players?.[player]?.replace(/^[A-Z]\. /, '') ?? '';
        expect(surname).not.toBe('');
        expect(play.text).toContain(surname);
        const [, ...numbers] = said;
        expect(state.players?.[side][player]?.[count], play.text).toBe(numbers.map(Number).reduce(sum));
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(least);
    expect(state.arePlayersUntold).toBeUndefined();
  });

  test.each([
    ['the foul after it', FOUL],
    ['a free throw of the other side', FREE_THROW],
  ])('a basket whose score stands on the row of %s is told all the same', (_, type) => {
    const name = 'stats_0021600270_WAS_at_OKC_pbp.json.gz';
    const text = unpack(readFileSync(join(folder, name)))?.text ?? '';
    const { messages, fault } = readAnyRecording(name, Buffer.from(withLateScore(text, type)), undefined);
    expect(fault).toBeUndefined();
    expect(messages?.at(-1)).toMatchObject({ kind: 'result', home: 126, away: 115 });
    expect(scoresIn(messages)).toEqual(scoresIn(read(name).messages));
  });

  test('both older forms of one game name the same players', () => {
    const [stats, data] = ['stats', 'data'].map(
      (form) => read(`${form}_0021600270_WAS_at_OKC_pbp.json.gz`).fixture,
    );
    const surnames = (players: readonly string[] = []) => players.map((each) => each.split(' ').slice(1));
    expect(surnames(stats?.home.players)).toEqual(data?.home.players?.map((each) => each.split(' ')));
  });

  test('both older forms of one game count the same of every player', () => {
    const [stats, data] = ['stats', 'data'].map((form) => {
      const { messages = [] } = read(`${form}_0021600270_WAS_at_OKC_pbp.json.gz`);
      return { home: countsOf(messages, 'home'), away: countsOf(messages, 'away') };
    });
    expect(stats).toEqual(data);
    const all = [...(stats?.home ?? []), ...(stats?.away ?? [])].reduce(summed, NOTHING);
    expect(Math.min(...Object.values(all))).toBeGreaterThan(0);
  });

  test('players are sold by their names, and graded by what the box score says of them', () => {
    const { fixture, messages } = read(LIVE);
    if (fixture === undefined) throw new Error('no fixture');
    const { home, away } = fixture;
    const state = basketball.initial({ sides: { home, away } });
    const outcomes = basketball.simulate(state, basketball.even, 512, 1);
    const lines = basketball
      .offer(state, outcomes, state.sides)
      .filter(({ market }) => market.key.startsWith('player:points:'));
    expect(lines).toHaveLength(12);
    const real = basketball.actual(final(messages ?? []));
    const box = boxScore();
    for (const { market } of lines) {
      const [, , side = ''] = market.key.split(':');
      const players = side === 'home' ? box.home : box.away;
      const points = players.find(({ nameI }) => nameI === market.player)?.line.points;
      if (points === undefined) throw new Error(`${market.player} did not play`);
      for (const { type, points: line = 0, mark } of market.selections) {
        expect(mark(real, 0), market.name).toBe(points > line === (type === 'OVER') ? WIN : LOSS);
      }
    }
  });

  test('no player is bet on in a recording that names none; a bet of before, when they were invented, is void', () => {
    const text = unpack(readFileSync(join(folder, LIVE)))?.text ?? '';
    const { messages } = readAnyRecording(
      LIVE,
      Buffer.from(text.replaceAll('"personId"', '"id"')),
      undefined,
    );
    const told = final(messages ?? []);
    expect(basketball.market('player:points:home:0:19.5', told.sides)).toBeUndefined();
    const { home, away } = told.sides;
    const state = { ...told, sides: { home: unnamed(home), away: unnamed(away) } };
    const market = basketball.market('player:points:home:0:19.5', state.sides);
    expect(basketball.isDecided(state, 'player:points:home:0:19.5')).toBe(true);
    expect(market?.selections.map((each) => each.mark(basketball.actual(state), 0))).toEqual([2, 2]);
    expect(basketball.explain(state, 'player:points:home:0:19.5', 'over')).toMatch(/^Void/);
  });

  test('a league of which we do not know the teams is refused by name', () => {
    expect(read('stats_2021900002_gleague_pbp.json.gz').fault).toMatchObject({ kind: 'unknown-team' });
  });
});

/** What a play may say of a player, what it is counted as, and how the sentence says how many he has now. */
const RUNNING = [
  ['score', 'points', /\((\d+) PTS\)/],
  ['rebound', 'rebounds', /rebound \(Off:(\d+) Def:(\d+)\)/i],
  ['assist', 'assists', /\b(\d+) AST\)/],
  ['steal', 'steals', /(?:STEAL|Steal:.*) \((\d+) STL?\)/],
  ['block', 'blocks', /\((\d+) BLK\)/],
] as const;

const NOTHING = { points: 0, rebounds: 0, assists: 0, threes: 0, steals: 0, blocks: 0 };
type Line = typeof NOTHING;

const sum = (one: number, other: number) => one + other;

function summed(one: Line, other: Line): Line {
  return {
    points: one.points + other.points,
    rebounds: one.rebounds + other.rebounds,
    assists: one.assists + other.assists,
    threes: one.threes + other.threes,
    steals: one.steals + other.steals,
    blocks: one.blocks + other.blocks,
  };
}

/** By place, what the plays tell of a side. */
function countsOf(messages: readonly FeedMessage[], of: string): Line[] {
  const counts = Array.from({ length: EVERYBODY_ELSE + 1 }, () => ({ ...NOTHING }));
  for (const message of messages) {
    if (message.kind !== 'play') continue;
    const { scores, rebound, assist, steal, block } = basketball.parsePlay(message.play);
    for (const { side, player = -1, points, kind } of scores) {
      const line = counts[player];
      if (side !== of || line === undefined) continue;
      line.points += points;
      line.threes += kind === 'three' ? 1 : 0;
    }
    const deeds = { rebounds: rebound, assists: assist, steals: steal, blocks: block };
    for (const count of ['rebounds', 'assists', 'steals', 'blocks'] as const) {
      const line = counts[deeds[count]?.player ?? -1];
      if (deeds[count]?.side === of && line !== undefined) line[count] += 1;
    }
  }
  return counts;
}

const boxPlayer = v.pipe(
  v.object({
    nameI: v.string(),
    starter: v.string(),
    position: v.optional(v.string()),
    statistics: v.object({
      points: v.number(),
      reboundsTotal: v.number(),
      assists: v.number(),
      threePointersMade: v.number(),
      steals: v.number(),
      blocks: v.number(),
    }),
  }),
  v.transform(
    ({ statistics: { reboundsTotal: rebounds, threePointersMade: threes, ...rest }, ...player }) => ({
      ...player,
      line: { ...rest, rebounds, threes },
    }),
  ),
);
const boxTeam = v.object({ players: v.array(boxPlayer) });
const box = v.object({ game: v.object({ homeTeam: boxTeam, awayTeam: boxTeam }) });

/** What the league's box score of the live recording says of each player. */
function boxScore() {
  const text = unpack(readFileSync(join(folder, LIVE.replace('pbp', 'boxscore'))))?.text ?? '';
  const { homeTeam, awayTeam } = v.parse(box, JSON.parse(text)).game;
  return { home: homeTeam.players, away: awayTeam.players };
}

/** As sides were told before their players were. */
function unnamed({ players: _, ...side }: Side): Side {
  return side;
}

const action = (orderNumber: number, clock: string, what: object) => ({
  orderNumber,
  clock,
  timeActual: '2020-12-23T00:06:19Z',
  period: 1,
  scoreHome: '0',
  scoreAway: '0',
  ...what,
});

test('a game that was cut short is told as far as it goes, and suspended', () => {
  const actions = [
    action(1, 'PT12M00.00S', { actionType: 'period', subType: 'start' }),
    action(2, 'PT11M58.00S', { actionType: 'jumpball', teamTricode: 'BKN' }),
    action(3, 'PT11M40.20S', {
      actionType: '3pt',
      teamTricode: 'BKN',
      scoreHome: '3',
      description: 'A three',
    }),
    action(4, 'PT11M20.00S', {
      actionType: '2pt',
      teamTricode: 'GSW',
      scoreHome: '3',
      description: 'MISS a two',
    }),
  ];
  const { fault, messages } = readNbaRecording({ game: { gameId: '1', actions } });
  expect(fault?.kind).toBe('no-end');
  expect(messages?.at(-1)?.kind).toBe('suspend');
  expect(messages?.filter(({ kind }) => kind === 'play').length).toBe(3);
  const backwards = [
    ...actions,
    action(5, 'PT11M50.00S', { actionType: 'foul', teamTricode: 'BKN', scoreHome: '9' }),
  ];
  expect(readNbaRecording({ game: { gameId: '1', actions: backwards } }).fault?.kind).toBe('impossible-play');
});

test('what is no recording is none, whatever it is', () => {
  for (const value of [undefined, null, 3, [], {}, { game: { actions: [{}] } }, { g: { pd: 'x' } }]) {
    expect(isNbaRecording(value)).toBe(false);
    expect(readNbaRecording(value).fault?.kind).toBe('not-a-recording');
  }
});

const statsFile = v.looseObject({
  resultSets: v.array(v.looseObject({ headers: v.array(v.string()), rowSet: v.array(v.array(v.unknown())) })),
});

/** What the numbers in a file of the stats form mean. */
const BASKET = 1;
const FREE_THROW = 3;
const FOUL = 6;

/** The file of the stats form with the score of a basket on the next row with one, or on that of the foul that follows it. */
function withLateScore(text: string, type: number): string {
  const file = v.parse(statsFile, JSON.parse(text));
  const { headers = [], rowSet = [] } = file.resultSets[0] ?? {};
  const [kind, score, side] = ['EVENTMSGTYPE', 'SCORE', 'PERSON1TYPE'].map((name) => headers.indexOf(name));
  if (kind === undefined || score === undefined || side === undefined) throw new Error('no columns');
  const laterThan = (at: number) =>
    rowSet.slice(at + 1).find((row) => row[score] !== null || (type === FOUL && row[kind] === FOUL));
  const at = rowSet.findIndex((row, index) => {
    const later = laterThan(index);
    return row[kind] === BASKET && later?.[kind] === type && (type === FOUL || later[side] !== row[side]);
  });
  const [basket, later] = [rowSet[at], laterThan(at)];
  if (basket === undefined || later === undefined) throw new Error('no such row follows a basket');
  later[score] ??= basket[score];
  basket[score] = null;
  return JSON.stringify(file);
}

/** Every score of a game, whoever brought it: its side, its kind and its points. */
function scoresIn(messages: readonly FeedMessage[] = []): readonly string[] {
  return final(messages)
    .scores.map((packed) => [sideOf(packed), kindOf(packed), pointsOf(packed)].join())
    .sort();
}
