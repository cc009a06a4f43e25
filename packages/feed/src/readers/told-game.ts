import type { Outcomes } from '@fairline/sports/market-definition.ts';
import {
  ImpossiblePlay,
  type MatchSetup,
  type Scoreboard,
  type Side,
  type SportModel,
} from '@fairline/sports/sport.ts';
import { keepable, nameable } from '../keepable.ts';
import { matchSetup } from '../match-setup.ts';
import type { FeedMessage, Fixture } from '../message.ts';
import { MessageStream, paced } from '../play-messages.ts';
import { realGame } from '../real-game.ts';
import { toldApart } from './player-side.ts';
import type { ReadRecording, RecordingFault } from './recording.ts';

/** What a reader of a family of recordings found. */
export interface ToldGame<Play> {
  /** Its name in messages. */
  readonly source: string;
  readonly fixture: Fixture;
  readonly plays: readonly Play[];
  /** What the recording itself says is wrong with it, and says more than what its plays lead to. */
  readonly fault?: RecordingFault | undefined;
  /** The final score as the recording states it apart from its plays; undefined where it does not. */
  readonly stated?: Score | undefined;
  /** What else the recording states of its end apart from its plays and these do not lead to, where they lead to an end. */
  readonly disagreement?: string | undefined;
}

interface Score {
  readonly home: number;
  readonly away: number;
}

/** One televised second is one second; the fixture is told an hour before the game. */
const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;

/**
 * The messages a feed would have sent of a recorded game: the fixture, an hour later each play at its pace, and the result. A
 * play that cannot follow, a game without an end and a score that disagrees are faults: the messages then go as far as can be
 * trusted and end with 'suspend'. Never throws.
 */
export function toldRecording<State, Play, Strength, O extends Outcomes, Board extends Scoreboard>(
  model: SportModel<State, Play, Strength, O, Board>,
  { source, fixture: named, plays, fault: found, stated, disagreement }: ToldGame<Play>,
): ReadRecording {
  const sides = toldApart(keepableSide(named.home), keepableSide(named.away));
  const fixture = realGame({ ...named, ...sides });
  if (fixture.home.id === fixture.away.id) return notARecording('a game of two sides: both are the same');
  const setup = matchSetup(fixture);
  const { trusted, state, fault: impossible } = followed(model, setup, plays);
  const { homeScore: home, awayScore: away } = model.scoreboard(state);
  const fault =
    found ?? impossible ?? endFault(model.isFinal(state), { home, away }, { stated, disagreement });
  const stream = new MessageStream(source, fixture.eventId, SECOND_MS, {
    sequence: 0,
    atMs: Date.parse(fixture.startsAt) - HOUR_SECONDS * SECOND_MS,
  });
  const messages: FeedMessage[] = [stream.message({ kind: 'fixture', fixture })];
  if (trusted.length > 0) messages.push(stream.message({ kind: 'alive' }, HOUR_SECONDS));
  messages.push(...paced(stream, model, setup, trusted));
  if (fault) messages.push(stream.message({ kind: 'suspend', reason: keepable(fault.message) }));
  else messages.push(stream.message({ kind: 'result', home, away }));
  return { fixture, messages, ...(fault && { fault }) };
}

interface Followed<State, Play> {
  readonly trusted: readonly Play[];
  readonly state: State;
  readonly fault?: RecordingFault;
}

/** As many plays as follow from one another, and where they lead. */
function followed<State, Play, Strength, O extends Outcomes, Board extends Scoreboard>(
  model: SportModel<State, Play, Strength, O, Board>,
  setup: MatchSetup,
  plays: readonly Play[],
): Followed<State, Play> {
  let state = model.initial(setup);
  for (const [index, play] of plays.entries()) {
    try {
      state = model.apply(state, model.parsePlay(play));
    } catch (error) {
      if (!(error instanceof ImpossiblePlay)) throw error;
      const message = `Play ${index + 1} cannot follow: ${error.message}.`;
      return { trusted: plays.slice(0, index), state, fault: { kind: 'impossible-play', message } };
    }
  }
  return { trusted: plays, state };
}

function endFault(
  isFinal: boolean,
  score: Score,
  { stated, disagreement }: Pick<ToldGame<never>, 'stated' | 'disagreement'>,
): RecordingFault | undefined {
  if (!isFinal) return { kind: 'no-end', message: 'It stops before the game is over.' };
  const isSame = stated === undefined || (stated.home === score.home && stated.away === score.away);
  const message = isSame
    ? disagreement
    : `The plays give ${written(score)}, the recording says ${written(stated)}.`;
  return message === undefined ? undefined : { kind: 'scores-disagree', message };
}

function keepableSide(side: Side): Side {
  const { name, mediumName, abbreviation } = side;
  return {
    ...side,
    name: nameable(name),
    mediumName: nameable(mediumName),
    abbreviation: nameable(abbreviation),
  };
}

/** The home side's score first. */
function written({ home, away }: Score): string {
  return `${home}–${away}`;
}

/** @param what of which game or match it is none, and why where that is known: "a cricket match: it has no date" */
export function notARecording(what: string): ReadRecording {
  return { fault: { kind: 'not-a-recording', message: `Not ${what}.` } };
}

export function cutOff(plays: number): RecordingFault {
  return { kind: 'cut-off', message: `It ends in the middle, after ${plays} plays.` };
}

export function unknownTeam(name: string): ReadRecording {
  return { fault: { kind: 'unknown-team', message: `There is no team ${name}.` } };
}
