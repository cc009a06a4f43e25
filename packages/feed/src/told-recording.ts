import type { Outcomes, Scoreboard, Sides, SportModel } from '@fairline/sports/sport.ts';
import { ImpossiblePlay } from '@fairline/sports/sport.ts';
import type { RecordingFault } from './gamecenter/open-recording.ts';
import type { ReadRecording } from './gamecenter/recording.ts';
import type { FeedMessage, Fixture } from './message.ts';
import { MessageStream, paced } from './play-messages.ts';

/** One televised second is one second; the fixture is told an hour before the game. */
const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;

/** What a reader of a family of recordings found. */
export interface ToldGame<Play> {
  /** Its name in messages. */
  readonly source: string;
  readonly fixture: Fixture;
  readonly plays: readonly Play[];
  /** The final score as the recording states it apart from its plays; undefined where it does not. */
  readonly stated: { readonly home: number; readonly away: number } | undefined;
}

/**
 * The messages a feed would have sent of a recorded game. A play that cannot follow, a game without an end and a score that
 * disagrees are faults: the messages then go as far as can be trusted and end with 'suspend'. Never throws.
 */
export function toldRecording<State, Play, Strength, O extends Outcomes, Board extends Scoreboard>(
  model: SportModel<State, Play, Strength, O, Board>,
  { source, fixture, plays, stated }: ToldGame<Play>,
): ReadRecording {
  const sides: Sides = { home: fixture.home, away: fixture.away };
  const { trusted, state, reason } = follow(model, sides, plays);
  const { homeScore: home, awayScore: away } = model.scoreboard(state);
  const fault = reason ?? faultAtEnd(model.isFinal(state), { home, away }, stated);
  const atMs = Date.parse(fixture.startsAt) - HOUR_SECONDS * SECOND_MS;
  const stream = new MessageStream(source, fixture.eventId, SECOND_MS, { sequence: 0, atMs });
  const messages: FeedMessage[] = [stream.message({ kind: 'fixture', fixture })];
  if (trusted.length > 0) messages.push(stream.message({ kind: 'alive' }, HOUR_SECONDS));
  messages.push(...paced(stream, model, sides, trusted));
  if (fault) messages.push(stream.message({ kind: 'suspend', reason: fault.message }));
  else messages.push(stream.message({ kind: 'result', home, away }));
  return { fixture, messages, ...(fault && { fault }) };
}

interface Followed<State, Play> {
  readonly trusted: readonly Play[];
  readonly state: State;
  readonly reason: RecordingFault | undefined;
}

/** As many plays as follow from one another. */
function follow<State, Play, Strength, O extends Outcomes, Board extends Scoreboard>(
  model: SportModel<State, Play, Strength, O, Board>,
  sides: Sides,
  plays: readonly Play[],
): Followed<State, Play> {
  let state = model.initial({ sides });
  for (const [number, play] of plays.entries()) {
    try {
      state = model.apply(state, model.parsePlay(play));
    } catch (error) {
      if (!(error instanceof ImpossiblePlay)) throw error;
      const message = `Play ${number + 1} cannot follow: ${error.message}.`;
      return { trusted: plays.slice(0, number), state, reason: { kind: 'impossible-play', message } };
    }
  }
  return { trusted: plays, state, reason: undefined };
}

function faultAtEnd(
  ended: boolean,
  { home, away }: { home: number; away: number },
  stated: ToldGame<unknown>['stated'],
): RecordingFault | undefined {
  if (!ended) return { kind: 'no-end', message: 'It stops before the game is over.' };
  if (stated === undefined || (stated.home === home && stated.away === away)) return undefined;
  const message = `The plays give ${home}-${away}, the score line ${stated.home}-${stated.away}.`;
  return { kind: 'scores-disagree', message };
}

export function notARecording(what: string): ReadRecording {
  return { fault: { kind: 'not-a-recording', message: `Not a recording of ${what}.` } };
}

export function unknownTeam(abbreviation: string): ReadRecording {
  return { fault: { kind: 'unknown-team', message: `There is no team ${abbreviation}.` } };
}
