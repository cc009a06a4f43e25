import { gzipSync } from 'node:zlib';
import { cricket } from '@fairline/sports/cricket/cricket.ts';
import type { CricketState } from '@fairline/sports/cricket/state.ts';
import { describe, expect, test } from 'vitest';
import { readAnyRecording } from '../any-recording.ts';
import type { ReadRecording } from '../readers/recording.ts';
import { bytesIn, dataFolder } from '../testing/data-folder.ts';

const HEAD =
  'match_id,season,start_date,venue,innings,ball,batting_team,bowling_team,striker,non_striker,bowler,runs_off_bat,extras,wides,noballs,byes,legbyes,penalty,wicket_type,player_dismissed,other_wicket_type,other_player_dismissed';

const DELHI = 'Delhi Capitals,Sunrisers Hyderabad';
const SUN = 'Sunrisers Hyderabad,Delhi Capitals';

/** A row of the file: runs off the bat, then what follows them. */
const row = (innings: number, ball: string, teams: string, runs: number, rest = '0,,,,,,,,,') =>
  `1,2021,2021-04-25,"A Ground, Chennai",${innings},${ball},${teams},A One,B Two,C Bowler,${runs},${rest}`;

/** Twenty overs of dot balls after a six, and a chase of two sixes. */
const match = [
  HEAD,
  ...Array.from({ length: 120 }, (_, at) =>
    row(1, `${Math.floor(at / 6)}.${(at % 6) + 1}`, DELHI, at === 0 ? 6 : 0),
  ),
  row(2, '0.1', SUN, 0, '1,1,,,,,,,'),
  row(2, '0.1', SUN, 6),
];

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

const ipl = dataFolder('cricket/ipl');
const betfair = dataFolder('betfair');

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

  test('a stream of scores becomes balls, corrections and all', () => {
    const name = '1.200806927_NED_v_PNG_t20_ball_by_ball.jsonl.gz';
    const recording = readAnyRecording(name, bytesIn(betfair, name), undefined);
    expect(recording.fault).toBeUndefined();
    expect(recording.messages?.at(-1)).toMatchObject({ kind: 'result', home: 163, away: 111 });
  });
});

const side = { id: 'x', name: 'X', mediumName: 'X', abbreviation: 'X' };
