import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentText, phaseOf, resultText, trailing, winnerOf, withoutClock } from './event-state.ts';
import { describeField, driveYards, fieldGeometry } from './field-geometry.ts';
import { colourVariables, contrast, inkOn, lifted, sideColours, sideVariables } from './team-colours.ts';
import { percents } from './win-probability-path.ts';

const byScore = (home: number, away: number): string | null =>
  home === away ? 'TIE' : home > away ? 'HOME' : 'AWAY';
const event = (status: string, homeScore = 20, awayScore = 17, isInPlay = false) => ({
  status,
  startTime: '2026-11-22T01:20:00Z',
  statistics: {
    ...{ homeScore, awayScore, isInPlay, progress: 'Q3 8:42' },
    winner: byScore(homeScore, awayScore),
  },
});
const now = Date.parse('2026-11-21T15:00:00Z');

test('live means either source says so; cancelled, invalid and hidden events are absent [LIVE-011] [CARD-008]', () => {
  expect(phaseOf(event('IN_PLAY'))).toBe('live');
  expect(phaseOf(event('PRE_GAME', 0, 0, true))).toBe('live');
  expect(phaseOf(event('PRE_GAME'))).toBe('upcoming');
  expect(phaseOf(event('FINISHED'))).toBe('finished');
  for (const status of ['CANCELLED', 'INVALID', 'HIDDEN', 'NEW'])
    expect(phaseOf(event(status))).toBe('absent');
});

test('a winner is known once the event is over, equal scores are a tie [LIVE-012]', () => {
  expect(winnerOf(event('FINISHED', 20, 17))).toBe('home');
  expect(winnerOf(event('FINISHED', 17, 20))).toBe('away');
  expect(winnerOf(event('FINISHED', 17, 17))).toBe('tie');
  expect(winnerOf(event('IN_PLAY', 20, 17))).toBe('unknown');
  const retired = event('FINISHED', 1, 0);
  const given = (winner: string | null) => ({ ...retired, statistics: { ...retired.statistics, winner } });
  expect(winnerOf(given('AWAY'))).toBe('away');
  expect(winnerOf(given(null))).toBe('unknown');
});

test('the trailing score is the quiet one, level scores are both strong', () => {
  expect(trailing({ homeScore: 20, awayScore: 17 })).toBe('away');
  expect(trailing({ homeScore: 7, awayScore: 7 })).toBeUndefined();
});

test("a moment reads as the clock, the kickoff that breaks between day and time alone, 'Postponed' or 'Cancelled' [LIVE-013] [SHELL-033]", () => {
  expect(momentText(event('IN_PLAY'), now)).toBe('Q3 8:42');
  expect(momentText(event('PRE_GAME'), now)).toBe('Today 20:20\u00a0ET');
  expect(momentText(event('PRE_GAME'), now - 86_400_000)).toBe('Tomorrow 20:20\u00a0ET');
  expect(momentText(event('PRE_GAME'), now - 7 * 86_400_000)).toBe('Sat,\u00a0Nov\u00a021 20:20\u00a0ET');
  expect(momentText(event('POSTPONED'), now)).toBe('Postponed');
  expect(momentText(event('CANCELLED'), now)).toBe('Cancelled');
  const start = Date.parse(event('PRE_GAME').startTime);
  expect(momentText(event('PRE_GAME'), start)).toBe('Starting');
  expect(momentText(event('PRE_GAME'), start + 18 * 60_000)).toBe('Late start');
});

const field = { ballOn: 38, driveStart: 82, lineToGain: 34, possession: 'AWAY', redZone: false };

test('the field is drawn with the away side left and the home side right [LIVE-003]', () => {
  const drawn = fieldGeometry(field, 1000);
  expect(drawn.endZone).toBe(70);
  expect(drawn.ball).toBeCloseTo(70 + 0.62 * 860);
  expect(drawn.lineToGain).toBeCloseTo(70 + 0.66 * 860);
  expect(drawn.drive?.left).toBeCloseTo(70 + 0.18 * 860);
  expect(drawn.drive?.width).toBeCloseTo(0.44 * 860);
});

test('the red zone is the last twenty yards before the goal that is attacked [LIVE-003]', () => {
  expect(fieldGeometry({ ...field, redZone: true }, 1000).redZone).toEqual({
    left: 1000 - 70 - 172,
    width: 172,
  });
  expect(fieldGeometry({ ...field, redZone: true, possession: 'HOME' }, 1000).redZone?.left).toBe(70);
  expect(fieldGeometry(field, 1000).redZone).toBeUndefined();
});

test('between plays without a spot nothing is drawn on the field', () => {
  const drawn = fieldGeometry({ ...field, ballOn: null, driveStart: null, lineToGain: null }, 1000);
  expect([drawn.ball, drawn.lineToGain, drawn.drive]).toEqual([undefined, undefined, undefined]);
});

test('a drive gains what the ball came nearer to the other goal, and loses what it went back', () => {
  expect(driveYards(field)).toBe(44);
  expect(driveYards({ ...field, ballOn: 83 })).toBe(-1);
  expect(driveYards({ ...field, possession: 'HOME', ballOn: 24, driveStart: 25 })).toBe(-1);
  expect(driveYards({ ...field, ballOn: null })).toBeUndefined();
});

test('the drawing has the same facts in words', () => {
  const words = { ...field, yardLine: 'KC 38', downAndDistance: '3rd & 4' };
  expect(describeField(words, 'Bills', 'Chiefs')).toBe('Bills ball, 3rd & 4 at KC 38');
  expect(describeField({ ...words, redZone: true }, 'Bills', 'Chiefs')).toContain('red zone');
  expect(describeField({ ...words, ballOn: null }, 'Bills', 'Chiefs')).toBe('Ball not in play');
});

test('both chances add up to a hundred', () => {
  expect(percents({ home: 0.6149, draw: 0 }, false)).toEqual({ home: 61, away: 39, draw: 0 });
});

test('the draw has a chance of its own, where it is sold, and all three add up to a hundred', () => {
  expect(percents({ home: 0.195, draw: 0.318 }, false)).toEqual({ home: 3, away: 65, draw: 32 });
  expect(percents({ home: 0.5, draw: 1 }, false)).toEqual({ home: 1, away: 1, draw: 98 });
  expect(percents({ home: 0.5, draw: 1 }, true)).toEqual({ home: 0, away: 0, draw: 100 });
});

test('nobody is certain to win while the game is on', () => {
  expect(percents({ home: 1, draw: 0 }, false)).toEqual({ home: 99, away: 1, draw: 0 });
  expect(percents({ home: 0.002, draw: 0 }, false)).toEqual({ home: 1, away: 99, draw: 0 });
  expect(percents({ home: 1, draw: 0 }, true)).toEqual({ home: 100, away: 0, draw: 0 });
});

test("any club's colour stands out from the ground of both themes, and what is written on it can be read", () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((part) => part.toString(16).padStart(2, '0'));
  const hex = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`);
  fc.assert(
    fc.property(hex, (colour) => {
      const variables = colourVariables('home', colour);
      for (const [mode, ground] of [
        ['dark', '#121411'],
        ['light', '#ffffff'],
      ] as const) {
        const shown = variables[`--home-${mode}`] ?? '';
        expect(contrast(shown, ground)).toBeGreaterThanOrEqual(3);
        expect(contrast(inkOn(shown), shown)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
  // A colour that is seen already stays the club's own.
  expect(lifted('#c8102e', 'dark')).toBe('#c8102e');
  expect(contrast(lifted('#101820', 'dark'), '#121411')).toBeGreaterThanOrEqual(3);
});

test('two sides are drawn in colours that are told apart in either theme, whatever their own are', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((part) => part.toString(16).padStart(2, '0'));
  const hex = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`);
  const club = fc.record({ primaryColour: hex, secondaryColour: hex });
  const channels = (colour = '') => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const apart = (one: string | undefined, other: string | undefined) =>
    channels(one).reduce((sum, value, at) => sum + Math.abs(value - (channels(other)[at] ?? 0)), 0);
  fc.assert(
    fc.property(club, club, fc.boolean(), (home, other, isSame) => {
      const drawn = sideVariables(home, isSame ? home : other);
      for (const mode of ['dark', 'light'] as const) {
        expect(apart(drawn[`--home-${mode}`], drawn[`--away-${mode}`])).toBeGreaterThanOrEqual(120);
      }
    }),
  );
});

test('of two sides in one colour the away side takes its second, or one of neither', () => {
  const red = { primaryColour: '#c8102e', secondaryColour: '#1d428a' };
  expect(sideColours(red, red)).toEqual({ home: '#c8102e', away: '#1d428a' });
  const onlyRed = { primaryColour: '#c8102e', secondaryColour: '#c00020' };
  expect(sideColours(red, onlyRed).away).toBe('#8a9099');
  // Claret and black are told apart on white, and not where both are made light enough for the dark.
  const claret = { primaryColour: '#7a263a', secondaryColour: '#1bb1e7' };
  const black = { primaryColour: '#000000', secondaryColour: '#cc0000' };
  expect(sideColours(claret, black).away).toBe('#cc0000');
  const blue = { primaryColour: '#1d428a', secondaryColour: '#c8102e' };
  expect(sideColours(red, blue)).toEqual({ home: '#c8102e', away: '#1d428a' });
});

test('the part of a game that is on is known without its clock', () => {
  const told = [
    'Q3 8:42',
    'End Q3',
    'Halftime',
    '2nd inn 12.3',
    "67'",
    "45+2'",
    'Set 2',
    'Leg 5',
    'Top 1st',
    'Final',
  ];
  expect(told.map(withoutClock)).toEqual([
    'Q3',
    'End Q3',
    'Halftime',
    '2nd inn',
    '',
    '',
    'Set 2',
    'Leg 5',
    'Top 1st',
    'Final',
  ]);
});

test('two greys are told apart by their contrast: beside black silver will not do, nor a grey of neither', () => {
  const black = { primaryColour: '#010101', secondaryColour: '#c8102e' };
  const navy = { primaryColour: '#041e42', secondaryColour: '#a4a9ad' };
  expect(sideColours(black, navy).away).toBe('#2563eb');
  const white = { primaryColour: '#ffffff', secondaryColour: '#c8102e' };
  expect(sideColours(black, white).away).toBe('#ffffff');
});

test('an event that is over says what it came to: who won, with figures where there are any', () => {
  const sides = { homeParticipant: { mediumName: 'Chiefs' }, awayParticipant: { mediumName: 'Bills' } };
  const over = (homeScore: number, awayScore: number, home: string, away: string, situation = '') => {
    const finished = event('FINISHED', homeScore, awayScore);
    const scores = { situation, home: { score: home }, away: { score: away } };
    const sport = { slug: 'football' };
    return {
      ...finished,
      ...sides,
      sport,
      hasField: false,
      statistics: { ...finished.statistics, ...scores },
    };
  };
  expect(resultText(over(20, 17, '20', '17'))).toBe('Chiefs won, 20–17.');
  expect(resultText(over(17, 20, '17', '20'))).toBe('Bills won, 20–17.');
  expect(resultText(over(17, 17, '17', '17'))).toBe('It ended level, 17–17.');
  expect(resultText(over(0, 1, 'L', 'W', 'Knockout · round 2'))).toBe('Bills won.');
  expect(resultText({ ...over(7, 0, '', '', 'Renna wins at −9'), hasField: true })).toBe('Renna wins at −9.');
  expect(resultText({ ...over(20, 17, '20', '17'), status: 'IN_PLAY' })).toBe('');
  const cricket = {
    ...over(140, 139, '140/8', '139/7', 'Chiefs won by 2 wickets'),
    sport: { slug: 'cricket' },
  };
  expect(resultText(cricket)).toBe('Chiefs won by 2 wickets.');
  // A super over decides what the runs leave level.
  const level = { ...over(139, 139, '139/8', '139', 'Bills won the super over'), sport: { slug: 'cricket' } };
  expect(resultText(level)).toBe('Bills won the super over.');
  // Who leads may have given up.
  const retired = { ...over(1, 0, '1', '0', 'Bills won, Chiefs retired'), sport: { slug: 'tennis' } };
  expect(resultText(retired)).toBe('Bills won, Chiefs retired.');
  const played = { ...over(2, 0, '2', '0'), sport: { slug: 'tennis' } };
  expect(resultText(played)).toBe('Chiefs won, 2–0.');
  const off = { ...over(2, 0, '2', '0', 'Chiefs retired'), sport: { slug: 'darts' } };
  expect(resultText({ ...off, statistics: { ...off.statistics, winner: null } })).toBe('Chiefs retired.');
  for (const slug of ['counter-strike', 'valorant']) {
    expect(resultText({ ...over(1, 0, '1', '0', 'Bills retired'), sport: { slug } })).toBe('Bills retired.');
    expect(resultText({ ...over(2, 0, '2', '0'), sport: { slug } })).toBe('Chiefs won, 2–0.');
  }
  // Called early, by whoever leads: what was still needed is no result.
  const called = {
    ...cricket,
    statistics: { ...cricket.statistics, isInPlay: true, situation: 'Need 9 off 12' },
  };
  expect(resultText(called)).toBe('Chiefs won, 140/8–139/7.');
});
