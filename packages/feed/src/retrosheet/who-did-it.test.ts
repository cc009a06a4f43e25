import { baseball } from '@fairline/sports/baseball/baseball.ts';
import type { BaseballState } from '@fairline/sports/baseball/state.ts';
import { describe, expect, test } from 'vitest';
import { readAnyRecording } from '../any-recording.ts';
import { parseFeedMessage } from '../message-schema.ts';
import { csvRows } from '../readers/csv.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { unpack } from '../readers/unpack.ts';
import { bytesIn, dataFolder } from '../testing/data-folder.ts';

/** Nine who bat and a pitcher who does not, as 'start' records; ids 'h1' to 'h9' and 'h0', or 'a…'. */
const starts = (letter: 'a' | 'h') =>
  Array.from({ length: 10 }, (_, order) => {
    const name = `${letter === 'h' ? 'Hanna' : 'Ann'} Told${order}`;
    const position = order === 0 ? 1 : order === 1 ? 10 : order;
    return `start,${letter}${order},"${name}",${letter === 'h' ? 1 : 0},${order},${position}`;
  });
const HEAD = ['id,BOS202008080', 'info,visteam,TOR', 'info,hometeam,BOS', 'info,date,2020/08/08'];

/** Who comes in before the n-th event: a 'sub' record without its name. */
type Coming = Readonly<
  Record<number, readonly { id: string; side: 0 | 1; order: number; position: number }[]>
>;

/** A game of one event a batter, told of whoever's turn it is. */
function fileOf(events: readonly string[], coming: Coming = {}): string {
  const order = [0, 1].map((side) =>
    Array.from({ length: 9 }, (_, place) => `${side ? 'h' : 'a'}${place + 1}`),
  );
  const turns = [0, 0];
  let outs = 0;
  const records = events.flatMap((event, at) => {
    const half = Math.floor(outs / 3);
    const side = half % 2;
    const subs = (coming[at] ?? []).map((one) => {
      if (one.order > 0) order[one.side]?.splice(one.order - 1, 1, one.id);
      return `sub,${one.id},"Pia ${one.id}",${one.side},${one.order},${one.position}`;
    });
    const turn = turns[side] ?? 0;
    turns[side] = turn + 1;
    if (!event.startsWith('HR')) outs++;
    return [...subs, `play,${1 + (half >> 1)},${side},${order[side]?.[turn % 9]},00,X,${event}`];
  });
  return [...HEAD, ...starts('a'), ...starts('h'), ...records].join('\n');
}

const flies = (count: number) => Array.from({ length: count }, () => '8/F8');
/** Two home runs in the visitors' first place, the second one of nine batters later, and else nothing but flies. */
const SECOND = 15;
const EVENTS = ['HR/F8', ...flies(SECOND - 1), 'HR/F8', ...flies(40)];
const PINCH = { id: 'Pinch', side: 0, order: 1, position: 11 } as const;

const read = (text: string) => readAnyRecording('game.evt', new TextEncoder().encode(text), undefined);

function lastState({ fixture, messages = [] }: ReadRecording): BaseballState {
  if (fixture === undefined) throw new Error('no fixture');
  let state = baseball.initial({ sides: { home: fixture.home, away: fixture.away } });
  for (const message of messages) {
    if (message.kind === 'play') state = baseball.apply(state, baseball.parsePlay(message.play));
  }
  return state;
}

const textsOf = ({ messages = [] }: ReadRecording) =>
  messages.flatMap((message) => (message.kind === 'play' ? [baseball.parsePlay(message.play).text] : []));

test('the players of a game are the nine who bat in their order, and who begins to pitch', () => {
  const { fixture, fault } = read(fileOf(EVENTS));
  expect(fault).toBeUndefined();
  expect(fixture?.away.players).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((order) => `A. Told${order}`));
  expect(fixture?.home.players).toContain('H. Told9');
  expect(fixture?.format).toEqual({ tellsSubstitutions: true });
});

test('a pitcher who bats is sold as a pitcher alone, and who shares a short name is told by the whole one', () => {
  const told = fileOf(EVENTS)
    .replace('start,h0,"Hanna Told0",1,0,1\n', '')
    .replace('"Hanna Told9",1,9,9', '"Hanna Told9",1,9,1')
    .replace('Hanna Told4', 'Abby Told4');
  const { home, away } = read(told).fixture ?? {};
  expect(home?.players?.slice(7)).toEqual(['H. Told8', '', 'H. Told9']);
  expect([home?.players?.[3], away?.players?.[3]]).toEqual(['Abby Told4', 'Ann Told4']);
});

test('nobody is named where a place in the order or the pitcher is missing or told twice, and the game is told all the same', () => {
  for (const [wrong, right] of [
    ['start,h4,"Hanna Told4",1,4,4\n', ''],
    ['"Hanna Told4",1,4,4', '"Hanna Told4",1,5,4'],
    ['start,h4,', 'start,h5,'],
    ['"Hanna Told0",1,0,1', '"Hanna Told0",1,0,12'],
    ['"Hanna Told4",1,4,4', '"Hanna Told4",1,4,1'],
  ] as const) {
    const { fixture, fault } = read(fileOf(EVENTS).replace(wrong, right));
    expect(fault).toBeUndefined();
    expect([fixture?.home.players, fixture?.away.players]).toEqual([[], []]);
    expect(fixture?.format).toBeUndefined();
  }
});

test('what a pinch hitter does is not the deed of the man he bats for', () => {
  const recording = read(fileOf(EVENTS, { [SECOND]: [PINCH] }));
  expect(recording.fault).toBeUndefined();
  expect(textsOf(recording)).toContain('Pia Pinch bats for Ann Told1');
  expect(textsOf(recording)).toContain('Pia Pinch homers, a run scores');
  const state = lastState(recording);
  expect([state.hits.away, state.batters.away[0]?.homeRuns]).toEqual([2, 1]);
  expect(lastState(read(fileOf(EVENTS))).batters.away[0]?.homeRuns).toBe(2);
  expect(baseball.explain(state, 'batter-home-runs:away:0:1.5', 'under')).toBe('A. Told1 had 1 home run');
});

test('of a double switch both are told, the pitcher who bats and the fielder who takes the other place', () => {
  const coming = {
    20: [
      { id: 'Arm', side: 1, order: 4, position: 1 },
      { id: 'Glove', side: 1, order: 9, position: 4 },
    ],
  } as const;
  const recording = read(fileOf(EVENTS, coming));
  expect(recording.fault).toBeUndefined();
  expect(textsOf(recording)).toEqual(
    expect.arrayContaining([
      'Pia Arm comes in for Hanna Told4',
      'Pia Glove comes in for Hanna Told9',
      'Pia Arm comes in to pitch',
    ]),
  );
  const { replaced, starters } = lastState(recording);
  expect(replaced?.map(({ side, place }) => [side, place])).toEqual([
    ['home', 3],
    ['home', 8],
  ]);
  expect([starters.home.isIn, starters.away.isIn]).toEqual([false, true]);
});

test('a pitcher who comes in while his own side bats is told once it is in the field', () => {
  const recording = read(fileOf(EVENTS, { 20: [{ id: 'Arm', side: 0, order: 0, position: 1 }] }));
  expect(recording.fault).toBeUndefined();
  const { starters } = lastState(recording);
  expect(starters.away).toMatchObject({ isIn: false, outs: 9 });
  expect(starters.home.isIn).toBe(true);
});

test('who only moves in the field, or goes on in the place he came into, has replaced nobody', () => {
  const moves = { 5: [{ id: 'h7', side: 1, order: 7, position: 8 }] } as const;
  expect(lastState(read(fileOf(EVENTS, moves))).replaced).toBeUndefined();
  const stays = { [SECOND]: [PINCH], 30: [{ ...PINCH, position: 7 }] };
  expect(textsOf(read(fileOf(EVENTS, stays))).filter((text) => text.includes(' for '))).toHaveLength(1);
});

test('a game is told no further than it is known who bats', () => {
  const whole = fileOf(EVENTS, { [SECOND]: [PINCH] });
  for (const lost of [whole.replace(/sub,.*\n/, ''), whole.replace(/sub,Pinch,/, 'sub,,')]) {
    const { fault, messages } = read(lost);
    expect(fault?.kind).toBe('impossible-play');
    expect(messages?.at(-1)).toMatchObject({ kind: 'suspend', reason: fault?.message });
    expect(messages?.filter(({ kind }) => kind === 'play')).toHaveLength(SECOND + 1);
  }
});

const events = dataFolder('mlb/retrosheet_2020_events');
const FILES = [
  'BOS202008080_TOR_at_BOS',
  'BOS202009041_TOR_at_BOS',
  'BOS202009050_TOR_at_BOS',
  'BOS202009180_NYA_at_BOS',
  'LAN202009020_ARI_at_LAN',
  'NYA202009150_TOR_at_NYA',
  'TBA202008070_NYA_at_TBA',
];

type Line = Record<'hits' | 'bases' | 'homeRuns' | 'runsBattedIn', number>;

/** What each id did at bat, counted from the letters of each event alone. */
function linesById(rows: readonly string[][]): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const [record, , , id = '', , , event = ''] of rows) {
    if (record !== 'play' || !/^(S\d|D\d|DGR|T\d|HR|W(?!P)|IW|HP|FC|\d|K|C\/)/.test(event)) continue;
    const hit = /^(S\d|D\d|DGR|T\d|HR)/.exec(event)?.[0].charAt(0) ?? '';
    const home = event.match(/[B123]-H(\([^)]*\))*/g) ?? [];
    const unwritten = event.startsWith('HR') && !event.includes('B-H') ? 1 : 0;
    const none = /GDP|^\d*E\d/.test(event);
    const battedIn = none ? 0 : home.filter((run) => !run.includes('(NR)')).length + unwritten;
    const before = lines.get(id) ?? { hits: 0, bases: 0, homeRuns: 0, runsBattedIn: 0 };
    lines.set(id, {
      hits: before.hits + (hit === '' ? 0 : 1),
      bases: before.bases + ' SDTH'.indexOf(hit || ' '),
      homeRuns: before.homeRuns + (hit === 'H' ? 1 : 0),
      runsBattedIn: before.runsBattedIn + battedIn,
    });
  }
  return lines;
}

/** Strikeouts and outs while each id pitched. */
function pitchedById(rows: readonly string[][]): Map<string, { strikeouts: number; outs: number }> {
  const pitching = ['', ''];
  const lines = new Map<string, { strikeouts: number; outs: number }>();
  for (const [record, ...cells] of rows) {
    if ((record === 'start' || record === 'sub') && cells[4] === '1')
      pitching[Number(cells[2])] = cells[0] ?? '';
    if (record !== 'play') continue;
    const event = cells[5] ?? '';
    const id = pitching[1 - Number(cells[1])] ?? '';
    const before = lines.get(id) ?? { strikeouts: 0, outs: 0 };
    const strikeouts = event.startsWith('K') ? 1 : 0;
    lines.set(id, { strikeouts: before.strikeouts + strikeouts, outs: before.outs + outsIn(event) });
  }
  return lines;
}

function outsIn(event: string): number {
  const [deed = '', runners = ''] = event.split('.');
  const [basic = ''] = deed.split('/');
  const thrownOut = (runners.match(/\dX[123H]\(\d+\)|BX[123H]\(\d+\)/g) ?? []).length;
  const caught = (basic.match(/(CS|PO)\w+\(\d+\)/g) ?? []).length;
  if (basic.startsWith('K'))
    return thrownOut + caught + (runners.includes('B-') || runners.includes('BX') ? 0 : 1);
  if (!/^\d/.test(basic) || /^\d*E/.test(basic)) return thrownOut + caught;
  return thrownOut + (basic.match(/\([B123]\)/g) ?? []).length + (/\d$/.test(basic) ? 1 : 0);
}

describe.skipIf(events === undefined)('event files of real games', () => {
  const games = FILES.map((name) => {
    const bytes = bytesIn(events, `${name}.evt.gz`);
    const rows = (unpack(bytes)?.text ?? '').split(/\r?\n/).map((line) => line.split(','));
    return { rows, recording: readAnyRecording(`${name}.evt.gz`, bytes, undefined) };
  });
  const beginners = (rows: readonly string[][], side: 'home' | 'away') =>
    rows.filter(([record, , , of]) => record === 'start' && of === (side === 'home' ? '1' : '0'));

  test('players are named as the file names them', () => {
    for (const { rows, recording } of games) {
      expect(recording.fault).toBeUndefined();
      for (const message of recording.messages ?? []) expect(parseFeedMessage(message).ok).toBe(true);
      for (const side of ['home', 'away'] as const) {
        const names = beginners(rows, side).map(([, , name = '']) => name.replace(/"(.)\S* (.*)"/, '$1. $2'));
        expect(recording.fixture?.[side].players).toEqual(names);
      }
    }
  });

  test("those who begin have what the file says of them, and what others did in their places is nobody's", () => {
    let others = 0;
    for (const { rows, recording } of games) {
      const state = lastState(recording);
      const lines = linesById(rows);
      for (const side of ['home', 'away'] as const) {
        const ids = beginners(rows, side).map(([, id = '']) => id);
        const none = { hits: 0, bases: 0, homeRuns: 0, runsBattedIn: 0 };
        const nine = ids.slice(0, 9).map((id) => lines.get(id) ?? none);
        expect(state.batters[side]).toEqual(nine);
        others += state.hits[side] - nine.reduce((sum, { hits }) => sum + hits, 0);
        const { strikeouts, outs } = state.starters[side];
        expect({ strikeouts, outs }).toEqual(pitchedById(rows).get(ids[9] ?? ''));
      }
    }
    expect(others).toBeGreaterThan(0);
  });

  test('whoever the file says lost his place has left, and nobody else', () => {
    for (const { rows, recording } of games) {
      const { replaced = [] } = lastState(recording);
      const places = (['home', 'away'] as const).flatMap((side) =>
        beginners(rows, side)
          .slice(0, 9)
          .flatMap(([, begins, , of, order]) =>
            rows.some(
              ([record, id, , by, at]) => record === 'sub' && by === of && at === order && id !== begins,
            )
              ? [`${side} ${Number(order) - 1}`]
              : [],
          ),
      );
      expect(replaced.map(({ side, place }) => `${side} ${place}`).sort()).toEqual(places.sort());
    }
  });
});

const bevent = dataFolder('mlb/retrosheet_2019_bevent');

describe.skipIf(bevent === undefined)('real games that BEVENT wrote out', () => {
  test.each(['BOS201906290_NYA', 'BOS201909170_SFN', 'CHN201905110_MIL', 'CHN201909130_PIT'])(
    "%s names nobody, and tells the deeds of those who bat first in each place apart from the others'",
    (name) => {
      const bytes = bytesIn(bevent, `${name}.csv.gz`);
      const recording = readAnyRecording(`${name}.csv.gz`, bytes, undefined);
      expect(recording.fault).toBeUndefined();
      expect([recording.fixture?.home.players, recording.fixture?.away.players]).toEqual([[], []]);
      expect(recording.fixture?.format).toEqual({ tellsSubstitutions: true });
      const state = lastState(recording);
      const rows = csvRows(unpack(bytes)?.text ?? '');
      for (const [side, team] of [
        ['home', '1'],
        ['away', '0'],
      ] as const) {
        const own = rows.filter((row) => row('battingTeam') === team);
        const nine = Array.from({ length: 9 }, (_, place) => {
          const inPlace = own.filter((row) => row('lineupPosition') === String(place + 1));
          const his = inPlace.filter((row) => row('resBatter') === inPlace[0]?.('resBatter'));
          const hits = his.filter((row) => row('hitValue') !== '0');
          const sum = (column: string) => his.reduce((total, row) => total + Number(row(column)), 0);
          return {
            hits: hits.length,
            bases: sum('hitValue'),
            homeRuns: his.filter((row) => row('hitValue') === '4').length,
            runsBattedIn: sum('rbiOnPlay'),
          };
        });
        expect(state.batters[side]).toEqual(nine);
      }
      expect(state.replaced?.length).toBeGreaterThan(0);
    },
  );
});
