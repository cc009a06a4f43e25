import type { Outcomes } from '@fairline/sports/market-definition.ts';
import {
  ImpossiblePlay,
  type MatchSetup,
  type Pacing,
  type Scoreboard,
  type SportModel,
} from '@fairline/sports/sport.ts';
import type { FeedBody, FeedMessage } from './message.ts';

/** Where a stream of messages about one event stands. */
export interface StreamPosition {
  readonly sequence: number;
  readonly atMs: number;
  /** Seconds of a televised game that the last play brings after it. */
  readonly rest?: number;
}

/** Numbers and dates the messages of one event. */
export class MessageStream {
  readonly #source: string;
  readonly #eventId: string;
  /** Milliseconds a second of a televised game takes here. */
  readonly #secondMs: number;
  #position: StreamPosition;
  #rest: number;

  constructor(source: string, eventId: string, secondMs: number, position: StreamPosition) {
    this.#source = source;
    this.#eventId = eventId;
    this.#secondMs = secondMs;
    this.#position = position;
    this.#rest = position.rest ?? 0;
  }

  /** A message about what happens `seconds` after the one before. */
  message(body: FeedBody, seconds = 0): FeedMessage {
    // Whole milliseconds, as the message says it: who goes on from the message comes to the same times.
    const atMs = Math.round(this.#position.atMs + seconds * this.#secondMs);
    const sequence = this.#position.sequence + 1;
    this.#position = { sequence, atMs };
    return {
      source: this.#source,
      eventId: this.#eventId,
      sequence,
      at: new Date(atMs).toISOString(),
      ...body,
    };
  }

  /**
   * The snap, where there is one, and then the play.
   * @param pause seconds before it, by the state before it alone: nobody can tell by them what is coming
   * @param snapped whether the snap was told before
   */
  *play(play: unknown, pause: number, { inTheAir, rest }: Pacing, snapped = false): Generator<FeedMessage> {
    const silence = this.#rest + pause;
    this.#rest = rest;
    if (inTheAir > 0 && !snapped) {
      yield this.message({ kind: 'pending', reason: 'Play under way' }, silence);
    }
    yield this.message({ kind: 'play', play }, inTheAir > 0 ? inTheAir : snapped ? 0 : silence);
  }
}

/** All plays of a game, each at its pace. One that cannot follow is told all the same: the receiver judges. */
export function* paced<State, Play, Strength, O extends Outcomes, Board extends Scoreboard>(
  stream: MessageStream,
  model: SportModel<State, Play, Strength, O, Board>,
  setup: MatchSetup,
  plays: readonly Play[],
): Generator<FeedMessage> {
  let state = model.initial(setup);
  for (const play of plays) {
    yield* stream.play(play, model.pauseBefore(state), model.pace(state, play));
    state = after(model, state, play);
  }
}

function after<State, Play, Strength, O extends Outcomes, Board extends Scoreboard>(
  model: SportModel<State, Play, Strength, O, Board>,
  state: State,
  play: Play,
): State {
  try {
    return model.apply(state, play);
  } catch (error) {
    if (error instanceof ImpossiblePlay) return state;
    throw error;
  }
}
