import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basketball } from '@fairline/sports/basketball/basketball.ts';
import type { Side } from '@fairline/sports/sport.ts';
import { describe, expect, test } from 'vitest';
import { readAnyRecording } from '../any-recording.ts';
import type { FeedMessage } from '../message.ts';
import { parseFeedMessage } from '../message-schema.ts';
import { unpack } from '../readers/unpack.ts';
import { dataFolder } from '../testing/data-folder.ts';
import { isNbaRecording, readNbaRecording } from './recording.ts';

const folder = dataFolder('nba') ?? '';
const isThere = existsSync(folder);

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

  test('no player is bet on in a recording, which names none; a bet of before, when they were invented, is void', () => {
    const { messages } = read('live_0022000001_GSW_at_BKN_pbp.json.gz');
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
