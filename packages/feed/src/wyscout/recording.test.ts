import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOSS, WIN } from '@fairline/sports/market-definition.ts';
import { countOfPlayer } from '@fairline/sports/soccer/measures.ts';
import { soccer } from '@fairline/sports/soccer/model.ts';
import { EVERYBODY_ELSE, PLACES, type PlayerCount } from '@fairline/sports/soccer/player-words.ts';
import { describe, expect, test } from 'vitest';
import { readAnyRecording } from '../any-recording.ts';
import { dataFolder } from '../testing/data-folder.ts';
import { readMatchFile, type WyscoutEvent, type WyscoutMatch } from './match-file.ts';
import { readMatchIndex } from './match-index.ts';
import { readWyscout } from './recording.ts';

const FOLDER = dataFolder('soccer/wyscout_events') ?? '';

const INDEX = [
  'match_id,file,home,away,home_goals,away_goals,decided,kickoff,competition',
  '7,7.json,Norwich City,Hull City,1,1,90 min,"May 9, 2018 at 8:45:00 PM GMT+2",England',
].join('\n');

const event = (
  matchPeriod: string,
  eventSec: number,
  teamId: number,
  subEventName: string,
  ...tags: number[]
) => ({
  eventName: subEventName === 'Shot' ? 'Shot' : 'Other',
  subEventName,
  tags: tags.map((id) => ({ id })),
  playerId: 100 + teamId,
  teamId,
  matchPeriod,
  eventSec,
});

/** A made-up match: a goal, an own goal and a second yellow card. */
const match = {
  events: [
    event('2H', 2800, 1, 'Simple pass'),
    event('1H', 1, 1, 'Simple pass'),
    event('1H', 610.4, 1, 'Shot', 101, 1801),
    event('1H', 612, 2, 'Reflexes', 101),
    event('1H', 1300, 1, 'Corner'),
    event('1H', 2740, 2, 'Foul', 1702),
    event('2H', 30, 1, 'Clearance', 102),
    event('2H', 1500, 2, 'Foul', 1703),
  ],
  teams: {
    1: { team: { name: 'Norwich City', officialName: 'Norwich City FC' } },
    2: { team: { name: 'Hull City', officialName: 'Hull City AFC' } },
  },
  players: {
    1: [{ player: { wyId: 101, shortName: 'A. \\u00c1lvar', role: { code2: 'FW' } } }],
    2: [{ player: { wyId: 102, shortName: 'B. Bern', role: { code2: 'DF' } } }],
  },
};

/** Of a pass that is marked as one before a goal: whether the other side put that into its own net. */
function leadsToOwnGoal({ events }: WyscoutMatch, pass: WyscoutEvent): boolean {
  const next = events
    .slice(events.indexOf(pass))
    .find(({ tags, eventName }) => tags.some(({ id }) => id === 102 || (id === 101 && eventName === 'Shot')));
  return next?.tags.some(({ id }) => id === 102) === true;
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** So many of a role, by whose number on the list they are: "A. DF3" is the fourth defender. */
const squad = (team: number, role: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    player: {
      wyId: team * 1000 + role.charCodeAt(0) * 20 + at,
      shortName: `A. ${role}${at}`,
      role: { code2: role },
    },
  }));

/** By the first of midfielders, marked as one before a goal. */
const pass = (matchPeriod: string, eventSec: number) => ({
  ...event(matchPeriod, eventSec, 1, 'Cross', 301),
  playerId: squad(1, 'MD', 1)[0]?.player.wyId,
});

test('the first eleven to be seen take the places of their roles, then what is left, and who comes on the places after them', () => {
  const starters = [squad(1, 'FW', 3), squad(1, 'GK', 1), squad(1, 'DF', 3), squad(1, 'MD', 4)].flat();
  const later = [...squad(1, 'SB', 5)];
  const seen = [...starters, ...later].map(({ player }, at) => ({
    ...event('1H', at, 1, at === 15 ? 'Shot' : 'Simple pass', 101, 1801),
    playerId: player.wyId,
  }));
  const players = { 1: [...starters, ...later], 2: match.players[2] };
  const events = [...seen, ...match.events.filter(({ teamId, tags }) => teamId === 2 || tags[0]?.id === 102)];
  const { fixture, messages } = readAnyRecording('7.json', bytesOf({ ...match, events, players }), INDEX);
  expect(fixture?.home.players).toEqual([
    ...['A. GK0', 'A. DF0', 'A. DF1', 'A. DF2', 'A. FW2', 'A. MD0', 'A. MD1', 'A. MD2', 'A. MD3'],
    ...['A. FW0', 'A. FW1', 'A. SB0', 'A. SB1', 'A. SB2'],
  ]);
  // A fifteenth is somebody else, whose shot is not one of nobody knows whom.
  const plays = messages?.flatMap((message) =>
    message.kind === 'play' ? [soccer.parsePlay(message.play)] : [],
  );
  expect(plays?.find(({ kind }) => kind === 'goal')).toMatchObject({ player: EVERYBODY_ELSE });
});

test('who is listed for the other team has no place in the one that an event gives him to', () => {
  const theirs = squad(2, 'DF', 2).slice(1);
  const ours = squad(1, 'DF', 1);
  const events = [...theirs, ...ours].map(({ player }, at) => ({
    ...event('1H', at, 1, 'Foul', 1702),
    playerId: player.wyId,
  }));
  const players = { 1: [...match.players[1], ...ours], 2: [...match.players[2], ...theirs] };
  const file = bytesOf({ ...match, events: [...events, ...match.events], players });
  const { fixture, messages } = readAnyRecording('7.json', file, INDEX);
  expect(fixture?.home.players?.slice(0, 3)).toEqual(['', 'A. DF0', '']);
  const booked = messages?.flatMap((message) => {
    const play = message.kind === 'play' ? soccer.parsePlay(message.play) : undefined;
    return play?.kind === 'yellow-card' && play.side === 'home' ? [play.player] : [];
  });
  expect(booked).toEqual([EVERYBODY_ELSE, 1]);
});

test('a goal is assisted by who passed for it, and by nobody where no pass is marked since the goal before', () => {
  const mate = { ...event('1H', 600, 1, 'Cross', 301), playerId: 103 };
  const players = { ...match.players, 1: [...match.players[1], ...squad(1, 'MD', 1)] };
  const [{ player } = { player: undefined }] = squad(1, 'MD', 1);
  const goals = [event('1H', 620, 1, 'Shot', 101, 1801), event('2H', 100, 2, 'Shot', 101, 1801)];
  const assistsOf = (before: object) => {
    const events = [...match.events, before, ...goals];
    const index = INDEX.replace(',1,1,', ',2,2,');
    const { messages, fault } = readAnyRecording('7.json', bytesOf({ ...match, events, players }), index);
    expect(fault).toBeUndefined();
    const plays = messages?.flatMap((message) =>
      message.kind === 'play' ? [soccer.parsePlay(message.play)] : [],
    );
    return plays
      ?.filter(({ kind, how }) => kind === 'goal' && how !== 'own-goal')
      .map(({ assist }) => assist);
  };
  expect(assistsOf({ ...mate, playerId: player?.wyId })).toEqual([5, null, null]);
  expect(assistsOf({ ...mate, playerId: player?.wyId, eventSec: 615 })).toEqual([null, 5, null]);
  expect(assistsOf({ ...mate, playerId: 0 })).toEqual([undefined, null, null]);
  expect(assistsOf({ ...mate, playerId: 101 })).toEqual([null, null, null]);
});

test.each<[string, readonly object[], number | null | undefined]>([
  ['of the half before', [pass('1H', 2700), event('2H', 20, 1, 'Shot', 101, 1801)], null],
  ['before an own goal', [pass('2H', 20), event('2H', 40, 1, 'Shot', 101, 1801)], null],
  ['after an own goal', [pass('2H', 35), event('2H', 40, 1, 'Shot', 101, 1801)], 5],
  ['of the other side', [{ ...pass('2H', 35), teamId: 2 }, event('2H', 40, 1, 'Shot', 101, 1801)], null],
  ['before a penalty', [pass('2H', 35), event('2H', 40, 1, 'Penalty', 101, 1801)], undefined],
])('a pass %s is told of a goal only if that came of it', (_name, more, assist) => {
  const events = [...match.events, ...more];
  const players = { ...match.players, 1: [...match.players[1], ...squad(1, 'MD', 1)] };
  const index = INDEX.replace(',1,1,', ',2,1,');
  const { messages, fault } = readAnyRecording('7.json', bytesOf({ ...match, events, players }), index);
  expect(fault).toBeUndefined();
  const plays = messages?.flatMap((message) =>
    message.kind === 'play' ? [soccer.parsePlay(message.play)] : [],
  );
  const goal = plays?.findLast(({ kind, how }) => kind === 'goal' && how !== 'own-goal');
  expect(goal?.period).toBe(2);
  expect(goal?.assist).toBe(assist);
});

test('two who are listed by the same short name are told by their whole ones', () => {
  const named = (wyId: number, firstName: string, code2: string) => [
    { player: { wyId, shortName: 'A. \\u00c1lvar', firstName, lastName: '\\u00c1lvar', role: { code2 } } },
  ];
  const players = { 1: named(101, 'Ann', 'FW'), 2: named(102, 'Ada', 'DF') };
  const { fixture } = readAnyRecording('7.json', bytesOf({ ...match, players }), INDEX);
  expect(fixture?.home.players?.[9]).toBe('Ann Álvar');
  expect(fixture?.away.players?.[1]).toBe('Ada Álvar');
});

test('a match that lists nobody names nobody, and says of nothing whose it was', () => {
  const { fixture, messages } = readAnyRecording('7.json', bytesOf({ ...match, players: {} }), INDEX);
  expect([fixture?.home.players, fixture?.away.players]).toEqual([[], []]);
  const plays = messages?.flatMap((message) =>
    message.kind === 'play' ? [soccer.parsePlay(message.play)] : [],
  );
  expect(plays?.filter(({ player }) => player !== undefined)).toEqual([]);
});

test('a match becomes its fixture, plays that follow from one another, and a result', () => {
  const { fixture, messages, fault } = readAnyRecording('7.json', bytesOf(match), INDEX);
  expect(fault).toBeUndefined();
  expect(fixture).toMatchObject({
    sport: 'soccer',
    competition: 'premier-league',
    startsAt: '2018-05-09T18:45:00.000Z',
    home: { mediumName: 'Norwich City', abbreviation: 'NOR' },
  });
  expect(messages?.map(({ sequence }) => sequence)).toEqual(messages?.map((_, i) => i + 1));
  expect(messages?.at(-1)).toMatchObject({ kind: 'result', home: 1, away: 1 });
  const plays =
    messages?.flatMap((message) => (message.kind === 'play' ? [soccer.parsePlay(message.play)] : [])) ?? [];
  const told = plays.filter(({ kind }) => kind !== 'quiet').map(({ kind, side }) => [kind, side]);
  expect(told).toEqual([
    ['kickoff', undefined],
    ['goal', 'home'],
    ['corner', 'home'],
    ['yellow-card', 'away'],
    ['end-of-period', undefined],
    ['kickoff', undefined],
    ['goal', 'away'],
    ['red-card', 'away'],
    ['end-of-game', undefined],
  ]);
  expect(plays[1]).toMatchObject({ player: 9, text: 'A. Álvar (Norwich City) scores. 1–0' });
});

test('sides whose names begin alike are told apart', () => {
  const teams = {
    1: { team: { name: 'Real Sociedad', officialName: 'Real Sociedad' } },
    2: { team: { name: 'Real Betis', officialName: 'Real Betis' } },
  };
  const index = INDEX.replace('Norwich City', 'Real Sociedad').replace('Hull City', 'Real Betis');
  const { fixture } = readAnyRecording('7.json', bytesOf({ ...match, teams }), index);
  expect([fixture?.home.abbreviation, fixture?.away.abbreviation]).toEqual(['RSO', 'RBE']);
});

test('a national team is its country, a club is of none', () => {
  const teams = {
    1: { team: { name: 'France', officialName: 'France' } },
    2: { team: { name: 'Portugal', officialName: 'Portugal' } },
  };
  const index = INDEX.replace('Norwich City', 'France').replace('Hull City', 'Portugal');
  const world = index.replace(/England$/, 'World_Cup');
  const { fixture } = readAnyRecording('7.json', bytesOf({ ...match, teams }), world);
  expect([fixture?.home.country, fixture?.away.country]).toEqual(['FRA', 'PRT']);
  expect(
    readAnyRecording('7.json', bytesOf({ ...match, teams }), index).fixture?.home.country,
  ).toBeUndefined();
});

test('what cannot be trusted ends in a suspension with the reason', () => {
  const wrongScore = INDEX.replace(',1,1,', ',2,1,');
  const { messages, fault } = readAnyRecording('7.json', bytesOf(match), wrongScore);
  expect(fault).toEqual({ kind: 'scores-disagree', message: 'The plays give 1–1, the recording says 2–1.' });
  expect(messages?.at(-1)).toMatchObject({ kind: 'suspend' });
});

test('nothing is told from the first play on that cannot follow', () => {
  const secondHalf = match.events.filter(({ matchPeriod }) => matchPeriod === '2H');
  const { messages, fault } = readAnyRecording('7.json', bytesOf({ ...match, events: secondHalf }), INDEX);
  expect(fault).toMatchObject({ kind: 'impossible-play' });
  expect(messages?.map(({ kind }) => kind)).toEqual(['fixture', 'suspend']);
});

test.each([
  ['no JSON', new TextEncoder().encode('nonsense')],
  ['cut off in the middle', bytesOf(match).slice(0, 300)],
  ['another object', bytesOf({ hello: 'world' })],
  ['a broken gzip', Uint8Array.of(0x1f, 0x8b, 1, 2, 3)],
  ['an unknown period', bytesOf({ ...match, events: [event('X', 1, 1, 'Shot')] })],
])('%s is no match, and says so', (_, bytes) => {
  const row = readMatchIndex(INDEX).get('7');
  expect(readWyscout(bytes, row)).toEqual({
    fault: { kind: 'not-a-recording', message: expect.any(String) },
  });
});

test('without its row, or with teams it does not have, nobody knows who plays at home', () => {
  expect(readWyscout(bytesOf(match), undefined).fault?.kind).toBe('unknown-team');
  const row = readMatchIndex(INDEX.replace('Hull City', 'Leeds')).get('7');
  expect(readWyscout(bytesOf(match), row).fault).toEqual({
    kind: 'unknown-team',
    message: 'Leeds does not play in this match.',
  });
});

/** Skipped where the recordings are absent. */
describe.skipIf(!existsSync(FOLDER))('the recorded matches', () => {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.includes('.json')) : [];
  const index = files.length === 0 ? '' : readFileSync(join(FOLDER, 'index.csv'), 'utf8');

  const endOf = (name: string) => {
    const { fixture, messages, fault } = readAnyRecording(name, readFileSync(join(FOLDER, name)), index);
    expect(fault, name).toBeUndefined();
    if (fixture === undefined || messages === undefined) throw new Error(`${name} tells nothing`);
    let state = soccer.initial({ sides: { home: fixture.home, away: fixture.away } });
    for (const message of messages)
      if (message.kind === 'play') state = soccer.apply(state, soccer.parsePlay(message.play));
    return state;
  };

  test('end with the goals, cards and corners that the index counts', () => {
    expect(files.length).toBeGreaterThan(5);
    for (const name of files) {
      const state = endOf(name);
      expect(soccer.isFinal(state), name).toBe(true);
      const board = soccer.scoreboard(state);
      const row =
        index
          .split('\n')
          .find((line) => line.startsWith(name.slice(0, 7)))
          ?.split(',') ?? [];
      const [yellow, second, red, , , corners] = row.slice(-6).map(Number);
      expect([board.homeScore, board.awayScore], name).toEqual([Number(row[4]), Number(row[5])]);
      expect(board.homeYellowCards + board.awayYellowCards, name).toBe(yellow);
      expect(board.homeRedCards + board.awayRedCards, name).toBe((second ?? 0) + (red ?? 0));
      expect(board.homeCorners + board.awayCorners, name).toBe(corners);
    }
  });

  test('tell of every shot and card whose it was: the players of a side add up to it, and their lines are graded where they are named', () => {
    for (const name of files) {
      const state = endOf(name);
      const real = soccer.actual(state);
      for (const side of ['home', 'away'] as const) {
        const sum = (count: PlayerCount) =>
          Array.from({ length: PLACES }, (_, place) =>
            countOfPlayer(count, side, place).bind(real)(0),
          ).reduce((all, each) => all + each);
        expect(sum('shots'), `${name} ${side}`).toBe(real.counts.shots[side].reg[0]);
        expect(sum('onTarget'), `${name} ${side}`).toBe(real.counts.onTarget[side].reg[0]);
        const cards = state.log.filter((each) => each.side === side && each.kind.endsWith('-card'));
        const booked = new Set(cards.filter(({ period }) => period <= 2).map(({ player }) => player));
        expect(sum('cards'), `${name} ${side}`).toBe(booked.size);
        const line = soccer.market(`player:shots:${side}:9:0.5`, state.sides);
        expect(line?.player, name).toMatch(/\S/);
        expect(line?.selections.map(({ mark }) => mark(real, 0)).toSorted(), name).toEqual([LOSS, WIN]);
      }
    }
  });

  test('name everybody who plays, and tell each of the goals, assists, shots and cards that the file has of him', () => {
    for (const name of files) {
      const state = endOf(name);
      const match = readMatchFile(readFileSync(join(FOLDER, name)));
      if (typeof match === 'string') throw new Error(match);
      const played = match.events.filter(({ matchPeriod }) => matchPeriod !== 'P');
      const inFile = played.flatMap((event) => {
        const { tags, eventName, subEventName, playerId } = event;
        const who = match.players.get(playerId)?.name ?? '';
        const has = (...ids: readonly number[]) => tags.some(({ id }) => ids.includes(id));
        const isShot =
          eventName === 'Shot' || subEventName === 'Penalty' || subEventName === 'Free kick shot';
        return [
          ...(isShot ? [`${who} ${has(101) ? 'goal' : 'shot'}`] : []),
          ...(has(301) && !leadsToOwnGoal(match, event) ? [`${who} assist`] : []),
          ...(has(1702) ? [`${who} yellow-card`] : []),
          ...(has(1701, 1703) ? [`${who} red-card`] : []),
        ];
      });
      const told = state.log
        .filter(({ kind, how }) => kind !== 'corner' && how !== 'own-goal')
        .flatMap(({ side, player = -1, kind, assist }) => {
          const nameAt = (place: number) => state.sides[side].players?.[place] ?? 'nobody';
          const deed = `${nameAt(player)} ${kind === 'missed-penalty' ? 'shot' : kind}`;
          return typeof assist === 'number' ? [deed, `${nameAt(assist)} assist`] : [deed];
        });
      expect(told.length, name).toBeGreaterThan(10);
      expect(told.toSorted(), name).toEqual(inFile.toSorted());
    }
  });
});
