import type { BaseballPlay } from '@fairline/sports/baseball/play.ts';
import type { EventFileGame, EventRecord } from './event-file.ts';
import { readEventText } from './event-text.ts';
import { callsSince } from './pitches.ts';
import { afterEvent, newHalf, playAt, type Situation } from './situation.ts';
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

/** Every pitch, play and change of pitchers of a game, the start first. */
export function eventFilePlays(game: EventFileGame): BaseballPlay[] {
  const plays: BaseballPlay[] = [
    {
      ...playAt(FIRST, 'start', 'Play ball'),
      rules: { innings: game.innings, extraRunner: game.extraRunner },
    },
  ];
  const waiting: Record<'home' | 'away', string | undefined> = { home: undefined, away: undefined };
  let at = FIRST;
  /** Letters of the pitch sequence that were told before. */
  let seen = 0;
  for (const record of game.records) {
    if (record.kind === 'pitcher') {
      waiting[record.side] = record.name;
      continue;
    }
    if (record.inning !== at.inning || record.half !== at.half) {
      const runner = game.extraRunner && record.inning > game.innings;
      at = newHalf(at, record.inning, record.half, runner);
      seen = 0;
    }
    const field = record.half === 'top' ? 'home' : 'away';
    if (waiting[field] !== undefined) {
      plays.push(playAt(at, 'pitching-change', `${waiting[field]} comes in to pitch`));
      waiting[field] = undefined;
    }
    const told = tellPlay(at, record, seen, game.names);
    plays.push(...told.plays);
    at = told.after;
    seen = told.isTurnOver ? 0 : record.pitches.length;
  }
  return plays;
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
