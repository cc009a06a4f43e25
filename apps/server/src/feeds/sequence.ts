import type { FeedMessage } from '@fairline/feed/message.ts';
import { fieldSizeOf, gameOf, OTHER_GAME } from './game-of.ts';

/** How far an event's messages were followed. */
export interface Position {
  /** Of the last message accepted; 0 before the first. */
  readonly sequence: number;
  /** Nothing but a snapshot is accepted until one arrives. */
  readonly troubled: boolean;
  /** The result is known: nothing follows but corrections of it. */
  readonly over: boolean;
  /** Who told its first message; undefined before. */
  readonly source?: string | undefined;
  /** Who plays what, as it was announced; undefined before. */
  readonly game?: string | undefined;
}

export const START: Position = { sequence: 0, troubled: false, over: false };

export type Verdict =
  | { readonly kind: 'accepted'; readonly position: Position }
  /** Not taken; with `troubled` the event must be suspended until a snapshot arrives. */
  | {
      readonly kind: 'refused';
      readonly reason: string;
      readonly troubled: boolean;
      readonly position: Position;
    };

/** Whether a message is the one that must come next and of the game that was announced, and where its event stands after it. */
export function judge(position: Position, message: FeedMessage): Verdict {
  const game = 'fixture' in message ? gameOf(message.fixture) : position.game;
  const verdict = judgeNumber(position, message);
  if (verdict.kind === 'refused') return verdict;
  if (position.game !== undefined && game !== position.game) {
    return refused(position, OTHER_GAME, !position.over);
  }
  const strange = strangeChances(position.game, message);
  if (strange !== undefined) return refused(position, strange, true);
  return { ...verdict, position: { ...verdict.position, game } };
}

/** Prices are told without their field: they must be of as many as were announced. */
function strangeChances(game: string | undefined, message: FeedMessage): string | undefined {
  const chances = message.kind === 'odds' ? message.lines.fieldWinProbabilities : undefined;
  if (chances === undefined || game === undefined) return undefined;
  const players = fieldSizeOf(game);
  if (chances.length === players) return undefined;
  return `lines.fieldWinProbabilities: has ${chances.length} chances, the field has ${players}`;
}

function judgeNumber(position: Position, message: FeedMessage): Verdict {
  if (position.over) return judgeAfterTheEnd(position, message);
  if (message.kind === 'snapshot') return judgeSnapshot(position, message.sequence);
  if (position.troubled) return refused(position, 'a snapshot is awaited', false);
  const expected = position.sequence + 1;
  const { kind } = message;
  const notFirst = `the first message must be the fixture or a snapshot, and this is '${kind}'`;
  // Of an event that nobody announced nobody has missed anything: it may still begin.
  const isAnnounced = expected > 1 || position.source !== undefined;
  if (!isAnnounced && kind !== 'fixture') return refused(position, notFirst, false);
  if (message.sequence < expected) {
    const reason = `number ${message.sequence} again or out of order, ${expected} was expected`;
    return refused(position, reason, isAnnounced);
  }
  if (message.sequence > expected) {
    const reason = `a gap: number ${message.sequence}, ${expected} was expected`;
    return refused(position, reason, isAnnounced);
  }
  // A sign of life says nothing that could have been missed.
  if (expected === 1 && kind !== 'fixture') return refused(position, notFirst, kind !== 'alive');
  const over = message.kind === 'result' || (message.kind === 'status' && message.status === 'cancelled');
  return { kind: 'accepted', position: { sequence: expected, troubled: false, over } };
}

/** Only a correction is heard: the whole event once more, as a later message. */
function judgeAfterTheEnd(position: Position, message: FeedMessage): Verdict {
  if (message.kind !== 'snapshot' || message.sequence <= position.sequence) {
    const next = position.sequence + 1;
    return refused(position, `the event is over: only a snapshot from number ${next} on corrects it`, false);
  }
  return { kind: 'accepted', position: { ...position, sequence: message.sequence } };
}

function judgeSnapshot(position: Position, sequence: number): Verdict {
  if (sequence < position.sequence) {
    return refused(position, `a snapshot as of ${sequence}, but ${position.sequence} is known`, false);
  }
  return { kind: 'accepted', position: { sequence, troubled: false, over: false } };
}

function refused(position: Position, reason: string, troubled: boolean): Verdict {
  return {
    kind: 'refused',
    reason,
    troubled,
    position: { ...position, troubled: position.troubled || troubled },
  };
}
