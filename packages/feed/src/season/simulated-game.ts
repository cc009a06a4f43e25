import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import type { AnySportModel, RandomSource } from '@fairline/sports/sport.ts';
import { matchSetup } from '../match-setup.ts';
import type { FeedMessage, Fixture } from '../message.ts';
import { MessageStream } from '../play-messages.ts';

export const SIMULATOR = 'simulator';

/** What a play of a game is drawn with, by its number. The same for the same number. */
export type Luck = (eventId: string, number: number) => RandomSource;

/** Everybody who knows the event's id knows it: for tests, and where nobody bets. */
export const openLuck: Luck = (eventId, number) => new Random(hash(eventId), number);

/** The first message of a simulated game, dated when it is told. */
export function fixtureMessage(fixture: Fixture, atMs: number): FeedMessage {
  const at = new Date(atMs).toISOString();
  return { source: SIMULATOR, eventId: fixture.eventId, sequence: 1, at, kind: 'fixture', fixture };
}

/**
 * A believable game, message by message, from its fixture or from where `told` ends. Every play is drawn with luck of its own,
 * by the event's id and the play's number, so a game goes on after a restart exactly as it would have without.
 * Messages are dated on the season's clock: the caller delivers each when its time has come.
 * @param told every message of the game so far, the fixture or a snapshot first
 * @param strength how good the sides are, the sport's own, fitted to the fixture's lines
 * @param paceMinutes real minutes a game takes
 */
export function* simulatedGame(
  model: AnySportModel,
  fixture: Fixture,
  told: readonly FeedMessage[],
  strength: unknown,
  paceMinutes: number,
  luck = openLuck,
): Generator<FeedMessage> {
  const plays = told.flatMap(playsIn).map((play) => model.parsePlay(play));
  let state = plays.reduce<unknown>(
    (before, play) => model.apply(before, play),
    model.initial(matchSetup(fixture)),
  );
  const last = told.at(-1);
  if (last?.kind === 'result') return;
  const secondMs = (paceMinutes * 60_000) / model.broadcastSeconds;
  const stream = new MessageStream(SIMULATOR, fixture.eventId, secondMs, {
    sequence: last?.sequence ?? 1,
    atMs: Date.parse(last && last.kind !== 'fixture' ? last.at : fixture.startsAt),
  });
  let snapped = last?.kind === 'pending' || (last?.kind === 'snapshot' && last.pending);
  for (let number = plays.length; !model.isFinal(state); number++) {
    const play = model.playOn(state, strength, luck(fixture.eventId, number));
    if (play === undefined) break;
    yield* stream.play(play, model.pace(state, play), snapped);
    snapped = false;
    state = model.apply(state, play);
  }
  const { homeScore, awayScore } = model.scoreboard(state);
  yield stream.message({ kind: 'result', home: homeScore, away: awayScore }, 2);
}

function playsIn(message: FeedMessage): readonly unknown[] {
  if (message.kind === 'snapshot') return message.plays;
  return message.kind === 'play' ? [message.play] : [];
}
