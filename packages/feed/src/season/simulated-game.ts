import { football } from '@fairline/sports/football/football.ts';
import type { FootballState } from '@fairline/sports/football/state.ts';
import type { FootballStrength } from '@fairline/sports/football/strength.ts';
import { Random } from '@fairline/sports/random.ts';
import { hash } from '../hash.ts';
import type { FeedMessage, Fixture } from '../message.ts';
import { BROADCAST_SECONDS } from '../pacing.ts';
import { MessageStream } from '../play-messages.ts';

export const SIMULATOR = 'simulator';

/** The first message of a simulated game, dated when it is told. */
export function fixtureMessage(fixture: Fixture, atMs: number): FeedMessage {
  const at = new Date(atMs).toISOString();
  return { source: SIMULATOR, eventId: fixture.eventId, sequence: 1, at, kind: 'fixture', fixture };
}

/**
 * A believable game, message by message, from its fixture or from where `told` ends. Every play is drawn from a seed of its
 * own (the event's id and the play's number), so a game goes on after a restart exactly as it would have without.
 * Messages are dated on the season's clock: the caller delivers each when its time has come.
 * @param told every message of the game so far, the fixture or a snapshot first
 * @param strength how good the sides are, fitted to the fixture's lines
 * @param paceMinutes real minutes a game takes
 */
export function* simulatedGame(
  fixture: Fixture,
  told: readonly FeedMessage[],
  strength: FootballStrength,
  paceMinutes: number,
): Generator<FeedMessage> {
  const plays = told.flatMap(playsIn).map((play) => football.parsePlay(play));
  let state = plays.reduce<FootballState>(
    (before, play) => football.apply(before, play),
    football.initial({ sides: { home: fixture.home, away: fixture.away } }),
  );
  const last = told.at(-1);
  if (last?.kind === 'result') return;
  const startMs = Date.parse(fixture.startsAt);
  const stream = new MessageStream(SIMULATOR, fixture.eventId, (paceMinutes * 60_000) / BROADCAST_SECONDS, {
    sequence: last?.sequence ?? 1,
    atMs: last && last.kind !== 'fixture' ? Date.parse(last.at) : startMs,
    before: plays.length > 0 ? { quarter: state.quarter, clock: state.clock } : undefined,
  });
  const seed = hash(fixture.eventId);
  let snapped = last?.kind === 'pending' || (last?.kind === 'snapshot' && last.pending);
  for (let number = plays.length; !football.isFinal(state); number++) {
    const play = football.playOn(state, strength, new Random(seed, number));
    if (!play) break;
    yield* stream.play(play, snapped);
    snapped = false;
    state = football.apply(state, play);
  }
  const { homeScore, awayScore } = football.scoreboard(state);
  yield stream.message({ kind: 'result', home: homeScore, away: awayScore }, 2);
}

function playsIn(message: FeedMessage): readonly unknown[] {
  if (message.kind === 'snapshot') return message.plays;
  return message.kind === 'play' ? [message.play] : [];
}
