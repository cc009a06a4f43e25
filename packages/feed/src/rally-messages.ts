import type { Outcomes, Scoreboard, SportModel } from '@fairline/sports/sport.ts';
import type { RecordingFault } from './gamecenter/open-recording.ts';
import type { ReadRecording } from './gamecenter/recording.ts';
import type { Fixture } from './message.ts';
import { MessageStream, paced } from './play-messages.ts';

/** One televised second is one second. */
const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;

/** A recorded match as the messages a feed would have sent: the fixture an hour before, the plays, the result or the fault. */
export function messagesOf<State, Play, Strength, O extends Outcomes, Board extends Scoreboard>(
  source: string,
  model: SportModel<State, Play, Strength, O, Board>,
  fixture: Fixture,
  plays: readonly Play[],
  fault: RecordingFault | undefined,
): ReadRecording {
  const startMs = Date.parse(fixture.startsAt);
  const stream = new MessageStream(source, fixture.eventId, SECOND_MS, {
    sequence: 0,
    atMs: startMs - HOUR_SECONDS * SECOND_MS,
  });
  const sides = { home: fixture.home, away: fixture.away };
  const final = plays.reduce((state, play) => model.apply(state, play), model.initial({ sides }));
  const { homeScore: home, awayScore: away } = model.scoreboard(final);
  const messages = [
    stream.message({ kind: 'fixture', fixture }),
    stream.message({ kind: 'alive' }, HOUR_SECONDS),
    ...paced(stream, model, sides, plays),
    fault
      ? stream.message({ kind: 'suspend', reason: fault.message })
      : stream.message({ kind: 'result', home, away }),
  ];
  return { fixture, messages, ...(fault && { fault }) };
}
