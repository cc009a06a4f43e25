import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFeedMessage } from '../message-schema.ts';
import { leagues } from '../season/leagues.ts';
import { damagedValue } from '../testing/damage.ts';
import { fixtureOf, leagueOf } from './fixture.ts';
import { linesOf } from './lines.ts';
import { type OddsApiEvent, readEvents, readSports } from './response.ts';

const outcome = (name: string, price: number, point?: number) => ({
  name,
  price,
  ...(point !== undefined && { point }),
});

function bookmaker(key: string, ...markets: { key: string; outcomes: ReturnType<typeof outcome>[] }[]) {
  return { key, title: key, last_update: '2026-11-22T10:00:00Z', markets };
}

/** An answer in the documented shape: three bookmakers, of whom two agree on the lines. */
const answer = [
  {
    id: 'bda33adca828c09dc3cac3a856aef176',
    sport_key: 'americanfootball_nfl',
    sport_title: 'NFL',
    commence_time: '2026-11-22T18:00:00Z',
    home_team: 'Kansas City Chiefs',
    away_team: 'Buffalo Bills',
    bookmakers: [
      ...['one', 'two'].map((key) =>
        bookmaker(
          key,
          { key: 'h2h', outcomes: [outcome('Buffalo Bills', 130), outcome('Kansas City Chiefs', -150)] },
          {
            key: 'spreads',
            outcomes: [outcome('Buffalo Bills', -110, 3), outcome('Kansas City Chiefs', -110, -3)],
          },
          { key: 'totals', outcomes: [outcome('Over', -105, 45.5), outcome('Under', -115, 45.5)] },
        ),
      ),
      bookmaker('three', {
        key: 'totals',
        outcomes: [outcome('Over', -110, 46), outcome('Under', -110, 46)],
      }),
    ],
  },
];

function only(value: unknown): OddsApiEvent {
  const read = readEvents(value);
  const event = typeof read === 'string' ? undefined : read.events[0];
  if (!event) throw new Error(`no event: ${JSON.stringify(read)}`);
  return event;
}

test('the lines are those most bookmakers offer, their overround taken out', () => {
  expect(linesOf(only(answer), 'american')).toEqual({
    spread: -3,
    total: 45.5,
    homeWinProbability: 0.583,
    overProbability: 0.489,
  });
});

test('a draw that one bookmaker sells changes nothing of what most of them think', () => {
  const names = ['Kansas City Chiefs', 'Buffalo Bills', 'Draw'];
  const other = bookmaker('four', { key: 'h2h', outcomes: names.map((name) => outcome(name, 180)) });
  const [first] = answer;
  if (!first) throw new Error('no answer');
  const joined = [{ ...first, bookmakers: [...first.bookmakers, other] }];
  expect(linesOf(only(joined), 'american')).toEqual(linesOf(only(answer), 'american'));
});

test('of a game that may be drawn the three chances are told, and the home side’s leaves the draw out', () => {
  const h2h = {
    key: 'h2h',
    outcomes: [outcome('Arsenal', 2), outcome('Everton', 4), outcome('Draw', 3.6)],
  };
  const spreads = {
    key: 'spreads',
    outcomes: [outcome('Arsenal', 1.9, -0.25), outcome('Everton', 1.9, 0.25)],
  };
  const event = {
    ...only(answer),
    home_team: 'Arsenal',
    away_team: 'Everton',
    bookmakers: [bookmaker('one', h2h, spreads)],
  };
  const lines = linesOf(event, 'decimal');
  expect(Object.keys(lines)).toEqual(['homeWinProbability', 'drawProbability']);
  expect(lines.homeWinProbability).toBeCloseTo(0.67, 2);
  expect(lines.drawProbability).toBeCloseTo(0.27, 2);
});

test('a market whose prices cannot be is left out', () => {
  for (const price of [0, 50, -99, 1e12, 1.5]) {
    const h2h = {
      key: 'h2h',
      outcomes: [outcome('Buffalo Bills', price), outcome('Kansas City Chiefs', -150)],
    };
    expect(linesOf({ ...only(answer), bookmakers: [bookmaker('one', h2h)] }, 'american')).toEqual({});
  }
});

test('teams are those of the catalogue, however their names are written, and new ones where there are none', () => {
  const nfl = leagueOf('americanfootball_nfl', leagues);
  const epl = leagueOf('soccer_epl', leagues);
  if (!nfl || !epl) throw new Error('no leagues');
  const fixture = fixtureOf(only(answer), nfl, {});
  expect(fixture).toMatchObject({
    eventId: 'nfl-bda33adca828c09dc3cac3a856aef176',
    home: { id: 'nfl-kc' },
    away: { id: 'nfl-buf' },
    startsAt: '2026-11-22T18:00:00.000Z',
  });
  const names = { home_team: 'Brighton and Hove Albion', away_team: 'Málaga' };
  expect(fixtureOf({ ...only(answer), ...names }, epl, {})).toMatchObject({
    home: { id: 'epl-bha' },
    away: { id: 'premier-league-malaga', name: 'Málaga', abbreviation: 'MAL' },
  });
  expect(leagueOf('tennis_atp_wimbledon', leagues)?.competition.slug).toBe('atp');
  expect(leagueOf('politics_us_presidential_election_winner', leagues)).toBeUndefined();
});

test('an event that cannot be read keeps no other out, and what is no list is said', () => {
  const read = readEvents([...answer, { id: 7 }]);
  expect(read).toMatchObject({ events: [{}], faults: [expect.stringContaining('event 2: id')] });
  expect(readEvents({ message: 'no' })).toContain('odds');
  const sport = { key: 'americanfootball_nfl', group: 'American Football', title: 'NFL', description: '' };
  const sports = [
    { ...sport, active: true, has_outrights: false },
    { ...sport, key: 'golf_masters', active: true, has_outrights: true },
  ];
  expect(readSports(sports)).toEqual(['americanfootball_nfl']);
  expect(readSports({})).toContain('sports');
});

test('whatever an answer holds, what comes of it is a message or a sentence', () => {
  const nfl = leagueOf('americanfootball_nfl', leagues);
  if (!nfl) throw new Error('no league');
  fc.assert(
    fc.property(fc.oneof(damagedValue(answer), fc.jsonValue()), (value) => {
      const read = readEvents(value);
      for (const event of typeof read === 'string' ? [] : read.events) {
        const fixture = fixtureOf(event, nfl, linesOf(event, 'american'));
        const message = { source: 'odds-api', eventId: fixture.eventId, sequence: 1, at: fixture.startsAt };
        expect(parseFeedMessage({ ...message, kind: 'fixture', fixture })).toMatchObject({ ok: true });
      }
    }),
    { numRuns: 500 },
  );
});
