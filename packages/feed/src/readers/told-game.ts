import { ImpossiblePlay, type Outcomes, type Scoreboard, type SportModel } from '@fairline/sports/sport.ts';
import type { RecordingFault } from '../gamecenter/open-recording.ts';
import type { ReadRecording } from '../gamecenter/recording.ts';
import type { FeedMessage, Fixture } from '../message.ts';
import { MessageStream, paced } from '../play-messages.ts';

/** A recorded game as its reader found it. */
export interface ToldGame<Play> {
  readonly source: string;
  readonly fixture: Fixture;
  readonly plays: readonly Play[];
  /** What the recording itself says is wrong with it. */
  readonly fault?: RecordingFault;
  /** Home and away at the end, where the recording says so apart from its plays. */
  readonly stated?: { readonly home: number; readonly away: number };
}

/** One televised second is one second. */
const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;

/**
 * The messages a feed would have sent of a recorded game: the fixture, an hour later each play at its pace, and the result. A
 * game whose plays cannot follow from each other, do not end or do not add up to the score it states ends with 'suspend'
 * before the first play that is not to be trusted, and with the fault.
 */
export function messagesOf<State, Play, Strength, O extends Outcomes, Board extends Scoreboard>(
  model: SportModel<State, Play, Strength, O, Board>,
  { source, fixture, plays, fault: told, stated }: ToldGame<Play>,
): ReadRecording {
  const sides = { home: fixture.home, away: fixture.away };
  const { possible, state, fault: impossible } = followed(model, model.initial({ sides }), plays);
  const board = model.scoreboard(state);
  const fault = told ?? impossible ?? endFault(model.isFinal(state), board, stated);
  const stream = new MessageStream(source, fixture.eventId, SECOND_MS, {
    sequence: 0,
    atMs: Date.parse(fixture.startsAt) - HOUR_SECONDS * SECOND_MS,
  });
  const messages: FeedMessage[] = [
    stream.message({ kind: 'fixture', fixture }),
    stream.message({ kind: 'alive' }, HOUR_SECONDS),
    ...paced(stream, model, sides, possible),
  ];
  if (fault === undefined) {
    messages.push(stream.message({ kind: 'result', home: board.homeScore, away: board.awayScore }, 2));
    return { fixture, messages };
  }
  messages.push(stream.message({ kind: 'suspend', reason: fault.message }));
  return { fixture, messages, fault };
}

interface Followed<State, Play> {
  readonly possible: readonly Play[];
  readonly state: State;
  readonly fault?: RecordingFault;
}

function followed<State, Play, Strength, O extends Outcomes, Board extends Scoreboard>(
  model: SportModel<State, Play, Strength, O, Board>,
  initial: State,
  plays: readonly Play[],
): Followed<State, Play> {
  let state = initial;
  for (const [index, play] of plays.entries()) {
    try {
      state = model.apply(state, model.parsePlay(play));
    } catch (error) {
      if (!(error instanceof ImpossiblePlay)) throw error;
      const message = `Play ${index + 1} cannot follow: ${error.message}.`;
      return { possible: plays.slice(0, index), state, fault: { kind: 'impossible-play', message } };
    }
  }
  return { possible: plays, state };
}

function endFault(
  isFinal: boolean,
  { homeScore, awayScore }: Scoreboard,
  stated: ToldGame<unknown>['stated'],
): RecordingFault | undefined {
  if (!isFinal) return { kind: 'no-end', message: 'It stops before the game is over.' };
  if (stated === undefined || (stated.home === homeScore && stated.away === awayScore)) return undefined;
  return {
    kind: 'scores-disagree',
    message: `The plays give ${awayScore}–${homeScore}, the recording says ${stated.away}–${stated.home}.`,
  };
}
