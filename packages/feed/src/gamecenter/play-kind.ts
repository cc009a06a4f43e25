import type { FootballPlayKind } from '@fairline/sports/football/play.ts';
import type { RecordedPlay } from './recorded-game.ts';

/** Tried in order; GameCenter's note says how a row ended ('TD', 'FUMBLE'), so mostly the words must say what it was. */
const RULES: readonly (readonly [FootballPlayKind, (row: RecordedPlay) => boolean])[] = [
  ['end-of-game', ({ text }) => /^END GAME/i.test(text)],
  ['end-of-period', ({ text }) => /^END (QUARTER|HALF)/i.test(text)],
  ['two-minute-warning', ({ text }) => /^Two-Minute Warning/i.test(text)],
  ['timeout', ({ note, text }) => /^timeout$/i.test(note) && /by [A-Z]{2,3} at/.test(text)],
  ['two-point', ({ note, text }) => /^2P/.test(note) || /^TWO-POINT CONVERSION/.test(text)],
  ['extra-point', ({ note, text }) => /^XP/.test(note) || / extra point /.test(text)],
  ['kickoff', ({ down, note, text }) => down === 0 && (note === 'KICKOFF' || / kicks /.test(text))],
  ['penalty', ({ text }) => / - No Play/.test(text)],
  ['punt', ({ text }) => / punts /.test(text)],
  ['field-goal', ({ text }) => / field goal /.test(text)],
  ['sack', ({ text }) => / sacked /.test(text)],
  ['kneel', ({ text }) => / kneels /.test(text)],
  ['spike', ({ text }) => / spiked /.test(text)],
  ['pass', ({ text }) => / pass /.test(text)],
  ['other', ({ team, down }) => team === '' || down === 0],
];

/** What a row of a recording was. */
export function playKind(row: RecordedPlay): FootballPlayKind {
  return RULES.find(([, matches]) => matches(row))?.[0] ?? 'rush';
}

/** Rows that report something other than the ball being put in play. */
const MARKS: ReadonlySet<FootballPlayKind> = new Set([
  'timeout',
  'two-minute-warning',
  'end-of-period',
  'end-of-game',
  'other',
]);

/** Whether the ball was put in play, so that the row says where, by whom and how; a penalty before a kick says none of it. */
export function isSnap(row: RecordedPlay): boolean {
  const kind = playKind(row);
  return !MARKS.has(kind) && !(kind === 'penalty' && row.down === 0);
}

/** Whether a row is the try after a touchdown. */
export function isTry(row: RecordedPlay): boolean {
  const kind = playKind(row);
  return kind === 'extra-point' || kind === 'two-point';
}
