import type { AnySportModel } from '@fairline/sports/sport.ts';
import { matchSetup } from '../match-setup.ts';
import type { FeedMessage, Fixture } from '../message.ts';
import { MessageStream } from '../play-messages.ts';
import type { Luck } from './luck.ts';

export const SIMULATOR = 'simulator';

export interface SimulatedGame {
  readonly model: AnySportModel;
  readonly fixture: Fixture;
  /** Every message of the game so far, the fixture or a snapshot first. */
  readonly told: readonly FeedMessage[];
  /** How good the sides are, the sport's own, fitted to the fixture's lines. */
  readonly strength: unknown;
  /** Real minutes a game takes. */
  readonly paceMinutes: number;
  /** Whoever knows it knows how the game ends. */
  readonly luck: Luck;
}

/** The first message of a simulated game, dated when it is told. */
export function fixtureMessage(fixture: Fixture, atMs: number): FeedMessage {
  const at = new Date(atMs).toISOString();
  return { source: SIMULATOR, eventId: fixture.eventId, sequence: 1, at, kind: 'fixture', fixture };
}

/**
 * A believable game, message by message, from its fixture or from where `told` ends. Every play is drawn with luck of its own,
 * by the event's id and the play's number, so a game goes on after a restart exactly as it would have without. Nothing follows the end
 * of one that is over or called off.
 * Messages are dated on the season's clock: the caller delivers each when its time has come.
 */
export function* simulatedGame({
  model,
  fixture,
  told,
  strength,
  paceMinutes,
  luck,
}: SimulatedGame): Generator<FeedMessage> {
  const plays = told.flatMap(playsIn).map((play) => model.parsePlay(play));
  let state = model.initial(matchSetup(fixture));
  let rest = 0;
  for (const play of plays) {
    ({ rest } = model.pace(state, play));
    state = model.apply(state, play);
  }
  const last = told.at(-1);
  if (last?.kind === 'result' || (last?.kind === 'status' && last.status === 'cancelled')) return;
  const startMs = Date.parse(fixture.startsAt);
  const secondMs = (paceMinutes * 60_000) / model.broadcastSeconds;
  const stream = new MessageStream(SIMULATOR, fixture.eventId, secondMs, {
    rest,
    sequence: last?.sequence ?? 1,
    // A snapshot from before the start is dated before it.
    atMs: last && last.kind !== 'fixture' ? Math.max(startMs, Date.parse(last.at)) : startMs,
  });
  let snapped = last?.kind === 'pending' || (last?.kind === 'snapshot' && last.pending);
  for (let number = plays.length; !model.isFinal(state); number++) {
    const play = model.playOn(state, strength, luck(fixture.eventId, number));
    if (play === undefined) break;
    yield* stream.play(play, model.pauseBefore(state), model.pace(state, play), snapped);
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
