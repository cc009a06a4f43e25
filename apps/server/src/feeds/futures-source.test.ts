import type { FeedMessage } from '@fairline/feed/message.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { leagues, withoutBreak } from '@fairline/feed/season/leagues.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { fixtureMessage, simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { football } from '@fairline/sports/football/football.ts';
import { futures } from '@fairline/sports/futures/futures.ts';
import type { SeasonPlay } from '@fairline/sports/futures/play.ts';
import type { SeasonState } from '@fairline/sports/futures/state.ts';
import { leader } from '@fairline/sports/sport.ts';
import { expect, test } from 'vitest';
import { countTurns } from '../platform/testing/count-turns.ts';
import { PACE_MINUTES, tell } from './testing/tell-seasons.ts';
import { ToldSeason } from './told-season.ts';

const MINUTE_MS = 60_000;
const START_MS = Date.parse('2025-11-22T06:00:00Z');
const LONGEST_MS = 1.6 * PACE_MINUTES * MINUTE_MS;

test('all else has its turn between the seasons of two leagues that begin, and while each is planned', async () => {
  const begun: number[] = [];
  const bothLeagues = leagues
    .filter(({ competition }) => ['nfl', 'nba'].includes(competition.slug))
    .map(withoutBreak);
  await countTurns((turns) => {
    const onTold = ({ kind }: FeedMessage) => {
      if (kind === 'fixture') begun.push(turns());
    };
    return tell([], bothLeagues, START_MS, { onTold });
  });
  expect(begun.length).toBe(2);
  const [first = 0, second = 0] = begun;
  // And while the games of one are planned.
  expect(second - first).toBeGreaterThan(5);
});

test('what is refused of a season, its beginning or its end, is told again', async () => {
  const refusesOnce = (kind: FeedMessage['kind']) => {
    let isFirst = true;
    return (message: FeedMessage) => {
      const refused = message.kind === kind && isFirst;
      if (refused) isFirst = false;
      return refused;
    };
  };
  const told: FeedMessage[] = [];
  await tell(told, [withoutBreak(nfl)], START_MS, { refuses: refusesOnce('fixture') });
  expect(told.slice(0, 2).map(({ kind }) => kind)).toEqual(['fixture', 'play']);
  const withoutSchedule = told.slice(0, 1);
  await tell(withoutSchedule, [], START_MS + MINUTE_MS, { refuses: refusesOnce('status') });
  expect(withoutSchedule.map(({ kind }) => kind)).toEqual(['fixture', 'status']);
});

test('games of a season are given their time though its league is not simulated any more', async () => {
  const told: FeedMessage[] = [];
  await tell(told, [withoutBreak(nfl)], START_MS);
  const later = START_MS + 30.5 * MINUTE_MS;
  await tell(told, [], later);
  const left = [...(ToldSeason.resumed(told, openLuck)?.gamesLeft() ?? [])].map(
    ({ startsAtMs }) => startsAtMs,
  );
  const inPlay = left.filter((startsAtMs) => startsAtMs < later);
  expect(inPlay.length).toBeGreaterThan(0);
  expect(Math.min(...inPlay)).toBeGreaterThanOrEqual(later - LONGEST_MS);
});

test('of a game that was corrected after its end the season is told how it ended then', async () => {
  const league = withoutBreak(nfl);
  const told: FeedMessage[] = [];
  await tell(told, [league], START_MS);
  const left = [...(ToldSeason.resumed(told, openLuck)?.gamesLeft() ?? [])].sort(
    (one, other) => one.startsAtMs - other.startsAtMs,
  );
  const [game] = left;
  const [listed] = new Season(league, PACE_MINUTES).fixtures(START_MS);
  if (!game || !listed) throw new Error('Nobody plays.');
  const fixture = { ...listed, eventId: game.id };
  const first = fixtureMessage(fixture, game.startsAtMs);
  const log = [
    first,
    ...simulatedGame({
      model: football,
      fixture,
      told: [first],
      strength: football.even,
      paceMinutes: PACE_MINUTES,
      luck: openLuck,
    }),
  ];
  const plays = log.flatMap((message) => (message.kind === 'play' ? [message.play] : []));
  const correction: FeedMessage = {
    ...first,
    sequence: 999,
    kind: 'snapshot',
    fixture,
    plays,
    pending: false,
  };
  const later = game.startsAtMs + LONGEST_MS + MINUTE_MS;
  await tell(told, [league], later, { games: new Map([[game.id, [correction]]]) });
  const results = told.flatMap((message) => {
    const play = message.kind === 'play' ? futures.parsePlay(message.play) : undefined;
    return play?.kind === 'results' ? play.results : [];
  });
  const end = log.at(-1);
  if (end?.kind !== 'result') throw new Error('no result');
  const score = { game: game.number, home: end.home, away: end.away };
  expect(results.filter(({ game: number }) => number === game.number)).toEqual([score]);
});

const league = withoutBreak(nfl);

/** A game of the season that ended one way, and is told anew with plays that end so that the other side wins. */
function correction(
  season: readonly FeedMessage[],
  at: number,
): { message: FeedMessage; before: ListedResult } {
  const schedule = schedulesOf(season)[0];
  const before = resultsIn(season)[at];
  const game = schedule?.games[before?.game ?? -1];
  const [listed] = new Season(league, PACE_MINUTES).fixtures(START_MS);
  if (!before || !game || !listed) throw new Error('Nobody played.');
  const fixture = { ...listed, eventId: game.id, startsAt: new Date(game.startsAtMs).toISOString() };
  const first = fixtureMessage(fixture, game.startsAtMs);
  for (let luck = 0; luck < 20; luck++) {
    const log = [
      ...simulatedGame({
        ...{ model: football, fixture, told: [first], strength: football.even, paceMinutes: PACE_MINUTES },
        luck: (eventId, number) => openLuck(`${eventId} ${luck}`, number),
      }),
    ];
    const end = log.at(-1);
    if (end?.kind !== 'result' || leader(end) !== leader({ home: before.away, away: before.home })) continue;
    const plays = log.flatMap((message) => (message.kind === 'play' ? [message.play] : []));
    return { message: { ...first, sequence: 999, kind: 'snapshot', fixture, plays, pending: false }, before };
  }
  throw new Error('The other side never wins.');
}

type ListedResult = ReturnType<typeof resultsIn>[number];

function schedulesOf(told: readonly FeedMessage[]) {
  return allPlaysOf(told).flatMap((play) => (play.kind === 'schedule' ? [play] : []));
}

function resultsIn(told: readonly FeedMessage[]) {
  return allPlaysOf(told).flatMap((play) => (play.kind === 'results' ? play.results : []));
}

/** From the last snapshot on, as they are followed. */
function allPlaysOf(told: readonly FeedMessage[]): SeasonPlay[] {
  const last = told.findLast((message) => message.kind === 'snapshot');
  if (last === undefined) return playsOf(told);
  const since = told.slice(told.indexOf(last) + 1);
  return [...last.plays.map((play) => futures.parsePlay(play)), ...playsOf(since)];
}

function stateOf(told: readonly FeedMessage[]): SeasonState {
  const [first] = told;
  if (!first || !('fixture' in first)) throw new Error('Nothing was told.');
  const { home, away, field = [] } = first.fixture;
  return allPlaysOf(told).reduce<SeasonState>(
    futures.apply,
    futures.initial({ sides: { home, away, field } }),
  );
}

test('a season that has counted a game is told anew with how it ends once that is corrected', async () => {
  const told: FeedMessage[] = [];
  await tell(told, [league], START_MS);
  await tell(told, [], START_MS + 2 * 60 * MINUTE_MS);
  const before = stateOf(told);
  expect(before.phase).toBe('regular');
  const { message, before: result } = correction(told, 0);
  const games = new Map([[message.eventId, [message]]]);
  const many = told.length;
  await tell(told, [], START_MS + 2 * 60 * MINUTE_MS, { games, heard: [message] });
  expect(told).toHaveLength(many + 1);
  expect(told.at(-1)).toMatchObject({ kind: 'snapshot', pending: false });
  const { home = -1, away = -1 } = schedulesOf(told)[0]?.games[result.game] ?? {};
  const moved = result.home > result.away ? 1 : -1;
  expect((before.rows[home]?.wins ?? 0) - (stateOf(told).rows[home]?.wins ?? 0)).toBe(moved);
  expect((stateOf(told).rows[away]?.wins ?? 0) - (before.rows[away]?.wins ?? 0)).toBe(moved);
  expect(stateOf(told).left).toEqual(before.left);
  await tell(told, [], START_MS + 2 * 60 * MINUTE_MS, { games, heard: [message] });
  expect(told).toHaveLength(many + 1);
});

test('a season that is over is told anew to its end, with another table and other rounds where they hang on it', async () => {
  const whole = await wholeSeason(openLuck);
  const before = stateOf(whole);
  const after: SeasonState[] = [];
  for (const at of resultsIn(whole).keys()) {
    if (at % 6 > 0) continue;
    const told = [...whole];
    const { message } = correction(whole, at);
    const games = new Map([[message.eventId, [message]]]);
    await tell(told, [league], START_MS + 72 * 60 * MINUTE_MS, { games, heard: [message] });
    const news = told.slice(whole.length).filter(({ eventId }) => eventId === whole[0]?.eventId);
    expect(news.map(({ kind }) => kind)).toEqual(['snapshot']);
    after.push(stateOf([...whole, ...news]));
  }
  for (const { phase, round } of after)
    expect({ phase, round }).toEqual({ phase: 'final', round: before.round });
  expect(after.some(({ order }) => order.join() !== before.order.join())).toBe(true);
  expect(after.some(({ champion }) => champion !== before.champion)).toBe(true);
  expect(after.some(({ champion }) => champion === before.champion)).toBe(true);
});

test('a game that was corrected just before a crash, and its season not told of it, is counted anew after it, also once that is over', async () => {
  const whole = await wholeSeason(openLuck);
  const begun: FeedMessage[] = [];
  await tell(begun, [league], START_MS);
  await tell(begun, [], START_MS + 2 * 60 * MINUTE_MS);
  for (const [season, hours] of [
    [begun, 2],
    [whole, 72],
  ] as const) {
    const told = [...season];
    const { message } = correction(told, 0);
    const games = new Map([[message.eventId, [message]]]);
    const parts = { games, retold: [message.eventId, 'another'] };
    await tell(told, [], START_MS + hours * 60 * MINUTE_MS, parts);
    await tell(told, [league], START_MS + hours * 60 * MINUTE_MS, parts);
    const news = told.slice(season.length).filter(({ eventId }) => eventId === season[0]?.eventId);
    expect(news.map(({ kind }) => kind)).toEqual(['snapshot']);
    expect(stateOf([...season, ...news]).rows).not.toEqual(stateOf(season).rows);
  }
});

test('what is refused once is told with the next look: the schedule of a season, and a correction of its games', async () => {
  const told: FeedMessage[] = [];
  const once = (kind: FeedMessage['kind']) => {
    let isFirst = true;
    return (message: FeedMessage) => {
      const refuses = isFirst && message.kind === kind;
      if (refuses) isFirst = false;
      return refuses;
    };
  };
  await tell(told, [league], START_MS, { refuses: once('play') });
  expect(told.slice(0, 2).map(({ kind }) => kind)).toEqual(['fixture', 'play']);
  await tell(told, [], START_MS + 2 * 60 * MINUTE_MS);
  const { message } = correction(told, 0);
  const games = new Map([[message.eventId, [message]]]);
  const many = told.length;
  await tell(told, [], START_MS + 2 * 60 * MINUTE_MS, { games, heard: [message], refuses: once('snapshot') });
  expect(told.slice(many).map(({ kind }) => kind)).toEqual(['snapshot']);
});

test('a game that is told anew without an end, and then ends another way, is counted by that', async () => {
  const told: FeedMessage[] = [];
  await tell(told, [league], START_MS);
  await tell(told, [], START_MS + 2 * 60 * MINUTE_MS);
  const { message } = correction(told, 0);
  if (message.kind !== 'snapshot') throw new Error('no snapshot');
  const reopened: FeedMessage = { ...message, plays: [] };
  const many = told.length;
  const noEnd = new Map([[message.eventId, [reopened]]]);
  await tell(told, [], START_MS + 2 * 60 * MINUTE_MS, { games: noEnd, heard: [reopened] });
  expect(told).toHaveLength(many);
  const { source, eventId, sequence, at } = message;
  const end: FeedMessage = { source, eventId, sequence: sequence + 1, at, kind: 'result', home: 0, away: 0 };
  const games = new Map([[eventId, [message]]]);
  await tell(told, [], START_MS + 2 * 60 * MINUTE_MS, { games, heard: [end] });
  expect(told.slice(many).map(({ kind }) => kind)).toEqual(['snapshot']);
});

test('a season whose schedule a crash lost is told it after the start, and called off where its league is simulated no more', async () => {
  const told: FeedMessage[] = [];
  await tell(told, [league], START_MS);
  const lost = told.slice(0, 1);
  const again = [...lost];
  await tell(again, [league], START_MS + MINUTE_MS);
  expect(playsOf(again)[0]).toEqual(playsOf(told)[0]);
  await tell(lost, [], START_MS + MINUTE_MS);
  expect(lost.slice(1)).toMatchObject([{ kind: 'status', status: 'cancelled' }]);
});

/** As told by a version with other rules for the table. */
function withOtherTable(message: FeedMessage): FeedMessage {
  const play = message.kind === 'play' ? futures.parsePlay(message.play) : undefined;
  if (message.kind !== 'play' || play?.kind !== 'table') return message;
  return { ...message, play: { ...play, order: play.order.toReversed() } };
}

test('a season under way that cannot be followed any more keeps no server from starting, and no other from being told', async () => {
  const whole = await wholeSeason(openLuck);
  const isTable = (message: FeedMessage) => playsOf([message]).some(({ kind }) => kind === 'table');
  const table = whole.findIndex((message) => message.eventId === whole[0]?.eventId && isTable(message));
  const told = whole.slice(0, table + 1).map(withOtherTable);
  const errors = await tell(told, [league], START_MS + 73 * 60 * MINUTE_MS, { fails: true });
  expect(errors).toEqual([expect.stringMatching(/^A season that this version cannot follow/)]);
  expect(told.slice(table + 1, table + 3).map(({ kind }) => kind)).toEqual(['fixture', 'play']);
});

test('a correction of a season that cannot be followed any more keeps no other season from being told', async () => {
  const whole = await wholeSeason(openLuck);
  const seasonId = whole[0]?.eventId;
  const other = whole.map((message) => (message.eventId === seasonId ? withOtherTable(message) : message));
  const { message } = correction(whole, 0);
  const parts = { games: new Map([[message.eventId, [message]]]), retold: [message.eventId] };
  const told = [...other];
  const later = START_MS + 73 * 60 * MINUTE_MS;
  const errors = await tell(told, [league], later, { ...parts, fails: true });
  await tell(told, [league], later + 2 * 60 * MINUTE_MS, { ...parts, fails: true });
  const kinds = told.slice(other.length).map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['fixture', 'play']);
  expect(playsOf(told.slice(other.length)).some(({ kind }) => kind === 'results')).toBe(true);
  expect(errors).toEqual([
    expect.stringMatching(/^A correction of a season that this version cannot follow/),
  ]);
});

const secret: Luck = (eventId, number) => openLuck(`${eventId} here`, number);

/** A season from its first game to its end, all of it while nobody plays its games. */
async function wholeSeason(luck: Luck): Promise<FeedMessage[]> {
  const told: FeedMessage[] = [];
  await tell(told, [withoutBreak(nfl)], START_MS, { luck });
  for (let hours = 24; told.at(-1)?.kind !== 'result' && hours < 72; hours++) {
    await tell(told, [], START_MS + hours * 60 * MINUTE_MS, { luck });
  }
  return told;
}

function playsOf(told: readonly FeedMessage[]): SeasonPlay[] {
  return told.flatMap((message) => (message.kind === 'play' ? [futures.parsePlay(message.play)] : []));
}

test('table, play-offs and games that nobody was told of follow from the luck it is given, not from what everybody knows', async () => {
  const told = await wholeSeason(secret);
  expect(told.at(-1)?.kind).toBe('result');
  expect(playsOf(await wholeSeason(secret))).toEqual(playsOf(told));
  const known = playsOf(await wholeSeason(openLuck));
  for (const kind of ['results', 'table', 'round'] as const) {
    const plays = playsOf(told).filter((play) => play.kind === kind);
    expect(plays.length).toBeGreaterThan(0);
    expect(plays).not.toEqual(known.filter((play) => play.kind === kind));
  }
});

test('the next round cannot be worked out from the season so far', async () => {
  const told = await wholeSeason(secret);
  const rounds = told.flatMap((message, at) =>
    message.kind === 'play' && futures.parsePlay(message.play).kind === 'round' ? [at] : [],
  );
  const foretold = rounds.map((at) => ToldSeason.resumed(told.slice(0, at), openLuck)?.next());
  expect(rounds.length).toBeGreaterThan(2);
  expect(foretold).not.toEqual(rounds.map((at) => playsOf(told.slice(at, at + 1))[0]));
  expect(rounds.map((at) => ToldSeason.resumed(told.slice(0, at), secret)?.next())).toEqual(
    rounds.map((at) => playsOf(told.slice(at, at + 1))[0]),
  );
});

test('games that are to have begun by now are told so once, also after a restart', async () => {
  const told: FeedMessage[] = [];
  await tell(told, [withoutBreak(nfl)], START_MS);
  const later = START_MS + 8 * MINUTE_MS;
  await tell(told, [], later);
  const begun = playsOf(told).flatMap((play) => (play.kind === 'begun' ? play.games : []));
  const due = [...(ToldSeason.resumed(told, openLuck)?.gamesLeft() ?? [])].filter(
    ({ startsAtMs }) => startsAtMs <= later,
  );
  expect(due.length).toBeGreaterThan(0);
  for (const { number } of due) expect(begun.filter((game) => game === number)).toEqual([number]);
  const many = told.length;
  await tell(told, [], later);
  expect(told).toHaveLength(many);
});

test('a season that was told with chances its games are not played with is told those they are, once, and all that came since', async () => {
  const told: FeedMessage[] = [];
  const league = withoutBreak(nfl);
  await tell(told, [league], START_MS);
  await tell(told, [league], START_MS + 8 * MINUTE_MS);
  const [fixture, , ...others] = told;
  const [schedule, ...since] = playsOf(told);
  if (!fixture || schedule?.kind !== 'schedule') throw new Error('no season');
  const games = schedule.games.map((game) => ({ ...game, win: 5000, draw: 0 }));
  const before = { ...fixture, sequence: 2, kind: 'play', play: { ...schedule, games } } as const;
  const stored: FeedMessage[] = [fixture, before, ...others];
  await tell(stored, [league], START_MS + 8 * MINUTE_MS);
  expect(stored).toHaveLength(told.length + 1);
  const last = stored.at(-1);
  expect(last).toMatchObject({ kind: 'snapshot', plays: [schedule, ...since] });
  expect(since.length).toBeGreaterThan(0);
  await tell(stored, [league], START_MS + 8 * MINUTE_MS);
  expect(stored).toHaveLength(told.length + 1);
});
