import { ImpossiblePlay } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { type FeedMessage, type Fixture, sidesOf } from './message.ts';
import { parseFeedMessage } from './message-schema.ts';
import type { ReadRecording, RecordingFault } from './readers/recording.ts';

/** As many letters as a message may say why with. */
const LONGEST_REASON = 200;

interface Mistake {
  /** Of the first message that is not to be told. */
  readonly at: number;
  readonly fault: RecordingFault;
}

/**
 * The last look at what a reader made of a file, whatever the file was: every message is one that the feed takes, every play
 * one that its sport can follow, and the result the one they lead to. From the first that is not on, nothing is told but the
 * suspension, and why.
 */
export function trusted(recording: ReadRecording): ReadRecording {
  const { fixture, messages } = recording;
  if (fixture === undefined) return recording;
  const mistake = firstMistake(fixture, messages);
  if (mistake === undefined) return recording;
  // What the reader itself found wrong says more than what its last message looks like.
  const fault = recording.fault ?? mistake.fault;
  const told = messages.slice(0, mistake.at);
  const last = told.at(-1);
  return last === undefined ? { fault } : { fixture, fault, messages: [...told, suspension(last, fault)] };
}

function suspension(
  { source, eventId, sequence, at }: FeedMessage,
  { message }: RecordingFault,
): FeedMessage {
  const reason = message.slice(0, LONGEST_REASON);
  return { source, eventId, sequence: sequence + 1, at, kind: 'suspend', reason };
}

function firstMistake(fixture: Fixture, messages: readonly FeedMessage[]): Mistake | undefined {
  const model = sportModel(fixture.sport);
  if (model === undefined) return mistake(0, 'not-a-recording', `nothing plays '${fixture.sport}'`);
  let state = model.initial({ sides: sidesOf(fixture) });
  for (const [at, message] of messages.entries()) {
    const read = parseFeedMessage(message);
    if (!read.ok) return mistake(at, at === 0 ? 'not-a-recording' : 'impossible-play', read.reason);
    try {
      if (message.kind === 'play') state = model.apply(state, model.parsePlay(message.play));
    } catch (error) {
      if (!(error instanceof ImpossiblePlay || error instanceof RangeError)) throw error;
      return mistake(at, 'impossible-play', error.message);
    }
    if (message.kind !== 'result') continue;
    const { homeScore, awayScore } = model.scoreboard(state);
    if (!model.isFinal(state)) return mistake(at, 'no-end', 'the plays stop before the game is over');
    if (homeScore === message.home && awayScore === message.away) continue;
    return mistake(at, 'scores-disagree', `the plays lead to ${homeScore}–${awayScore}`);
  }
  return undefined;
}

function mistake(at: number, kind: RecordingFault['kind'], why: string): Mistake {
  return { at, fault: { kind, message: `Message ${at + 1} cannot be told: ${why}.` } };
}
