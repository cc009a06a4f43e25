import { type BaseballPlay, isBatting } from '@fairline/sports/baseball/play.ts';
import type { BySide } from '@fairline/sports/sport.ts';
import type { RecordingFault } from '../readers/recording.ts';
import type { EventFileGame, EventRecord } from './event-file.ts';
import { readEventText } from './event-text.ts';
import type { Beginners } from './line-up.ts';
import { callsSince } from './pitches.ts';
import { afterEvent, newHalf, playAt, type Situation } from './situation.ts';
import { type Change, WhoPlays } from './who-plays.ts';
import { textOf } from './words.ts';

type PlayRecord = Extract<EventRecord, { kind: 'play' }>;

const NOBODY_ON = [false, false, false, false];
const FIRST: Situation = {
  inning: 1,
  half: 'top',
  outs: 0,
  balls: 0,
  strikes: 0,
  on: NOBODY_ON,
  home: 0,
  away: 0,
};

export interface EventFilePlays {
  readonly plays: readonly BaseballPlay[];
  /** From where on it is not known who did what. */
  readonly fault?: RecordingFault;
}

/**
 * Every pitch, play and change of players of a game, the start first; up to where its records contradict who plays.
 * @param beginners undefined where not all of them are told: then nobody's leaving is
 */
export function eventFilePlays(
  game: EventFileGame,
  beginners: BySide<Beginners> | undefined,
): EventFilePlays {
  const plays: BaseballPlay[] = [
    {
      ...playAt(FIRST, 'start', 'Play ball'),
      rules: { innings: game.innings, extraRunner: game.extraRunner },
    },
  ];
  const who = new WhoPlays(beginners);
  let waiting: readonly Change[] = [];
  let at = FIRST;
  /** Letters of the pitch sequence that were told before. */
  let seen = 0;
  for (const record of game.records) {
    if (record.kind === 'unread') return lost(plays, 'a record cannot be read');
    if (record.kind === 'sub') {
      if (record.entry === undefined && beginners) return lost(plays, 'it is not said who comes in');
      if (record.entry) waiting = [...waiting, ...who.takeIn(record.entry)];
      continue;
    }
    if (record.inning !== at.inning || record.half !== at.half) {
      const runner = game.extraRunner && record.inning > game.innings;
      at = newHalf(at, record.inning, record.half, runner);
      seen = 0;
    }
    const [batting, field] =
      record.half === 'top' ? (['away', 'home'] as const) : (['home', 'away'] as const);
    const isDue = ({ kind, side }: Change) => kind === 'substitution' || side === field;
    plays.push(...waiting.filter(isDue).map((change) => changePlay(at, change)));
    waiting = waiting.filter((change) => !isDue(change));
    if (!who.isUp(batting, record.batter)) return lost(plays, 'somebody bats whose turn it is not');
    const told = tellPlay(at, record, seen, game.names);
    plays.push(...told.plays);
    if (told.plays.some(({ kind }) => isBatting(kind))) who.hasBatted(batting);
    at = told.after;
    seen = told.isTurnOver ? 0 : record.pitches.length;
  }
  return { plays };
}

function changePlay(at: Situation, change: Change): BaseballPlay {
  const { kind, side, text } = change;
  const play = playAt(at, kind, text);
  return change.kind === 'substitution' ? { ...play, substituted: { side, place: change.place } } : play;
}

function lost(plays: readonly BaseballPlay[], why: string): EventFilePlays {
  return { plays, fault: { kind: 'impossible-play', message: `After ${plays.length} plays ${why}.` } };
}

interface Told {
  readonly plays: readonly BaseballPlay[];
  readonly after: Situation;
  readonly isTurnOver: boolean;
}

/** The pitches of a record, the last of which brings what its event says. */
function tellPlay(
  before: Situation,
  record: PlayRecord,
  seen: number,
  names: ReadonlyMap<string, string>,
): Told {
  const name = names.get(record.batter) ?? 'The batter';
  const event = readEventText(record.event);
  const calls = callsSince(record.pitches, seen);
  const text = textOf(event, name);
  const pitches: BaseballPlay[] = [];
  let at = before;
  const isBatting = isTurn(event.basic);
  // A ball in play is no call; of a walk, a strikeout and of what runners do, the last call belongs to the event.
  const own = calls.length > 0 && !(isBatting && /[XY]$/.test(record.pitches)) && !/H$/.test(record.pitches);
  for (const [index, call] of calls.entries()) {
    const next = counted(at, call);
    const isLast = index === calls.length - 1;
    if (isLast && own && isBatting) break;
    at = next;
    if (!(isLast && own)) pitches.push(playAt(at, 'pitch', pitchText(call, at, name)));
  }
  const { play, after } = afterEvent(at, event, text);
  return { plays: [...pitches, play], after, isTurnOver: isBatting || after.outs === 3 };
}

/** Whether a basic play ends the turn of the batter. */
function isTurn(basic: string): boolean {
  return !/^(BK|CS|DI|OA|PB|WP|PO|SB|FLE)/.test(basic);
}

function counted(at: Situation, call: 'ball' | 'strike' | 'foul'): Situation {
  if (call === 'ball') return { ...at, balls: Math.min(3, at.balls + 1) };
  return { ...at, strikes: Math.min(2, at.strikes + 1) };
}

const CALLS = { ball: 'Ball', strike: 'Strike', foul: 'Foul' } as const;

function pitchText(call: 'ball' | 'strike' | 'foul', { balls, strikes }: Situation, name: string): string {
  return `${CALLS[call]}, ${balls}–${strikes} to ${name}`;
}
