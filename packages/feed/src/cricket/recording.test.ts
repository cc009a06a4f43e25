import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { cricket } from '@fairline/sports/cricket/cricket.ts';
import type { CricketState } from '@fairline/sports/cricket/state.ts';
import { describe, expect, test } from 'vitest';
import { readAnyRecording } from '../any-recording.ts';
import { csvRows } from '../readers/csv.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { rostersOf } from '../readers/roster.ts';
import { unpack } from '../readers/unpack.ts';
import { bytesIn, dataFolder } from '../testing/data-folder.ts';
import { elevenOf } from './eleven.ts';
import { infoName } from './info.ts';

const HEAD =
  'match_id,season,start_date,venue,innings,ball,batting_team,bowling_team,striker,non_striker,bowler,runs_off_bat,extras,wides,noballs,byes,legbyes,penalty,wicket_type,player_dismissed,other_wicket_type,other_player_dismissed';

const DELHI = 'Delhi Capitals,Sunrisers Hyderabad';
const SUN = 'Sunrisers Hyderabad,Delhi Capitals';

/** Who bats in an innings. */
const PAIRS = ['A One,B Two', 'F Four,G Five'];
/** A row of the file: runs off the bat, then what follows them. */
const row = (innings: number, ball: string, teams: string, runs: number, rest = '0,,,,,,,,,') =>
  `1,2021,2021-04-25,"A Ground, Chennai",${innings},${ball},${teams},${PAIRS[innings - 1]},C Bowler,${runs},${rest}`;

const wide = (innings: number, ball: string) => row(innings, ball, DELHI, 0, '1,1,,,,,,,,');
/** The rows from a place on, with the two there the other way round. */
const swapped = (lines: readonly string[], at: number) => [
  lines[at + 1] ?? '',
  lines[at] ?? '',
  ...lines.slice(at + 2),
];

/** Twenty overs of dot balls after a six, and a chase of two sixes. */
const match = [
  HEAD,
  ...Array.from({ length: 120 }, (_, at) =>
    row(1, `${Math.floor(at / 6)}.${(at % 6) + 1}`, DELHI, at === 0 ? 6 : 0),
  ),
  row(2, '0.1', SUN, 0, '1,1,,,,,,,,'),
  row(2, '0.2', SUN, 6),
];

/** How it ends, as the file beside it says. */
const WON = ['info,winner,Sunrisers Hyderabad', 'info,winner_wickets,10'];

const bytes = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'));
const read = (lines: readonly string[]) => readAnyRecording('1.csv', bytes(lines), undefined);

function endOf({ fixture, messages }: ReadRecording): CricketState | undefined {
  if (fixture === undefined) return undefined;
  const plays = messages.flatMap((message) => (message.kind === 'play' ? [message.play] : []));
  return plays.reduce<CricketState>(
    (state, play) => cricket.apply(state, cricket.parsePlay(play)),
    cricket.initial({ sides: { home: fixture.home, away: fixture.away } }),
  );
}

test('a csv of balls becomes the messages of a feed, from the toss to the result', () => {
  const recording = read(match);
  expect(recording.fault).toBeUndefined();
  expect(recording.fixture).toMatchObject({
    sport: 'cricket',
    competition: 'ipl',
    home: { abbreviation: 'DC' },
  });
  expect(recording.messages?.at(-1)).toMatchObject({ kind: 'result', home: 6, away: 7 });
  expect(endOf(recording)?.innings[1]).toMatchObject({ runs: 7, balls: 1, wides: 1, sixes: 1 });
});

test('a match that rain ended stops with suspend, and a made-up team is a fault', () => {
  const cut = read(match.slice(0, 60));
  expect(cut.fault?.kind).toBe('no-end');
  expect(cut.messages?.at(-1)?.kind).toBe('suspend');
  expect(read(match.map((line) => line.replace('Delhi Capitals', 'Delhi Moles'))).fault?.kind).toBe(
    'unknown-team',
  );
  expect(read([HEAD]).fault?.kind).toBe('not-a-recording');
});

test('a match that was cut off is told as far as its rows are whole, in text as in gzip', () => {
  const whole = bytes(match);
  for (const end of [whole.length - 2, whole.length - 40, whole.length - 100]) {
    const cut = readAnyRecording('1.csv', whole.subarray(0, end), undefined);
    expect(cut.fault).toMatchObject({ kind: 'cut-off' });
    expect(cut.messages?.at(-1)?.kind).toBe('suspend');
  }
  const packed = gzipSync(whole);
  const cut = readAnyRecording('1.csv.gz', packed.subarray(0, packed.length - 10), undefined);
  expect(cut.fault).toMatchObject({ kind: 'cut-off', message: 'It ends in the middle, after 121 plays.' });
});

test('who is listed for a side has his place there, and who bats without being listed comes after them', () => {
  const listed = (team: string, ...players: string[]) =>
    players.map((player) => `info,player,${team},${player}`);
  const info = [
    ...listed('Delhi Capitals', 'B Two', 'D Keeper', 'A One'),
    ...listed('Sunrisers Hyderabad', 'E \u202eSpinner', ' '),
  ];
  const { fixture, messages, fault } = readAnyRecording('1.csv', bytes(match), undefined, bytes(info));
  expect(fault).toBeUndefined();
  expect(fixture?.home.players).toEqual(['B Two', 'D Keeper', 'A One']);
  expect(fixture?.away.players).toEqual(['E ?Spinner', '', 'F Four', 'G Five']);
  expect(messages?.filter((message) => message.kind === 'play')[1]).toMatchObject({
    play: { kind: 'other', text: 'A One and B Two open the innings', striker: 2, nonStriker: 0 },
  });
  expect(read(match).fixture?.home.players).toEqual(['A One', 'B Two']);
});

const withInfo = (lines: readonly string[], info: readonly string[]) =>
  readAnyRecording('1.csv', bytes(lines), undefined, bytes(info));

const withRuns = (figure: string) => row(1, '3.2', DELHI, 0).replace('C Bowler,0,', `C Bowler,${figure},`);

test.each([
  ['is missing', (lines: readonly string[]) => lines.toSpliced(20, 1), 20],
  ['is missing, the first', (lines: readonly string[]) => lines.toSpliced(1, 1), 1],
  ['is missing, the last of an over', (lines: readonly string[]) => lines.toSpliced(12, 1), 12],
  ['is told twice', (lines: readonly string[]) => lines.toSpliced(20, 0, lines[20] ?? ''), 21],
  [
    'is told before another',
    (lines: readonly string[]) => [...lines.slice(0, 20), ...swapped(lines, 20)],
    20,
  ],
  [
    'is a seventh of an over',
    (lines: readonly string[]) => lines.toSpliced(7, 0, row(1, '0.7', DELHI, 0)),
    7,
  ],
  ['is a sixth after a fifth and a wide', (lines: readonly string[]) => lines.with(3, wide(1, '0.3')), 7],
  ['is of the next over but one', (lines: readonly string[]) => lines.toSpliced(7, 6), 7],
  [
    'is of an innings of its own',
    (lines: readonly string[]) => lines.map((of) => of.replace(/",2,/, '",3,')),
    121,
  ],
  ['has no number', (lines: readonly string[]) => lines.with(20, row(1, '', DELHI, 0)), 20],
  [
    'has extras that do not add up',
    (lines: readonly string[]) => lines.with(20, row(1, '3.2', DELHI, 0, '1,,,,,,,,,')),
    20,
  ],
  ['has no runs', (lines: readonly string[]) => lines.with(20, withRuns('')), 20],
  ['has runs in another writing', (lines: readonly string[]) => lines.with(20, withRuns('0x1')), 20],
  ['has a space before its runs', (lines: readonly string[]) => lines.with(20, withRuns(' 1')), 20],
  [
    'brought a wicket nobody knows',
    (lines: readonly string[]) => lines.with(20, row(1, '3.2', DELHI, 0, '0,,,,,,cught,A One,,')),
    20,
  ],
  [
    'leaves another at the crease than it tells',
    (lines: readonly string[]) => lines.with(20, row(1, '3.2', DELHI, 0).replace('B Two', 'D Three')),
    19,
  ],
  [
    'is bowled by who is at bat',
    (lines: readonly string[]) => lines.with(20, row(1, '3.2', DELHI, 0).replace('C Bowler', 'A One')),
    1,
  ],
  [
    'is of another day',
    (lines: readonly string[]) => lines.with(20, row(1, '3.2', DELHI, 0).replace('04-25', '04-26')),
    20,
  ],
  [
    'is bowled by the side at bat',
    (lines: readonly string[]) => lines.with(20, row(1, '3.2', DELHI.replace(/,.*/, ',Delhi Capitals'), 0)),
    20,
  ],
])('where a ball %s nothing after it is told, and no result', (_name, change, until) => {
  const { fault, messages } = withInfo(change(match), WON);
  expect(fault?.kind).toBe('impossible-play');
  expect(messages?.at(-1)?.kind).toBe('suspend');
  const balls = messages?.flatMap((message) =>
    message.kind === 'play' && cricket.parsePlay(message.play).kind === 'delivery' ? [message] : [],
  );
  expect(balls).toHaveLength(until - 1);
});

test.each([
  ['is cut short', (line: string) => line.slice(0, line.indexOf('C Bowler') + 8)],
  ['lacks a comma', (line: string) => line.replace('C Bowler,', 'C Bowler')],
  ['has a quote too many', (line: string) => line.replace('C Bowler,', 'C "Bowler,')],
])('a match whose row in the middle %s is told up to it, and no result', (_name, change) => {
  const { fault, messages } = withInfo(match.with(20, change(match[20] ?? '')), WON);
  expect(fault?.kind).toBe('cut-off');
  expect(messages?.at(-1)?.kind).toBe('suspend');
});

test.each([
  ['another side won', ['info,winner,Delhi Capitals', 'info,winner_runs,1']],
  ['it was won by less', ['info,winner,Sunrisers Hyderabad', 'info,winner_wickets,9']],
  ['it was a tie', ['info,outcome,tie', 'info,eliminator,Sunrisers Hyderabad']],
  ['it had no result', ['info,outcome,no result']],
  ['rain changed its target', [...WON, 'info,method,D/L']],
  ['somebody won, not who', ['info,winner_wickets,10']],
])('where the file beside a match says that %s its balls are told and no result', (_name, info) => {
  const { fault, messages } = withInfo(match, info);
  expect(fault?.kind).toBe('scores-disagree');
  expect(messages?.at(-1)?.kind).toBe('suspend');
  expect(withInfo(match, WON).messages?.at(-1)).toMatchObject({ kind: 'result', home: 6, away: 7 });
});

test('nobody is named by a name that one of either side has, too', () => {
  const alike = read(match.map((line) => line.replace('F Four', 'A One')));
  expect(alike.fault).toBeUndefined();
  expect(alike.fixture?.home.players).toEqual(['', 'B Two']);
  expect(alike.fixture?.away.players).toEqual(['', 'G Five']);
});

test.each([
  ['who faces', 'bowled,A One', [2, 1]],
  ['who does not', 'run out,B Two', [0, 2]],
])('for %s and is out with the last ball of an innings another stands there', (_name, out, crease) => {
  const lines = match.with(120, row(1, '19.6', DELHI, 0, `0,,,,,,${out},,`));
  const { fault, messages } = read(lines);
  expect(fault).toBeUndefined();
  const balls = messages?.flatMap((message) =>
    message.kind === 'play' ? [cricket.parsePlay(message.play)] : [],
  );
  const last = balls?.findLast(({ innings }) => innings === 1);
  expect([last?.striker, last?.nonStriker]).toEqual(crease);
});

/** By place. */
const namesOf = (home: ReturnType<typeof elevenOf>) => rostersOf({ home, away: [] }).home.names;

test('whoever bats has a place of his own, where twelve are listed one who never does has none', () => {
  const names = Array.from({ length: 12 }, (_, at) => `P${at}`);
  const elevenWith = (...batted: string[]) => namesOf(elevenOf(names, batted));
  expect(elevenWith('P1', 'P2')).toEqual(names.slice(1));
  expect(elevenWith('P0', 'P3', 'P11')).toEqual(names.filter((name) => name !== 'P1'));
  expect(elevenWith('P0', 'P1')).toEqual(names.slice(0, 11));
  expect(namesOf(elevenOf(names, ['Q', 'P0']))).toEqual([...names.slice(0, 1), ...names.slice(3), 'Q']);
  expect(() => elevenOf(names, names)).toThrow('P11 is the twelfth batter of a side');
});

const ipl = dataFolder('cricket/ipl');
const betfair = dataFolder('betfair');

/** Matches of the folder by name of file. */
function matchFiles(folder: string | undefined): string[] {
  return folder === undefined ? [] : readdirSync(folder).filter((name) => infoName(name) !== undefined);
}

describe.skipIf(ipl === undefined || betfair === undefined)('real matches', () => {
  test.each([
    ['1473511.csv.gz', 190, 184],
    ['1422137.csv.gz', 183, 189],
    ['1254077.csv.gz', 159, 159],
  ])('%s ends %i to %i', (name, home, away) => {
    const recording = readAnyRecording(name, bytesIn(ipl, name), undefined);
    expect(recording.fault).toBeUndefined();
    expect(recording.messages?.at(-1)).toMatchObject({ kind: 'result', home, away });
  });

  test('a tie is won in the super over, after a batter has retired hurt', () => {
    const recording = readAnyRecording('1473469.csv.gz', bytesIn(ipl, '1473469.csv.gz'), undefined);
    const state = endOf(recording);
    expect(state?.innings.length).toBe(4);
    const retired = recording.messages?.filter(
      (message) => message.kind === 'play' && cricket.parsePlay(message.play).kind === 'retirement',
    );
    expect(retired).toHaveLength(1);
    expect(cricket.market('moneyline:game', { home: side, away: side })).toBeDefined();
    expect(state && cricket.explain(state, 'moneyline:game', 'home')).toMatch(/won after a tie$/);
  });

  test.each(matchFiles(ipl))(
    'who is named in %s made the runs that the file gives him, and is out as it says',
    (name) => {
      const recording = readAnyRecording(
        name,
        bytesIn(ipl, name),
        undefined,
        bytesIn(ipl, infoName(name) ?? ''),
      );
      // Rain ended one of them; every other one ended as the file beside it says.
      expect([undefined, 'no-end']).toContain(recording.fault?.kind);
      const state = endOf(recording);
      const rows = csvRows(unpack(bytesIn(ipl, name))?.text ?? '');
      expect(state?.innings.length).toBe(new Set(rows.map((of) => of('innings'))).size);
      state?.innings.forEach(({ side, batters, cameIn }, n) => {
        const players = recording.fixture?.[side].players ?? [];
        expect(players.filter((player) => player !== '')).toHaveLength(11);
        const balls = rows.filter((of) => of('innings') === String(n + 1));
        for (const who of balls.flatMap((of) => [of('striker'), of('non_striker')])) {
          expect(cameIn).toContain(players.indexOf(who));
        }
        const told = players.map((player, place) => [player, batters[place]?.runs, batters[place]?.out]);
        const filed = players.map((player) => {
          const faced = balls.filter((of) => of('striker') === player);
          const fell = balls.filter(
            (of) => of('player_dismissed') === player && !/^retired/.test(of('wicket_type')),
          );
          return [player, faced.reduce((sum, of) => sum + Number(of('runs_off_bat')), 0), fell.length > 0];
        });
        expect(told).toEqual(filed);
      });
    },
  );

  test('a batter of a recording is bet on by name, and graded without what he makes in super overs', () => {
    const name = '1254077.csv.gz';
    const recording = readAnyRecording(
      name,
      bytesIn(ipl, name),
      undefined,
      bytesIn(ipl, infoName(name) ?? ''),
    );
    const state = endOf(recording);
    if (state === undefined) throw new Error('no match');
    const williamson = state.sides.away.players?.indexOf('KS Williamson') ?? -1;
    const key = `batter-runs:away:${williamson}:65.5`;
    expect(cricket.explain(state, key, 'over')).toMatch(/^KS Williamson made 66 runs/);
    expect(cricket.explain(state, 'top-batter:away', String(williamson))).toMatch(
      /^KS Williamson made the most/,
    );
  });

  test('a stream of scores becomes balls, corrections and all', () => {
    const name = '1.200806927_NED_v_PNG_t20_ball_by_ball.jsonl.gz';
    const recording = readAnyRecording(name, bytesIn(betfair, name), undefined);
    expect(recording.fault).toBeUndefined();
    expect(recording.messages?.at(-1)).toMatchObject({ kind: 'result', home: 163, away: 111 });
    // It does not tell runs off the bat from byes, and puts right only later who faced the ball.
    expect(recording.fixture).toMatchObject({ home: { players: [] }, away: { players: [] } });
  });
});

const side = { id: 'x', name: 'X', mediumName: 'X', abbreviation: 'X' };
