import { expect, test } from 'vitest';
import { readEventText } from './event-text.ts';
import { callsSince } from './pitches.ts';
import { playKind } from './play-kind.ts';
import { afterEvent } from './situation.ts';

/** Who goes where: '1-3' safe on third from first, 'BX' the batter out. */
function moves(event: string): string {
  return readEventText(event)
    .advances.map(({ from, to, isOut }) => `${from === 0 ? 'B' : from}${isOut ? 'X' : `-${to}`}`)
    .sort()
    .join(' ');
}

test.each([
  ['63/G4', 'groundout', 'BX'],
  ['8/F+', 'flyout', 'BX'],
  ['7/L7LD', 'flyout', 'BX'],
  ['3/BP', 'flyout', 'BX'],
  ['K', 'strikeout', 'BX'],
  ['K+WP.B-1', 'strikeout', 'B-1'],
  ['K+SB2', 'strikeout', '1-2 BX'],
  ['K+CS2(26)/DP', 'strikeout', '1X BX'],
  ['W.1-2', 'walk', '1-2 B-1'],
  ['IW', 'walk', 'B-1'],
  ['HP.2-3;1-2', 'hit-by-pitch', '1-2 2-3 B-1'],
  ['S8/G6M', 'single', 'B-1'],
  ['S7/L7D+.3-H(UR)', 'single', '3-4 B-1'],
  ['DGR/L9.1-3', 'double', '1-3 B-2'],
  ['T9/F9LD', 'triple', 'B-3'],
  ['HR/L8XD.2-H;1-H', 'home-run', '1-4 2-4 B-4'],
  ['54(1)3/GDP/G56', 'double-play', '1X BX'],
  ['64(1)/FO/G6', 'fielders-choice', '1X B-1'],
  ['3(B)6(1)/LDP', 'double-play', '1X BX'],
  ['E6/G6.1-2', 'reached-on-error', '1-2 B-1'],
  ['5E3/TH', 'reached-on-error', 'B-1'],
  ['FC5/G5.2X3(56)', 'fielders-choice', '2X B-1'],
  ['23/SH/BG2.1-2', 'sacrifice', '1-2 BX'],
  ['9/L/SF.3-H', 'flyout', '3-4 BX'],
  ['C/E2', 'interference', 'B-1'],
  ['SB2', 'steal', '1-2'],
  ['SB3;SB2', 'steal', '1-2 2-3'],
  ['CS2(26)', 'caught-stealing', '1X'],
  ['CS2(2E4).1-3', 'caught-stealing', '1-3'],
  ['PO1(13)', 'pickoff', '1X'],
  ['PO1(E1/TH).1-2', 'pickoff', '1-2'],
  ['POCS2(1361)', 'caught-stealing', '1X'],
  ['WP.3-H;1-2', 'wild-pitch', '1-2 3-4'],
  ['BK.1-2', 'advance', '1-2'],
  ['FLE5/P5F', 'other', ''],
  ['S9/L.1XH(92E2)', 'single', '1-4 B-1'],
])('%s is a %s: %s', (event, kind, expected) => {
  expect(playKind(readEventText(event))).toBe(kind);
  expect(moves(event)).toBe(expected);
});

test('runs that are not batted in and errors are told', () => {
  const event = readEventText('FC/SH/BG1S-.2-H(E1/TH)(NR)(UR);B-2');
  expect(event.errors).toBe(1);
  expect(event.advances.find(({ from }) => from === 2)).toMatchObject({
    to: 4,
    isOut: false,
    isUnbatted: true,
  });
});

test.each([
  ['S8.3-H;2-3', 1],
  ['HR/F8.3-H;2-H', 3],
  ['W+WP.3-H(NR)', 0],
  ['8/SF/FDP.3-H;2X3(85)', 1],
  ['63/GDP/G6.3-H;2X3(35)', 0],
  ['E6/G6.3-H', 0],
  ['E6/G6.3-H(RBI)', 1],
  ['WP.3-H', 0],
])('%s bats in %i', (event, runs) => {
  const bases = { on: [false, false, true, true], outs: 0, balls: 0, strikes: 0 };
  const before = { ...bases, inning: 1, half: 'top' as const, home: 0, away: 0 };
  expect(afterEvent(before, readEventText(event), '').play.runsBattedIn).toBe(runs);
});

test('pitches are balls, strikes and fouls; those before a play in the middle of a turn are told once', () => {
  expect(callsSince('CBF*B>S', 0)).toEqual(['strike', 'ball', 'foul', 'ball', 'strike']);
  expect(callsSince('BBC>S.S', 5)).toEqual(['strike']);
  expect(callsSince('..1LBX', 0)).toEqual(['foul', 'ball']);
});
