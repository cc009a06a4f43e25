import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { parseFeedMessage } from '@fairline/feed/message-schema.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { nhl } from '@fairline/feed/season/leagues/nhl.ts';
import { drawnWinner } from '@fairline/feed/season/season-tally.ts';
import type { PlayOffGame } from '@fairline/feed/season/series.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { certainGames, seasonByStrength } from '@fairline/feed/season/testing/play-offs-so-far.ts';
import { futures } from '@fairline/sports/futures/futures.ts';
import type { SeasonState } from '@fairline/sports/futures/state.ts';
import type { SideKey } from '@fairline/sports/sport.ts';
import { expect, test, vi } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import type { PlayOffsSoFar } from './counted-play-offs.ts';
import { feedMessage } from './feeds.topics.ts';
import { FuturesSource } from './futures-source.ts';
import type { FeedInlet } from './inlet.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const [NHL_DAY, NFL_DAY] = [Date.UTC(2027, 3, 20) / DAY_MS, Date.UTC(2027, 0, 12) / DAY_MS];

/** The play-offs of a league, and what is told of them as futures. */
class Followed {
  readonly told: FeedMessage[] = [];
  readonly winners = new Map<string, SideKey>();
  readonly clock = new ManualClock(0);
  readonly logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  readonly bus = new Bus(this.logger);
  readonly #league: League;
  readonly #season;
  isCounted = true;
  doubt: string | undefined;
  /** How games ended by their logs, once these are asked for. */
  readonly logs = new Map<string, FeedMessage[]>();
  /** Games whose logs cannot be read, by their ids. */
  readonly unread = new Set<string>();
  source: FuturesSource | undefined;

  constructor(league: League, day: number) {
    this.#league = league;
    this.#season = seasonByStrength(league, day);
    const [first] = this.games;
    if (!first) throw new Error('Nobody plays.');
    this.clock.set(first.startsAtMs - MINUTE_MS);
  }

  get games(): readonly PlayOffGame[] {
    return certainGames(this.#league, this.#season, this.winners);
  }

  get #soFar(): PlayOffsSoFar | undefined {
    const { games, winners, doubt } = this;
    return this.isCounted ? { season: this.#season, games, winners, doubt } : undefined;
  }

  /** As after a restart. */
  async start(): Promise<void> {
    this.source?.stop();
    const { bus, clock, logger } = this;
    const inlet: FeedInlet = {
      retold: async () => [],
      receive: async (value) => {
        const read = parseFeedMessage(value);
        if (!read.ok) return { kind: 'refused', reason: 'no message' };
        this.told.push(read.message);
        return { kind: 'accepted' };
      },
      histories: async (ids) => {
        if (ids.some((id) => this.unread.has(id))) throw new Error('unread');
        return new Map([
          ...[...this.logs].filter(([id]) => ids.includes(id)),
          ...(this.told.length > 0 ? [this.#id] : []).flatMap((id): [string, FeedMessage[]][] =>
            ids.includes(id) ? [[id, [...this.told]]] : [],
          ),
        ]);
      },
      unfinished: async () => (this.told.length > 0 && this.told.at(-1)?.kind !== 'result' ? [this.#id] : []),
    };
    const records = { playOffsSoFar: async () => this.#soFar };
    const parts = { leagues: [this.#league], paceMinutes: 13, luck: openLuck, records, bus, clock, logger };
    this.source = new FuturesSource(parts);
    await this.source.start(inlet);
    await this.look();
  }

  async look(): Promise<void> {
    await this.source?.look();
    expect(this.logger.error).not.toHaveBeenCalled();
  }

  get #id(): string {
    return this.told[0]?.eventId ?? '';
  }

  get state(): SeasonState {
    const [first] = this.told;
    if (!first || !('fixture' in first)) throw new Error('Nothing was told.');
    const { home, away, field = [] } = first.fixture;
    const since = this.told.findLastIndex(({ kind }) => kind === 'snapshot');
    const plays = this.told.slice(Math.max(0, since)).flatMap((message) => {
      if (message.kind === 'snapshot') return message.plays;
      return message.kind === 'play' ? [message.play] : [];
    });
    return plays.reduce<SeasonState>(
      (state, play) => futures.apply(state, futures.parsePlay(play)),
      futures.initial({ sides: { home, away, field } }),
    );
  }

  /** The next game without a winner, from its start on. */
  next(): PlayOffGame | undefined {
    const left = this.games.filter(({ eventId }) => !this.winners.has(eventId));
    const [game] = left.toSorted((one, other) => one.startsAtMs - other.startsAtMs);
    if (game) this.clock.set(Math.max(this.clock.now(), game.startsAtMs));
    return game;
  }

  win(game: PlayOffGame): void {
    this.winners.set(game.eventId, drawnWinner(this.#league, game, openLuck));
  }

  /** A game is told anew: the other side has won it. */
  correct({ eventId, startsAtMs, matchup }: PlayOffGame): void {
    const winner = this.winners.get(eventId) === 'home' ? 'away' : 'home';
    this.winners.set(eventId, winner);
    const at = new Date(startsAtMs).toISOString();
    const shared = { source: 'simulator', eventId, at };
    const [home, away] = winner === 'home' ? [3, 2] : [2, 3];
    const { competition, sport, organization } = this.#league;
    const place = { sport: sport.slug, organization: organization.slug, competition: competition.slug };
    const fixture: Fixture = { eventId, startsAt: at, ...place, ...matchup, lines: {} };
    const anew: FeedMessage = {
      ...shared,
      sequence: 9,
      kind: 'snapshot',
      fixture,
      plays: [],
      pending: false,
    };
    this.logs.set(eventId, [anew, { ...shared, sequence: 10, kind: 'result', home, away }]);
    this.bus.publish(feedMessage, anew);
  }

  async playOn(games: number): Promise<void> {
    for (let played = 0; played < games; played++) {
      const game = this.next();
      if (!game) return;
      await this.look();
      this.win(game);
      await this.look();
    }
  }
}

test.each([
  ['nhl', nhl, NHL_DAY],
  ['nfl', nfl, NFL_DAY],
] as const)(
  '%s: play-offs are told game by game, and settled by who wins their last',
  async (_, league, day) => {
    const followed = new Followed(league, day);
    await followed.start();
    expect(followed.told.map(({ kind }) => kind)).toEqual(['snapshot']);
    const game = followed.next();
    if (!game) throw new Error('Nobody plays.');
    await followed.look();
    const due = followed.games.filter(({ startsAtMs }) => startsAtMs <= game.startsAtMs);
    expect(followed.state.begun).toHaveLength(due.length);
    await followed.playOn(200);
    const last = followed.games.toSorted((one, other) => one.startsAtMs - other.startsAtMs).at(-1);
    if (!last) throw new Error('Nobody played.');
    const { champion, sides } = followed.state;
    const won = last.matchup[followed.winners.get(last.eventId) ?? 'home'];
    expect(sides.field?.[champion ?? -1]?.id).toBe(won.id);
    expect(followed.told.at(-1)).toMatchObject({ kind: 'result', home: (champion ?? -1) + 1 });
    const { length } = followed.told;
    await followed.start();
    expect(followed.told).toHaveLength(length);
  },
);

test('play-offs that are under way are told at once with all that is known of them, and followed after a restart', async () => {
  const whole = new Followed(nhl, NHL_DAY);
  await whole.start();
  await whole.playOn(30);
  const later = new Followed(nhl, NHL_DAY);
  for (let played = 0; played < 30; played++) {
    const game = later.next();
    if (game) later.win(game);
  }
  await later.start();
  expect(later.told.map(({ kind }) => kind)).toEqual(['snapshot']);
  const [bracket, other] = [later.state.bracket, whole.state.bracket];
  expect(bracket?.won.flat().reduce((sum, games) => sum + games)).toBe(30);
  expect(bracket).toEqual(other);
  await whole.start();
  await whole.playOn(1);
  expect(whole.state.bracket?.won.flat().reduce((sum, games) => sum + games)).toBe(31);
});

test('a game of play-offs is told to have begun with its first play, though it begins early', async () => {
  const followed = new Followed(nhl, NHL_DAY);
  await followed.start();
  const [game] = followed.games;
  if (!game) throw new Error('Nobody plays.');
  const message = { source: 'simulator', eventId: game.eventId, sequence: 2, at: new Date(0).toISOString() };
  followed.bus.publish(feedMessage, { ...message, kind: 'pending', reason: 'play' });
  await followed.look();
  expect(followed.state.begun).toHaveLength(1);
});

test('play-offs that nobody counts any more are drawn to their end once their days are over, and not before', async () => {
  const followed = new Followed(nhl, NHL_DAY);
  await followed.start();
  await followed.playOn(40);
  followed.isCounted = false;
  const { length } = followed.told;
  await followed.look();
  expect(followed.told).toHaveLength(length);
  followed.clock.set(Date.UTC(2027, 8, 1));
  for (let looks = 0; looks < 20 && followed.told.at(-1)?.kind !== 'result'; looks++) {
    await followed.look();
    followed.clock.advance(10 * MINUTE_MS);
  }
  expect(followed.told.at(-1)?.kind).toBe('result');
  expect(followed.state.left).toEqual([]);
  followed.source?.stop();
});

test('play-offs whose correction could not be told go no further when another game is announced', async () => {
  const followed = new Followed(nhl, NHL_DAY);
  await followed.start();
  await followed.playOn(10);
  const [first] = followed.games;
  if (!first) throw new Error('Nobody plays.');
  followed.isCounted = false;
  followed.clock.set(Date.UTC(2027, 8, 1));
  followed.unread.add(first.eventId);
  followed.correct(first);
  const { length } = followed.told;
  const [message] = followed.logs.get(first.eventId) ?? [];
  if (message?.kind !== 'snapshot') throw new Error('It was not told anew.');
  const fixture = { ...message.fixture, playOff: { round: 'Final' } };
  followed.bus.publish(feedMessage, { ...message, kind: 'fixture', fixture });
  await followed.source?.look();
  expect(followed.told).toHaveLength(length);
  followed.unread.clear();
  await followed.source?.look();
  expect(followed.told.length).toBeGreaterThan(length);
  followed.source?.stop();
});

test('a game of play-offs that somebody else has won since is told anew with all that follows', async () => {
  const followed = new Followed(nhl, NHL_DAY);
  await followed.start();
  await followed.playOn(10);
  const [first] = followed.games;
  if (!first) throw new Error('Nobody plays.');
  const { bracket } = followed.state;
  followed.correct(first);
  await followed.look();
  expect(followed.told.at(-1)).toMatchObject({ kind: 'snapshot', pending: false });
  expect(followed.state.bracket?.won).not.toEqual(bracket?.won);
  const other = new Followed(nhl, NHL_DAY);
  for (const [id, winner] of followed.winners) other.winners.set(id, winner);
  other.clock.set(followed.clock.now());
  await other.start();
  expect(followed.state.bracket).toEqual(other.state.bracket);
  expect(followed.state.begun).toEqual(other.state.begun);
  await followed.playOn(200);
  expect(followed.told.at(-1)?.kind).toBe('result');
});

test('play-offs in doubt are suspended once, told no further, not after a restart either, and told anew once they are in none', async () => {
  const followed = new Followed(nhl, NHL_DAY);
  await followed.start();
  await followed.playOn(10);
  followed.doubt = 'corrected too late';
  await followed.look();
  expect(followed.told.at(-1)).toMatchObject({ kind: 'suspend', reason: 'corrected too late' });
  const { length } = followed.told;
  await followed.playOn(200);
  // Why is not known any more, so nobody can say that it is over.
  followed.doubt = undefined;
  await followed.start();
  expect(followed.told).toHaveLength(length);
  followed.doubt = 'corrected too late';
  await followed.start();
  followed.isCounted = false;
  followed.clock.set(Date.UTC(2027, 8, 1));
  await followed.look();
  expect(followed.told).toHaveLength(length);
  followed.isCounted = true;
  followed.doubt = undefined;
  await followed.look();
  expect(followed.told.slice(length).map(({ kind }) => kind)).toEqual(['snapshot', 'result']);
});

test('play-offs that are over have another champion when their last game is corrected, and stay as they are when one before it is', async () => {
  const followed = new Followed(nfl, NFL_DAY);
  await followed.start();
  await followed.playOn(200);
  const { length } = followed.told;
  const { champion } = followed.state;
  const games = followed.games.toSorted((one, other) => one.startsAtMs - other.startsAtMs);
  const [first, last] = [games[0], games.at(-1)];
  if (!first || !last) throw new Error('Nobody played.');
  followed.correct(last);
  await followed.look();
  expect(followed.told.slice(length).map(({ kind }) => kind)).toEqual(['snapshot']);
  const won = last.matchup[followed.winners.get(last.eventId) ?? 'home'];
  expect(followed.state.champion).not.toBe(champion);
  expect(followed.state.sides.field?.[followed.state.champion ?? -1]?.id).toBe(won.id);
  followed.correct(first);
  await followed.source?.look();
  expect(followed.told).toHaveLength(length + 1);
  expect(followed.logger.error).toHaveBeenCalledTimes(1);
});
